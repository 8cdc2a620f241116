import { ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';
import { joinClasses } from './classes.ts';
import { t } from './text.ts';

interface FiltersProps {
  /** The number of active filters. */
  readonly count: number;
  readonly children: ReactNode;
}

/** The filters of a list in a row. On a phone they are behind one button. */
export function Filters({ count, children }: FiltersProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <Button
        icon={ListFilter}
        className="self-start md:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {count === 0 ? t('filters.filter') : t('filters.filterCount', { count })}
      </Button>
      <div
        id={id}
        className={joinClasses(
          'grid grid-cols-2 items-end gap-2 md:grid-cols-3 lg:flex [&>*]:lg:min-w-0 [&>*]:lg:flex-1',
          !isOpen && 'max-md:hidden',
        )}
      >
        {children}
      </div>
    </div>
  );
}
