import { ListFilter, X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Button, IconButton } from './button.tsx';
import { joinClasses } from './classes.ts';
import { t } from './text.ts';

interface FiltersProps {
  /** The number of active filters. */
  readonly count: number;
  /** Such as "Clear filters". */
  readonly clearLabel: string;
  readonly onClear: () => void;
  /** Another action of the list, beside the filter button on a phone. */
  readonly phoneAction?: ReactNode;
  readonly children: ReactNode;
}

/** The filters of a list in a row, each as wide as its value needs. On a phone they are behind one button. */
export function Filters({ count, clearLabel, onClear, phoneAction, children }: FiltersProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="flex flex-col gap-2">
      <div className="flex items-center justify-between gap-2 md:hidden">
        <div className="flex items-center gap-1">
          <Button
            icon={ListFilter}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {count === 0 ? t('filters.filter') : t('filters.filterCount', { count })}
          </Button>
          {count > 0 && <IconButton icon={X} label={clearLabel} className="size-9" onClick={onClear} />}
        </div>
        {phoneAction}
      </div>
      <div
        id={id}
        className={joinClasses(
          'grid grid-cols-2 items-end gap-2 md:grid-cols-3 lg:flex [&>*]:lg:min-w-0 [&>*]:lg:flex-auto',
          !isOpen && 'max-md:hidden',
        )}
      >
        {children}
        {count > 0 && (
          <Button
            variant="quiet"
            icon={X}
            onClick={onClear}
            className="justify-self-start max-md:hidden lg:!flex-none"
          >
            {clearLabel}
          </Button>
        )}
      </div>
    </div>
  );
}
