import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { WaitAbandonedError, waitUntil } from '../../../../tools/services/wait-until.ts';
import type { Block } from './read-blocks.ts';

const interpreters: Readonly<Record<string, string>> = { ts: 'node', js: 'node', python: 'python' };

/** A shell in which the code blocks of one page run in order, as a reader would run them. */
export interface PageShell {
  type(block: Block): Promise<void>;
  close(): Promise<void>;
}

export function openPageShell(folder: string, environment: Readonly<Record<string, string>>): PageShell {
  // Background processes belong to the shell's process group and end with it.
  const child = spawn('bash', ['-e'], { cwd: folder, env: environment, detached: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (printed += String(chunk)));

  const waitFor = (expectedText: string, { page, line }: Block) =>
    waitUntil(
      async () => {
        if (printed.includes(expectedText)) return;
        const description = `${page}:${line} printed so far:\n${printed}`;
        // With -e, the shell exits at the first failing command.
        throw child.exitCode === null ? new Error(description) : new WaitAbandonedError(description);
      },
      { what: `"${expectedText}"`, seconds: 90 },
    );
  return {
    type: async (block) => {
      const endMarker = `done ${block.line}`;
      child.stdin.write(`${toCommand(block)}\necho '${endMarker}'\n`);
      await waitFor(endMarker, block);
      if (block.prints !== undefined) await waitFor(block.prints, block);
    },
    close: () => endGroup(child),
  };
}

function toCommand({ kind, language, code, title, inBackground, line }: Block): string {
  if (language === 'bash') return inBackground ? `${code.trimEnd()} &` : code;
  const name = title ?? `block-${line}.${language === 'python' ? 'py' : language}`;
  const write = `cat > ${name} <<'END-OF-BLOCK'\n${code}END-OF-BLOCK`;
  return kind === 'file' ? write : `${write}\n${interpreters[language] ?? 'false'} ${name}`;
}

async function endGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined) return;
  const isOver = child.exitCode !== null || child.signalCode !== null;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // All processes have already ended.
  }
  if (!isOver) await once(child, 'exit');
}
