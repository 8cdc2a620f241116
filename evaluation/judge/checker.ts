import type { Finding } from '../measures/finding.ts';
import type { Evidence } from './evidence.ts';

/** Checks one expectation of the benchmark's data for one identity. `key` names the expectation in the finding. */
export type Checker = (evidence: Evidence, expected: unknown, key: string) => Finding;
