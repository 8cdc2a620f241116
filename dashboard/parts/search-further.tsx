import { SearchX } from 'lucide-react';
import { Button } from './button.tsx';
import { type FilterSummary, NoMatch } from './no-match.tsx';
import { Notice } from './notice.tsx';
import { ExactTime } from './time.tsx';
import { rich, t } from './text.ts';

interface SearchFurtherProps {
  /** How far back the server has searched, in Unix seconds. */
  readonly until: number;
  readonly count: number;
  readonly pending: boolean;
  readonly onContinue: () => void;
  /** What is searched for. */
  readonly filters: FilterSummary;
}

/**
 * Shown below a list that the server filters row by row. Each request examines a limited number of rows; the button
 * sends the next one. Without a row above it, it also says what was searched for.
 */
export function SearchFurther({ until, count, pending, onContinue, filters }: SearchFurtherProps) {
  const progress = rich('searchFurther.searchedBackTo', { count, time: () => <ExactTime at={until} /> });
  if (count > 0)
    return (
      <Notice
        action={
          <Button size="small" pending={pending} onClick={onContinue}>
            {t('searchFurther.searchFurther')}
          </Button>
        }
      >
        {progress}
      </Notice>
    );
  return (
    <NoMatch
      icon={SearchX}
      title={t('searchFurther.nothingFoundYet')}
      {...filters}
      action={
        <Button variant="primary" pending={pending} onClick={onContinue}>
          {t('searchFurther.searchFurther')}
        </Button>
      }
    >
      {progress}
    </NoMatch>
  );
}
