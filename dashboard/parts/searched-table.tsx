import type { ReactNode } from 'react';
import type { List } from '../api/use-list.ts';
import { Loaded } from './loaded.tsx';
import type { FilterSummary } from './no-match.tsx';
import { type DescribeRows, Pager } from './pager.tsx';
import { SearchFurther } from './search-further.tsx';
import { TableSkeleton } from './table-skeleton.tsx';
import { type Column, Table } from './table.tsx';

interface SearchedTableProps<Row> {
  readonly list: List<Row>;
  readonly label: string;
  /** Announced to screen readers while the table loads. */
  readonly loading: string;
  readonly describeRows: DescribeRows;
  readonly columns: readonly Column<Row>[];
  /** Where the first column has a second line. */
  readonly secondLine?: 'everywhere' | 'desktop' | undefined;
  /** The title of the error: "Couldn’t load the requests." */
  readonly failureTitle?: string;
  readonly filters: FilterSummary;
  /** Shown if nothing was found and no older rows are left. */
  readonly empty: ReactNode;
}

/** A log with filters: its rows, and below them a button for more rows or the progress of the search. */
export function SearchedTable<Row extends { readonly id: string }>(props: SearchedTableProps<Row>) {
  const { list, label, loading, failureTitle, describeRows, columns, secondLine, filters, empty } = props;
  return (
    <Loaded
      query={list}
      skeleton={<TableSkeleton rows={8} label={loading} columns={columns} secondLine={secondLine} />}
      failureTitle={failureTitle}
    >
      {(rows) => (
        <>
          {rows.length === 0 && list.searchedUntil === null && empty}
          {rows.length > 0 && (
            <Table
              label={label}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              isStale={list.isStale}
            />
          )}
          {list.searchedUntil === null ? (
            rows.length > 0 && <Pager {...list} count={rows.length} describeRows={describeRows} />
          ) : (
            <SearchFurther
              until={list.searchedUntil}
              count={rows.length}
              pending={list.isLoadingMore}
              onContinue={list.loadMore}
              filters={filters}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
