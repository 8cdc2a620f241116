import type { Churn } from './concurrent-changes.ts';
import { countDisorder, type Reader, readAllPages } from './read-pages.ts';

/** How many items a full read of a list missed, repeated or misplaced, and how many items changed meanwhile. */
export interface ReadingFaults {
  readonly missing: number;
  readonly doubled: number;
  readonly disordered: number;
  readonly changed: number;
}

/** Reads a list to its end while `churn` changes it. Items that existed throughout must appear exactly once. */
export async function readDuringChanges(
  reader: Reader,
  present: readonly string[],
  churn: Churn,
): Promise<ReadingFaults> {
  const read = await readAllPages(reader, () => 100);
  await churn.stop();
  const seen = new Set(read);
  return {
    missing: present.filter((id) => !seen.has(id) && !churn.deleted.has(id)).length,
    doubled: read.length - seen.size,
    disordered: countDisorder(read),
    changed: churn.made.size + churn.deleted.size,
  };
}
