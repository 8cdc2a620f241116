/**
 * The first 48 bits of a UUIDv7 are milliseconds since 1970. A time range is therefore a range of ids, and a table
 * that is partitioned by id is partitioned by time.
 */

/** Returns a UUID that sorts before every id created at this time or later, and after every id created earlier. */
export function minUuidAt(time: Date): string {
  const head = time.getTime().toString(16).padStart(12, '0');
  return `${head.slice(0, 8)}-${head.slice(8)}-0000-0000-000000000000`;
}

export function readUuidTime(uuid: string): Date {
  return new Date(Number.parseInt(uuid.slice(0, 8) + uuid.slice(9, 13), 16));
}

/** Returns the range of ids created within this many milliseconds of the given id. */
export function computeUuidRange(uuid: string, milliseconds: number): [earliest: string, latest: string] {
  const time = readUuidTime(uuid).getTime();
  return [minUuidAt(new Date(Math.max(0, time - milliseconds))), minUuidAt(new Date(time + milliseconds))];
}
