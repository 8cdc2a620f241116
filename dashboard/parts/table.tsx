import type { ReactNode } from 'react';
import { joinClasses } from './classes.ts';

/** Column widths. All tables use the same ones, so that the columns of two tables on a page line up. */
const widthClasses = { small: 'md:w-[12%]', medium: 'md:w-[16%]', large: 'md:w-[24%]' } as const;

export interface Column<Row> {
  readonly key: string;
  /** The column header. On a phone it is read out but not shown, except with `labelOnPhone`. */
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'end';
  /** Columns without a width share the remaining space. */
  readonly width?: keyof typeof widthClasses;
  /**
   * Whether the column contains the row's menu. Only screen readers get its header. On a phone, the menu is in the
   * top corner.
   */
  readonly isMenu?: boolean;
  /** Shows "Header: value" on a phone, where a bare number or time would be unclear. */
  readonly labelOnPhone?: boolean;
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
 * A table with rows separated by hairlines. On a phone, a row has two lines: its first column, then all others, with
 * dots between. An element with the class `row-picture` in the first column stands to the left of both lines. Roles are
 * explicit, because a table loses them if CSS changes its `display`.
 */
export function Table<Row>({ label, columns, rows, rowKey, isStale = false }: TableProps<Row>) {
  const hasMenu = columns.some(({ isMenu }) => isMenu === true);
  return (
    <table
      role="table"
      aria-label={label}
      aria-busy={isStale || undefined}
      className={joinClasses(
        'w-full table-fixed border-t border-line text-sm transition-opacity max-md:block',
        isStale && 'opacity-50',
      )}
    >
      <thead role="rowgroup" className="max-md:sr-only">
        <tr role="row" className="border-b border-line">
          {columns.map((column) => (
            <th key={column.key} role="columnheader" scope="col" className={headerClasses(column)}>
              {column.isMenu === true ? <span className="sr-only">{column.header}</span> : column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="max-md:block">
        {rows.map((row) => (
          <tr key={rowKey(row)} role="row" className={rowClasses(hasMenu)}>
            {columns.map((column, index) => (
              <td key={column.key} role="cell" className={cellClasses(column, index)}>
                {column.labelOnPhone === true && (
                  <span aria-hidden className="text-faint after:content-[':'] md:hidden">
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

function headerClasses({ align, width, isMenu }: Column<never>): string {
  return joinClasses(
    'h-9 px-3 text-xs font-medium text-faint first:pl-0 last:pr-0',
    align === 'end' ? 'text-right' : 'text-left',
    width !== undefined && widthClasses[width],
    isMenu === true && 'md:w-12',
  );
}

function rowClasses(hasMenu: boolean): string {
  return joinClasses(
    'relative border-b border-line transition-colors has-[.row-link]:hover:bg-sunken',
    'max-md:flex max-md:flex-wrap max-md:items-center max-md:gap-x-1.5 max-md:gap-y-0.5 max-md:py-3',
    'max-md:has-[.row-picture]:pl-14',
    'max-md:[&_.row-picture]:absolute max-md:[&_.row-picture]:top-4 max-md:[&_.row-picture]:left-0',
    hasMenu && 'max-md:pr-10',
  );
}

/**
 * A dot after each fact that another one follows. It keeps to the last line of its fact, so that no line begins with a
 * dot.
 */
const dotClasses =
  'max-md:relative max-md:has-[~.row-fact:not(:empty)]:pr-2.5 ' +
  'max-md:has-[~.row-fact:not(:empty)]:after:absolute max-md:has-[~.row-fact:not(:empty)]:after:right-0 ' +
  'max-md:has-[~.row-fact:not(:empty)]:after:bottom-0 max-md:has-[~.row-fact:not(:empty)]:after:text-faint ' +
  "max-md:has-[~.row-fact:not(:empty)]:after:content-['·']";

function cellClasses(column: Column<never>, index: number): string {
  const { align, isMenu, hideOnPhone } = column;
  return joinClasses(
    'px-3 align-middle [overflow-wrap:anywhere] first:pl-0 last:pr-0 md:h-13 md:py-2 md:[&_time]:whitespace-normal max-md:px-0',
    align === 'end' && 'tabular-nums md:text-right',
    isMenu === true && 'text-right max-md:absolute max-md:top-2 max-md:right-0',
    index === 0 && 'text-ink max-md:min-w-0 max-md:basis-full max-md:font-medium',
    index > 0 && 'text-soft',
    hideOnPhone === true && 'max-md:hidden',
    index > 0 &&
      isMenu !== true &&
      hideOnPhone !== true &&
      joinClasses(
        'row-fact max-md:inline-flex max-md:min-w-0 max-md:flex-wrap max-md:gap-x-1.5 max-md:text-xs max-md:empty:hidden',
        dotClasses,
      ),
  );
}
