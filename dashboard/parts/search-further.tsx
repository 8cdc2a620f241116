import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { ExactTime } from './time.tsx';
import { rich, t } from './text.ts';

interface SearchFurtherProps {
  /** How far back the search has got. */
  readonly until: number;
  readonly count: number;
  readonly pending: boolean;
  readonly onGoOn: () => void;
}

/**
 * Shown below a list whose filters need a scan. Each step ends after a number of rows, and the next one continues.
 */
export function SearchFurther({ until, count, pending, onGoOn }: SearchFurtherProps) {
  return (
    <Notice
      action={
        <Button size="small" pending={pending} onClick={onGoOn}>
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
