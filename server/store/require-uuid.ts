import { decodeId, type IdKind } from '@blazon/contract/ids.ts';

/** The UUID inside an id that was checked where it came in; anything else is a bug. */
export function requireUuid(kind: IdKind, id: string): string {
  const uuid = decodeId(kind, id);
  if (uuid === undefined) throw new Error(`Not an id of a ${kind}.`);
  return uuid;
}
