import { decodeId, encodeId } from '@blazon/contract/ids.ts';
import type { Database, Transaction } from '../integrations/postgres.ts';

/** A CLI login that is waiting for approval. */
export interface DeviceCode {
  readonly userCode: string;
  readonly hostName: string;
  readonly ipAddress: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
}

/** A device code with its last poll and the person's decision. */
export interface PolledCode extends DeviceCode {
  /** When the code was last polled. */
  readonly polledAt: Date | null;
  readonly decidedAt: Date | null;
  /** Null if the login was denied or not decided yet. */
  readonly approval: { readonly personId: string; readonly workspaceId: string } | null;
}

/** How many codes may be waiting at the same time, over all networks. */
const maxOpenCodes = 10_000;

/** Returns false if the table is full or the user code is already in use. */
export async function insertDeviceCode(
  database: Database,
  code: DeviceCode & { readonly deviceCodeHash: Uint8Array },
): Promise<boolean> {
  const rows = await database.unscoped({
    text: `INSERT INTO people.device_codes (device_code_hash, user_code, host_name, ip_address, created_at, expires_at)
           SELECT $1, $2, $3, $4, $5, $6
           WHERE (SELECT count(*) FROM (SELECT FROM people.device_codes LIMIT $7) AS open) < $7
           ON CONFLICT DO NOTHING RETURNING user_code`,
    values: [
      code.deviceCodeHash,
      code.userCode,
      code.hostName,
      code.ipAddress,
      code.createdAt,
      code.expiresAt,
      maxOpenCodes,
    ],
  });
  return rows.length === 1;
}

/** Finds a code that has not expired and has not been decided. */
export async function findOpenDeviceCode(
  database: Database,
  userCode: string,
  now: Date,
): Promise<DeviceCode | undefined> {
  const [row] = await database.unscoped<Row>({
    text: `SELECT ${columns} FROM people.device_codes
           WHERE user_code = $1 AND expires_at > $2 AND decided_at IS NULL`,
    values: [userCode, now],
  });
  return row && toCode(row);
}

/** Returns false if the code has expired or was already decided. */
export async function decideDeviceCode(
  database: Database,
  userCode: string,
  now: Date,
  approval: PolledCode['approval'],
): Promise<boolean> {
  const rows = await database.unscoped({
    text: `UPDATE people.device_codes SET decided_at = $2, person_id = $3, workspace_id = $4
           WHERE user_code = $1 AND expires_at > $2 AND decided_at IS NULL RETURNING user_code`,
    values: [
      userCode,
      now,
      approval && decodeId('person', approval.personId),
      approval && decodeId('workspace', approval.workspaceId),
    ],
  });
  return rows.length === 1;
}

/**
 * Returns the code as it was before this poll, and records the poll. The row stays locked until the transaction ends,
 * so that only one of two concurrent polls gets the token.
 */
export async function pollDeviceCode(
  transaction: Transaction,
  deviceCodeHash: Uint8Array,
  now: Date,
): Promise<PolledCode | undefined> {
  const [row] = await transaction.query<PolledRow>({
    text: `WITH before AS (SELECT * FROM people.device_codes WHERE device_code_hash = $1 FOR UPDATE)
           UPDATE people.device_codes c SET polled_at = $2 FROM before
           WHERE c.device_code_hash = before.device_code_hash
           RETURNING before.*`,
    values: [deviceCodeHash, now],
  });
  if (row === undefined) return undefined;
  const { person_id: person, workspace_id: workspace } = row;
  return {
    ...toCode(row),
    polledAt: row.polled_at,
    decidedAt: row.decided_at,
    approval:
      person === null || workspace === null
        ? null
        : { personId: encodeId('person', person), workspaceId: encodeId('workspace', workspace) },
  };
}

export async function deleteDeviceCode(transaction: Transaction, deviceCodeHash: Uint8Array): Promise<void> {
  await transaction.query({
    text: 'DELETE FROM people.device_codes WHERE device_code_hash = $1',
    values: [deviceCodeHash],
  });
}

export async function deleteExpiredDeviceCodes(database: Database, now: Date, most: number): Promise<number> {
  const rows = await database.unscoped({
    text: `DELETE FROM people.device_codes WHERE device_code_hash = ANY (ARRAY(
             SELECT device_code_hash FROM people.device_codes WHERE expires_at <= $1 ORDER BY expires_at LIMIT $2))
           RETURNING user_code`,
    values: [now, most],
  });
  return rows.length;
}

interface Row {
  readonly user_code: string;
  readonly host_name: string;
  readonly ip_address: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

interface PolledRow extends Row {
  readonly polled_at: Date | null;
  readonly decided_at: Date | null;
  readonly person_id: string | null;
  readonly workspace_id: string | null;
}

const columns = 'user_code, host_name, ip_address, created_at, expires_at';

function toCode(row: Row): DeviceCode {
  return {
    userCode: row.user_code,
    hostName: row.host_name,
    ipAddress: row.ip_address,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
  };
}
