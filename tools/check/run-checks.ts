import type { Check, ReportNotice, ProblemList } from './check.ts';

/**
 * Most of the time goes into child processes; running more of them than a small machine has cores would only slow
 * down all.
 */
const maxConcurrentChecks = 2;

export async function runChecks(
  checks: readonly Check[],
  root: string,
  say: (line: string) => void,
): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks];
  const width = Math.max(...checks.map((check) => check.name.length));
  const unexamined: string[] = [];
  let failed = 0;

  const takeNext = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const start = performance.now();
      const notices: string[] = [];
      const complaints = await runCheckSafely(check, root, (text) => notices.push(`${check.name}: ${text}`));
      unexamined.push(...notices);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const passed = notices.length === 0 ? 'ok' : 'partly';
      const verdict = complaints.length === 0 ? passed : 'failed';
      say(`${check.name.padEnd(width)}  ${verdict.padEnd(6)}  ${seconds} s`);
      for (const complaint of complaints) say(indentLines(complaint));
      if (complaints.length > 0) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: maxConcurrentChecks }, takeNext));
  // Again at the end, where it is not overlooked.
  if (unexamined.length > 0) say(`NOT EXAMINED\n${indentLines(unexamined.join('\n'))}`);
  return { passed: checks.length - failed, failed };
}

/** A check that throws has not passed. */
async function runCheckSafely(check: Check, root: string, notice: ReportNotice): Promise<ProblemList> {
  try {
    return await check.run(root, notice);
  } catch (error) {
    return [
      `The check itself broke: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    ];
  }
}

function indentLines(text: string): string {
  return text.trimEnd().replaceAll(/^(?=.)/gm, '    ');
}
