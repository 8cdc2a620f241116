import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { execPath } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { Engine } from '../engine.ts';

/** One brand to design. */
export interface Commission {
  prompt: string;
  seed: number;
}

/** Hashes the identity, the decisions and the variants of a design, or the error if it fails. */
export const digestDesign = (engine: Engine, { prompt, seed }: Commission): string => {
  const hash = createHash('sha256');
  try {
    const { identity, decisions, variants } = engine.design(prompt, seed);
    hash.update(JSON.stringify([identity, decisions, variants()]));
  } catch (error) {
    hash.update(`failed: ${String(error)}`);
  }
  return hash.digest('hex');
};

/**
 * Computes digests in a separate process. The second argument may replace the command, for example to run Node on an
 * emulated processor.
 */
export const computeDigestsInProcess = (
  commissions: readonly Commission[],
  [file = execPath, ...args]: readonly string[] = [],
): string[] => {
  const script = fileURLToPath(new URL('digest-process.ts', import.meta.url));
  const { status, stdout, stderr } = spawnSync(file, [...args, script], {
    input: JSON.stringify(commissions),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(`the second process failed: ${stderr}`);
  return JSON.parse(stdout) as string[];
};
