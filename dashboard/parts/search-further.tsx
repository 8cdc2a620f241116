import { Button } from './button.tsx';
import { Notice } from './notice.tsx';
import { ExactTime } from './time.tsx';

interface SearchFurtherProps {
  /** How far back the search has come. */
  readonly until: number;
  readonly count: number;
  readonly pending: boolean;
  readonly onGoOn: () => void;
}

/** Under a list whose filters are looked for row by row: a step ends after so many rows, and the next goes on. */
export function SearchFurther({ until, count, pending, onGoOn }: SearchFurtherProps) {
  return (
    <Notice
      action={
        <Button size="small" pending={pending} onClick={onGoOn}>
          Search further
        </Button>
      }
    >
      {count === 0 ? 'Nothing found' : `${count} found`} back to <ExactTime at={until} />: search further to
      look at what came before.
    </Notice>
  );
}
