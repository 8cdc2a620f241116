import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { ExactTime } from './time.tsx';
import { rich, t } from './text.ts';

interface SearchFurtherProps {
  /** How far back the server has searched, in Unix seconds. */
  readonly until: number;
  readonly count: number;
  readonly pending: boolean;
  readonly onContinue: () => void;
}

/**
 * Shown below a list that the server filters row by row. Each request examines a limited number of rows; the button
 * sends the next one.
 */
export function SearchFurther({ until, count, pending, onContinue }: SearchFurtherProps) {
  return (
    <Notice
      action={
        <Button size="small" pending={pending} onClick={onContinue}>
          {t('searchFurther.searchFurther')}
        </Button>
      }
    >
      {rich('searchFurther.searchedBackTo', {
        count,
        time: () => <ExactTime at={until} />,
      })}
    </Notice>
  );
}
