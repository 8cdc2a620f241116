import type { Database } from '../integrations/postgres.ts';

// Reads and replaces encrypted values across all workspaces, for an operator who rotates an encryption key. Values
// are read in the order of their primary keys, a few at a time, and replaced only if they have not changed in the
// meantime.

export interface SealedSecret {
  readonly workspaceId: string;
  readonly id: string;
  readonly sealed: Buffer;
}

export interface SecondFactor {
  readonly id: string;
  readonly secret: string;
  readonly backupCodes: string;
}

/** The smallest UUID, at which the first page starts. */
export const minUuid = '00000000-0000-0000-0000-000000000000';

type OwnerDatabase = Pick<Database, 'unscoped'>;

/** Where webhook secrets are stored: the workspace's secrets, and the current and previous secret of an endpoint. */
const secretColumns = {
  workspace: { table: 'webhook_secrets', column: 'sealed' },
  endpoint: { table: 'webhook_endpoints', column: 'secret' },
  endpointBefore: { table: 'webhook_endpoints', column: 'previous_secret' },
} as const;
export type SecretColumn = keyof typeof secretColumns;

/**
 * Lists the secrets of one column that were encrypted with another key, and therefore do not start with `header`. Ids
 * are plain UUIDs.
 */
export async function listSecretsWithOtherHeader(
  owner: OwnerDatabase,
  secretColumn: SecretColumn,
  header: Buffer,
  page: { readonly after: Pick<SealedSecret, 'workspaceId' | 'id'>; readonly count: number },
): Promise<SealedSecret[]> {
  const { table, column } = secretColumns[secretColumn];
  return owner.unscoped<SealedSecret>({
    text: `SELECT workspace_id AS "workspaceId", id, ${column} AS sealed FROM ${table}
           WHERE (workspace_id, id) > ($1, $2) AND substring(${column} FROM 1 FOR $3) <> $4
           ORDER BY workspace_id, id LIMIT $5`,
    values: [page.after.workspaceId, page.after.id, header.length, header, page.count],
  });
}

/** Returns how many secrets were replaced. Skips a secret that was rotated or erased in the meantime. */
export async function replaceSealedSecrets(
  owner: OwnerDatabase,
  secretColumn: SecretColumn,
  changes: readonly (SealedSecret & { readonly resealed: Buffer })[],
): Promise<number> {
  const { table, column } = secretColumns[secretColumn];
  const rows = await owner.unscoped({
    text: `UPDATE ${table} s SET ${column} = change.resealed
           FROM unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::bytea[]) AS change (workspace_id, id, sealed, resealed)
           WHERE s.workspace_id = change.workspace_id AND s.id = change.id AND s.${column} = change.sealed
           RETURNING s.id`,
    values: [
      changes.map(({ workspaceId }) => workspaceId),
      changes.map(({ id }) => id),
      changes.map(({ sealed }) => sealed),
      changes.map(({ resealed }) => resealed),
    ],
  });
  return rows.length;
}

/** Counts webhook secrets by encryption key; null stands for values without a key id. */
export async function countSealedSecrets(
  owner: OwnerDatabase,
): Promise<{ readonly keyId: string | null; readonly count: number }[]> {
  return owner.unscoped({
    text: `SELECT CASE get_byte(sealed, 0) WHEN 2 THEN encode(substring(sealed FROM 2 FOR 4), 'hex') END AS "keyId",
             count(*)::integer AS count
           FROM (SELECT sealed FROM webhook_secrets
             UNION ALL SELECT secret FROM webhook_endpoints WHERE secret IS NOT NULL
             UNION ALL SELECT previous_secret FROM webhook_endpoints WHERE previous_secret IS NOT NULL) AS secrets
           GROUP BY 1 ORDER BY 1`,
  });
}

/**
 * Lists the second factors that were encrypted with another secret: their secret or their backup codes do not start
 * with `prefix`.
 */
export async function listFactorsWithOtherPrefix(
  owner: OwnerDatabase,
  prefix: string,
  page: { readonly after: string; readonly count: number },
): Promise<SecondFactor[]> {
  return owner.unscoped<SecondFactor>({
    text: `SELECT id, secret, backup_codes AS "backupCodes" FROM people.second_factors
           WHERE id > $1 AND NOT (starts_with(secret, $2) AND starts_with(backup_codes, $2))
           ORDER BY id LIMIT $3`,
    values: [page.after, prefix, page.count],
  });
}

/** Returns how many second factors were replaced. Skips one whose backup codes were used in the meantime. */
export async function replaceSecondFactors(
  owner: OwnerDatabase,
  changes: readonly { readonly before: SecondFactor; readonly after: SecondFactor }[],
): Promise<number> {
  const rows = await owner.unscoped({
    text: `UPDATE people.second_factors f SET secret = change.secret, backup_codes = change.backup_codes
           FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[])
             AS change (id, old_secret, old_backup_codes, secret, backup_codes)
           WHERE f.id = change.id AND f.secret = change.old_secret AND f.backup_codes = change.old_backup_codes
           RETURNING f.id`,
    values: [
      changes.map(({ before }) => before.id),
      changes.map(({ before }) => before.secret),
      changes.map(({ before }) => before.backupCodes),
      changes.map(({ after }) => after.secret),
      changes.map(({ after }) => after.backupCodes),
    ],
  });
  return rows.length;
}

/** Reads the secret of one second factor that has no version, if there is any. */
export async function readUnversionedFactor(database: OwnerDatabase): Promise<string | undefined> {
  const [row] = await database.unscoped<{ secret: string }>({
    text: `SELECT secret FROM people.second_factors WHERE NOT starts_with(secret, '$ba$') LIMIT 1`,
  });
  return row?.secret;
}

/**
 * Counts second factors by the version of the secret that encrypted them; null stands for values without a version.
 */
export async function countSecondFactors(
  owner: OwnerDatabase,
): Promise<{ readonly keyId: string | null; readonly count: number }[]> {
  return owner.unscoped({
    text: `SELECT nullif(CASE WHEN starts_with(secret, '$ba$') THEN split_part(secret, '$', 3) END, '') AS "keyId",
             count(*)::integer AS count
           FROM people.second_factors GROUP BY 1 ORDER BY 1`,
  });
}
