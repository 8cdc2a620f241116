/**
 * The time inside a UUIDv7: its first 48 bits are milliseconds since 1970. So a range of time is a range of ids, and a
 * table that is partitioned by id is partitioned by time.
 */

/** Sorts before every id made at this time or later, and after every id made before. */
export function firstUuidAt(time: Date): string {
  const head = time.getTime().toString(16).padStart(12, '0');
  return `${head.slice(0, 8)}-${head.slice(8)}-0000-0000-000000000000`;
}

export function timeOfUuid(uuid: string): Date {
  return new Date(Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16));
}

/** The ids made within so many milliseconds of this one: what was made together is found together. */
export function uuidsAround(uuid: string, milliseconds: number): [earliest: string, latest: string] {
  const time = timeOfUuid(uuid).getTime();
  return [
    firstUuidAt(new Date(Math.max(0, time - milliseconds))),
    firstUuidAt(new Date(time + milliseconds)),
  ];
}
