import { joinClasses } from './classes.ts';
import { Skeleton } from './skeleton.tsx';
import { type Column, Table } from './table.tsx';
import { t } from './text.ts';

interface TableSkeletonProps {
  /** The columns of the table that will replace it, so that nothing moves. */
  readonly columns: readonly Omit<Column<never>, 'cell'>[];
  readonly rows?: number;
  /** Announced to screen readers, such as "Loading the keys". */
  readonly label?: string;
  /** Where the first column has a second line, such as an id below a name. */
  readonly secondLine?: 'everywhere' | 'desktop' | undefined;
}

/** The heading and a few grey rows of a table that is loading. Screen readers hear only the label. */
export function TableSkeleton(props: TableSkeletonProps) {
  const { columns, rows = 5, label = t('skeleton.loading'), secondLine } = props;
  const greyColumns = columns.map(
    (column, index): Column<number> => ({
      ...column,
      cell: (row) =>
        index === 0 ? (
          <FirstCell isShort={row % 2 === 0} secondLine={secondLine} />
        ) : (
          <OtherCell isAtEnd={column.align === 'end'} isMenu={column.isMenu === true} />
        ),
    }),
  );
  return (
    <>
      {/* Not inside the busy element, because some screen readers are silent about its content. */}
      <span role="status" className="sr-only">
        {label}…
      </span>
      <div aria-busy="true" aria-hidden>
        <Table label={label} columns={greyColumns} rows={createIndexes(rows)} rowKey={String} />
      </div>
    </>
  );
}

interface FirstCellProps extends Pick<TableSkeletonProps, 'secondLine'> {
  readonly isShort: boolean;
}

/** Each bar stands in a box as high as the line of text that replaces it. */
function FirstCell({ isShort, secondLine }: FirstCellProps) {
  return (
    <span className="flex flex-col gap-0.5">
      <span className="flex h-5.5 items-center">
        <Skeleton className={joinClasses('h-3.5', isShort ? 'w-2/5' : 'w-3/5')} />
      </span>
      {secondLine !== undefined && (
        <span className={joinClasses('flex h-4.5 items-center', secondLine === 'desktop' && 'max-md:hidden')}>
          <Skeleton className="h-3 w-1/3" />
        </span>
      )}
    </span>
  );
}

function OtherCell({ isAtEnd, isMenu }: { readonly isAtEnd: boolean; readonly isMenu: boolean }) {
  return (
    <span className="flex h-4.5 items-center">
      <Skeleton
        className={joinClasses('h-3.5 max-md:h-3', isMenu ? 'w-4' : 'w-16', (isMenu || isAtEnd) && 'ml-auto')}
      />
    </span>
  );
}

function createIndexes(count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => index);
}
