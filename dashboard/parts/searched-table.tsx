import type { ReactNode } from 'react';
import type { List } from '../api/use-list.ts';
import { Loaded } from './loaded.tsx';
import { type Noun, Pager } from './pager.tsx';
import { SearchFurther } from './search-further.tsx';
import { SkeletonRows } from './skeleton.tsx';
import { type Column, Table } from './table.tsx';

interface SearchedTableProps<Row> {
  readonly list: List<Row>;
  readonly label: string;
  /** Said while it loads. */
  readonly loading: string;
  readonly noun: Noun;
  readonly columns: readonly Column<Row>[];
  /** When nothing was found and there is nothing further back. */
  readonly empty: ReactNode;
}

/** A log with filters: its rows, and under them either more of them or how far back the search has come. */
export function SearchedTable<Row extends { readonly id: string }>(props: SearchedTableProps<Row>) {
  const { list, label, loading, noun, columns, empty } = props;
  return (
    <Loaded query={list} skeleton={<SkeletonRows rows={8} label={loading} />}>
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
            rows.length > 0 && <Pager {...list} count={rows.length} noun={noun} />
          ) : (
            <SearchFurther
              until={list.searchedUntil}
              count={rows.length}
              pending={list.isLoadingMore}
              onGoOn={list.loadMore}
            />
          )}
        </>
      )}
    </Loaded>
  );
}
