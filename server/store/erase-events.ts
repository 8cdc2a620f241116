import type { Database } from '../integrations/postgres.ts';
import type { Scope } from '../domain/environment.ts';
import { scopeValues } from './scope-values.ts';
import { requireUuid } from './require-uuid.ts';

/**
 * Erases up to `count` events of a hidden project with all their attempts, and returns how many events it erased. A
 * pending event about a failed job stays until it is delivered or given up, because it may be the event that reports
 * the deletion. Such an event contains only ids. An event also stays while a copy of it is pending, because the copy
 * needs its body.
 */
export async function eraseEvents(
  database: Database,
  scope: Scope,
  projectId: string,
  count: number,
): Promise<number> {
  return database.transaction(scope, async (transaction) => {
    // Events are locked first and erased by later statements, so that those statements also see an attempt that is
    // being recorded now.
    const erasable = await transaction.query<{ id: string }>({
      name: 'lock-doomed-events',
      text: `SELECT id FROM events e
             WHERE workspace_id = $1 AND environment = $2 AND project_id = $3
               AND NOT (state = 'pending' AND type = 'generation.failed')
               AND NOT EXISTS (SELECT FROM events c
                 WHERE c.workspace_id = $1 AND c.environment = $2 AND c.project_id = $3 AND c.copy_of = e.id
                   AND c.state = 'pending' AND c.type = 'generation.failed')
               AND EXISTS (SELECT FROM projects
                 WHERE workspace_id = $1 AND environment = $2 AND id = $3 AND deleted_at IS NOT NULL)
             ORDER BY id LIMIT $4 FOR UPDATE OF e`,
      values: [...scopeValues(scope), requireUuid('project', projectId), count],
    });
    if (erasable.length === 0) return 0;
    const values = [...scopeValues(scope), erasable.map(({ id }) => id)];
    await Promise.all([
      transaction.query({
        name: 'erase-attempts',
        text: `DELETE FROM delivery_attempts
               WHERE workspace_id = $1 AND environment = $2 AND event_id = ANY ($3::uuid[])`,
        values,
      }),
      transaction.query({
        name: 'erase-events',
        text: `DELETE FROM events WHERE workspace_id = $1 AND environment = $2 AND id = ANY ($3::uuid[])`,
        values,
      }),
    ]);
    return erasable.length;
  });
}
