import type { Check, NoticeReporter, ProblemList } from './check.ts';

/**
 * Most checks run a child process, and a small machine has two cores. More checks at once would slow each other down.
 */
const maxConcurrentChecks = 2;

export async function runChecks(
  checks: readonly Check[],
  root: string,
  print: (line: string) => void,
): Promise<{ passed: number; failed: number }> {
  const waiting = [...checks];
  const width = Math.max(...checks.map((check) => check.name.length));
  const unexamined: string[] = [];
  let failed = 0;

  const runUntilNoneWait = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const start = performance.now();
      const notices: string[] = [];
      const problems = await runCheckSafely(check, root, (text) => notices.push(`${check.name}: ${text}`));
      unexamined.push(...notices);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const passed = notices.length === 0 ? 'ok' : 'partly';
      const verdict = problems.length === 0 ? passed : 'failed';
      print(`${check.name.padEnd(width)}  ${verdict.padEnd(6)}  ${seconds} s`);
      for (const problem of problems) print(indentLines(problem));
      if (problems.length > 0) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: maxConcurrentChecks }, runUntilNoneWait));
  // Printed at the end, where it is not overlooked.
  if (unexamined.length > 0) print(`NOT EXAMINED\n${indentLines(unexamined.join('\n'))}`);
  return { passed: checks.length - failed, failed };
}

/** Reports an exception of a check as a problem, so that the other checks still run. */
async function runCheckSafely(check: Check, root: string, notice: NoticeReporter): Promise<ProblemList> {
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
