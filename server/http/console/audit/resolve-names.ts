import type { ConsoleAuditEntry } from '@blazon/contract/console/audit.ts';
import { decodeId } from '@blazon/contract/ids.ts';
import type { Database } from '../../../integrations/postgres.ts';
import { describeAuditEntry } from '../../../domain/describe-audit-entry.ts';
import type { Scope } from '../../../domain/environment.ts';
import { readKeyNames } from '../../../store/query-api-keys.ts';
import type { AuditEntry } from '../../../store/audit-log.ts';
import { readPersonNames } from '../../../store/query-audit-entries.ts';

/** Adds the names of people and keys to audit entries, with two queries for all entries. */
export async function resolveAuditNames(
  database: Database,
  scope: Scope,
  entries: readonly AuditEntry[],
): Promise<ConsoleAuditEntry[]> {
  const ids = entries.flatMap(({ actor, subject }) => [actor, subject]);
  const [people, keys] = await Promise.all([
    readPersonNames(
      database,
      ids.filter((id) => decodeId('person', id) !== undefined),
    ),
    readKeyNames(
      database,
      scope,
      ids.filter((id) => decodeId('apiKey', id) !== undefined),
    ),
  ]);
  const findName = (id: string): string | undefined => {
    const key = keys.get(id);
    return people.get(id) ?? (key && `“${key.label}” (…${key.lastFour})`);
  };
  return entries.map((entry) => toConsoleEntry(entry, findName));
}

function toConsoleEntry(entry: AuditEntry, findName: (id: string) => string | undefined): ConsoleAuditEntry {
  const actor = toConsoleActor(entry.actor, findName);
  const subject = findName(entry.subject) ?? readSubjectName(entry) ?? entry.subject;
  return {
    id: entry.id,
    created_at: Math.floor(entry.createdAt.getTime() / 1000),
    environment: entry.environment,
    sentence: describeAuditEntry({
      action: entry.action,
      actor: actor.name,
      subject,
      details: entry.details,
    }),
    action: entry.action,
    actor,
    subject: entry.subject,
    request_id: entry.requestId,
    details: entry.details,
  };
}

function toConsoleActor(
  id: string,
  findName: (id: string) => string | undefined,
): ConsoleAuditEntry['actor'] {
  if (decodeId('person', id) !== undefined)
    return { id, kind: 'person', name: findName(id) ?? 'A deleted account' };
  if (decodeId('apiKey', id) !== undefined) return { id, kind: 'key', name: `Key ${findName(id) ?? id}` };
  if (id.startsWith('operator:')) return { id, kind: 'operator', name: 'An operator of Blazon' };
  return { id, kind: 'service', name: serviceNames[id] ?? id };
}

const serviceNames: Readonly<Record<string, string>> = {
  'github-secret-scanning': 'GitHub secret scanning',
  billing: 'The payment provider',
};

/** Returns the name in the entry's details, for a subject that is neither a person nor a key. */
function readSubjectName({ details, subject }: AuditEntry): string | undefined {
  const { name } = details;
  return typeof name === 'string' && name !== '' ? `“${name}” (${subject})` : undefined;
}
