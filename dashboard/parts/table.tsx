import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';

export interface Column<Row> {
  readonly key: string;
  /** The column header, also shown on a phone. Hidden with `hideHeader`. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** Whether the column may grow. Other columns fit their content. */
  readonly grows?: boolean;
  /** Shows the header only to screen readers, for a column of actions. */
  readonly hideHeader?: boolean;
  /** Hides the column on a phone. */
  readonly hideOnPhone?: boolean;
}

interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  /** Whether the rows belong to the previous filter. They are faded until the new ones arrive. */
  readonly isStale?: boolean;
}

/**
 * A table with rows separated by hairlines. On a phone, each row is a block with its first column as the heading.
 * Roles are explicit, because a table displayed as blocks loses them.
 */
export function Table<Row>({ label, columns, rows, rowKey, isStale = false }: TableProps<Row>) {
  return (
    <table
      role="table"
      aria-label={label}
      aria-busy={isStale || undefined}
      className={joinClasses(
        'w-full border-t border-line text-sm transition-opacity max-sm:block',
        isStale && 'opacity-50',
      )}
    >
      <thead role="rowgroup" className="max-sm:sr-only">
        <tr role="row" className="border-b border-line">
          {columns.map((column) => (
            <th key={column.key} role="columnheader" scope="col" className={headerClasses(column)}>
              {column.hideHeader === true ? <span className="sr-only">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-sm:block">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="relative border-b border-line transition-colors has-[a.after\:absolute]:hover:bg-sunken max-sm:flex max-sm:flex-col max-sm:gap-1 max-sm:py-3"
          >
            {columns.map((column, place) => (
              <td key={column.key} role="cell" className={cellClasses(column, place)}>
                {place > 0 && column.hideHeader !== true && (
                  <span aria-hidden className="text-xs text-faint sm:hidden">
                    {column.header}
                  </span>
                )}
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function headerClasses({ align, grows, hideOnPhone }: Column<never>): string {
  return joinClasses(
    'h-9 px-3 text-xs font-medium whitespace-nowrap text-faint first:pl-0 last:pr-0',
    align === 'end' ? 'text-right' : 'text-left',
    grows === true && 'w-full',
    hideOnPhone === true && 'max-sm:hidden',
  );
}

function cellClasses({ align, grows, hideOnPhone }: Column<never>, place: number): string {
  return joinClasses(
    'h-12 px-3 align-middle first:pl-0 last:pr-0 max-sm:flex max-sm:h-auto max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:px-0',
    align === 'end' && 'text-right tabular-nums',
    grows === true ? 'sm:max-w-0 sm:w-full sm:truncate' : 'sm:whitespace-nowrap',
    place === 0 && 'text-ink max-sm:font-medium',
    place > 0 && 'text-soft',
    hideOnPhone === true && 'max-sm:hidden',
  );
}
