import { decodeId, type IdKind } from '@blazon/contract/ids.ts';

/** Returns the UUID inside an id that was already validated. An invalid id at this point is a bug, so it throws. */
export function requireUuid(kind: IdKind, id: string): string {
  const uuid = decodeId(kind, id);
  if (uuid === undefined) throw new Error(`The id is not a valid ${kind} id.`);
  return uuid;
}
