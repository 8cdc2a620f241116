import { createInterface } from 'node:readline/promises';
import { Interrupted } from '../exit-codes.ts';

const maxCharacters = 4_096;

/** Reads a line from the terminal without echo. */
export function askSecret(question: string): Promise<string> {
  const { stdin, stderr } = process;
  // Turn off echo before the prompt is shown, so that a fast paste is not echoed either.
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stderr.write(question);
  return new Promise((resolve, reject) => {
    let typed = '';
    const finish = (settle: () => void) => {
      stdin.off('data', onData);
      stdin.setRawMode(false);
      stdin.pause();
      stderr.write('\n');
      settle();
    };
    const onData = (chunk: string) => {
      for (const character of chunk) {
        if (character === '\u0003' || character === '\u0004') return finish(() => reject(new Interrupted()));
        if (character === '\r' || character === '\n') return finish(() => resolve(typed.trim()));
        if (character === '\u007f' || character === '\b') typed = typed.slice(0, -1);
        else if (typed.length < maxCharacters) typed += character;
      }
    };
    stdin.on('data', onData);
  });
}

/** Reads the first line of standard input. */
export async function readLine(): Promise<string> {
  let text = '';
  for await (const chunk of process.stdin.setEncoding('utf8')) {
    text += String(chunk);
    if (text.includes('\n') || text.length > maxCharacters) break;
  }
  return (text.split('\n', 1)[0] ?? '').slice(0, maxCharacters).trim();
}

export async function confirm(question: string, signal: AbortSignal): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // In raw mode, Ctrl-C is a key and not a signal.
  const interrupted = new Promise<never>((_resolve, reject) =>
    terminal.once('SIGINT', () => reject(new Interrupted())),
  );
  try {
    const answer = await Promise.race([terminal.question(`${question} [y/N] `, { signal }), interrupted]);
    return /^y(es)?$/i.test(answer.trim());
  } finally {
    terminal.close();
  }
}
