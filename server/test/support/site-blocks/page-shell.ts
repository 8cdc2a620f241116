import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { WaitAbandonedError, waitUntil } from '../../../../tools/services/wait-until.ts';
import type { Block } from './read-blocks.ts';

const interpreters: Readonly<Record<string, string>> = { ts: 'node', js: 'node', python: 'python' };

/** A shell for one page. Blocks are typed into it in order, as a reader would. */
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

  const waitFor = (words: string, { page, line }: Block) =>
    waitUntil(
      async () => {
        if (printed.includes(words)) return;
        const story = `${page}:${line} printed so far:\n${printed}`;
        // With -e, the shell exits at the first failing command.
        throw child.exitCode === null ? new Error(story) : new WaitAbandonedError(story);
      },
      { what: `"${words}"`, seconds: 90 },
    );
  return {
    type: async (block) => {
      const mark = `done ${block.line}`;
      child.stdin.write(`${commandOf(block)}\necho '${mark}'\n`);
      await waitFor(mark, block);
      if (block.prints !== undefined) await waitFor(block.prints, block);
    },
    close: () => endGroup(child),
  };
}

function commandOf({ kind, language, code, title, inBackground, line }: Block): string {
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
