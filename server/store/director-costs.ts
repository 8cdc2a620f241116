import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { toUtcDay } from '../domain/utc-calendar.ts';
import { scopeValues } from './scope-values.ts';

/**
 * Reads today's cost of the art director's answers, in millionths of the currency unit. `finishQuestion` adds to it.
 */
export async function readTodaysCost(database: Database, scope: Scope, now: Date): Promise<number> {
  const [row] = await database.scoped<{ cost: number }>(scope, {
    name: 'read-director-cost',
    text: `SELECT cost_micros::float8 AS cost FROM director_costs
           WHERE workspace_id = $1 AND environment = $2 AND day = $3`,
    values: [...scopeValues(scope), toUtcDay(now)],
  });
  return row?.cost ?? 0;
}

/**
 * Deletes up to `count` costs of past days, across all workspaces, and returns how many it deleted. Yesterday's costs
 * stay, because the clocks of processes may differ slightly.
 */
export async function erasePastCosts(owner: Database, now: Date, count: number): Promise<number> {
  const rows = await owner.unscoped({
    // The limit is inlined, because with a parameter PostgreSQL may plan to read the whole table.
    text: `DELETE FROM director_costs WHERE ctid = ANY (ARRAY(
             SELECT ctid FROM director_costs WHERE day < $1::date - 1 ORDER BY day LIMIT ${Math.trunc(count)}))
           RETURNING 1`,
    values: [toUtcDay(now)],
  });
  return rows.length;
}
