import type { Finding } from '../measures/finding.ts';
import type { Evidence } from './evidence.ts';

/** Judges one key of the data for one identity. */
export type Checker = (evidence: Evidence, expected: unknown, key: string) => Finding;
