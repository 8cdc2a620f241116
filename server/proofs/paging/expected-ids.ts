import { encodeId, type IdKind } from '@blazon/contract/ids.ts';
import type { Database } from '../../integrations/postgres.ts';

/** The expected contents of a list, in SQL. */
export interface ListSource {
  readonly kind: IdKind;
  /** A table and its conditions, with placeholders from $2 on. */
  readonly from: string;
  readonly values: readonly unknown[];
}

/** Reads the ids, newest first, with the owner's role. Reads in parts because of the statement timeout. */
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
