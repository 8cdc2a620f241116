import type { Check, Problems } from './check.ts';

/**
 * Most of the time goes into child processes; running more of them than a small machine has cores would only slow
 * down all.
 */
const atOnce = 2;

export async function runChecks(
  checks: readonly Check[],
  root: string,
  say: (line: string) => void,
): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks];
  const width = Math.max(...checks.map((check) => check.name.length));
  let failed = 0;

  const takeNext = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const start = performance.now();
      const complaints = await complaintsOf(check, root);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const verdict = complaints.length === 0 ? 'ok' : 'failed';
      say(`${check.name.padEnd(width)}  ${verdict.padEnd(6)}  ${seconds} s`);
      for (const complaint of complaints) say(indented(complaint));
      if (complaints.length > 0) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
  return { passed: checks.length - failed, failed };
}

/** A check that throws has not passed. */
async function complaintsOf(check: Check, root: string): Promise<Problems> {
  try {
    return await check.run(root);
  } catch (error) {
    return [
      `The check itself broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    ];
  }
}

function indented(text: string): string {
  return text.trimEnd().replaceAll(/^(?=.)/gm, '    ');
}
