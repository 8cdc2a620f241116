import { encodeId, type IdKind } from '@blazon/contract/ids.ts';
import type { Database } from '../../integrations/postgres.ts';

/** How to read the expected items of a list from the database. */
export interface ListSource {
  readonly kind: IdKind;
  /** The FROM and WHERE clauses, with placeholders from $2 on. */
  readonly from: string;
  readonly values: readonly unknown[];
}

/** Reads the ids of all expected items, newest first. Many small statements avoid the statement timeout. */
export async function listIds(owner: Database, { kind, from, values }: ListSource): Promise<string[]> {
  const ids: string[] = [];
  let after = 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  for (;;) {
    const rows = await owner.unscoped<{ id: string }>({
      text: `SELECT id FROM ${from} AND id < $1 ORDER BY id DESC LIMIT 50000`,
      values: [after, ...values],
    });
    ids.push(...rows.map(({ id }) => encodeId(kind, id)));
    const last = rows.at(-1);
    if (!last) return ids;
    after = last.id;
  }
}
