// Reads decisions from a stored record. A record of an older version is upgraded step by step, and its blazon is
// validated.

import { isRecord } from '../language/blazon/read-arguments.ts';
import { readBlazon } from '../language/blazon/read-blazon.ts';
import { upgradeStoredBlazon } from '../language/blazon/versions.ts';
import { LIMITS as DRAWING_LIMITS } from '../drawing/drawing-limits.ts';
import type { Decisions } from './decisions.ts';

const MAX_SOURCE_LENGTH = DRAWING_LIMITS.bytes;

const RECORD_VERSION = 1;

type StoredRecord = Readonly<Record<string, unknown>>;

/** The upgrade from version `n` to `n + 1` has the key `n`. */
type UpgradesByVersion = Readonly<Record<number, (stored: StoredRecord) => StoredRecord>>;

const UPGRADES_BY_VERSION: UpgradesByVersion = {};

export type DecisionsReading = { ok: true; decisions: Decisions } | { ok: false; problem: string };

const REQUIRED_FIELDS = [
  'engine',
  'seed',
  'brief',
  'text',
  'palette',
  'type',
  'mark',
  'settings',
  'scales',
  'trace',
] as const;

/** Only tests pass `upgrades` and `newest`. */
export function readDecisions(
  stored: unknown,
  upgrades: UpgradesByVersion = UPGRADES_BY_VERSION,
  newest: number = RECORD_VERSION,
): DecisionsReading {
  if (!isRecord(stored)) return { ok: false, problem: 'a stored record is an object' };
  let record = stored;
  while (record['version'] !== newest) {
    const { version } = record;
    const upgrade = typeof version === 'number' ? upgrades[version] : undefined;
    if (typeof version !== 'number' || upgrade === undefined) {
      return { ok: false, problem: `there is no way from version ${String(version)} to ${newest}` };
    }
    record = { ...upgrade(record), version: version + 1 };
  }
  const missing = REQUIRED_FIELDS.filter((field) => record[field] === undefined);
  if (missing.length > 0) return { ok: false, problem: `the record lacks ${missing.join(', ')}` };
  if (!hasValidIdeas(record['trace']))
    return { ok: false, problem: 'the ideas of the record are a list of sentences' };
  if (record['drawing'] !== undefined && !isStoredDrawing(record['drawing']))
    return { ok: false, problem: 'the drawing of the record is its SVG' };
  const upgraded = upgradeStoredBlazon(record['blazon']);
  if (!upgraded.ok) return upgraded;
  const reading = readBlazon(upgraded.value);
  if (!reading.ok) {
    const [first] = reading.errors;
    return { ok: false, problem: `the blazon of the record: ${first?.path ?? ''} ${first?.expected ?? ''}` };
  }
  // The engine wrote these fields, so only their presence was checked; the blazon was validated.
  return { ok: true, decisions: { ...record, version: 1, blazon: reading.blazon } as Decisions };
}

/** Whether a stored drawing has a source of valid length. */
const isStoredDrawing = (drawing: unknown): boolean => {
  if (!isRecord(drawing)) return false;
  const { source } = drawing;
  return typeof source === 'string' && source.length <= MAX_SOURCE_LENGTH;
};

/** Whether the ideas are missing, as in old records, or valid. */
const hasValidIdeas = (trace: unknown): boolean => {
  if (!isRecord(trace) || trace['ideas'] === undefined) return true;
  const { ideas } = trace;
  return Array.isArray(ideas) && ideas.every((idea) => isRecord(idea) && typeof idea['reason'] === 'string');
};
