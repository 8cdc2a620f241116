import type { Settings } from '../settings.ts';

export const graphicsKinds = ['kitty', 'iterm', 'sixel', 'blocks', 'none'] as const;
export type GraphicsKind = (typeof graphicsKinds)[number];

export interface Graphics {
  readonly kind: GraphicsKind;
  /** The width of a character in pixels, as reported by the terminal, or a default. */
  readonly cellWidth: number;
}

const defaultCellWidth = 10;
/** The timeout for a terminal that does not answer. Nearly every terminal answers the last query at once. */
const timeoutMilliseconds = 1_000;

/**
 * Three queries: kitty graphics with a one-pixel picture, the size of a character, and the terminal type. All
 * terminals answer the last one, so its answer ends the wait.
 */
const terminalQueries = '\u001b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u001b\\\u001b[16t\u001b[c';
// oxlint-disable-next-line no-control-regex
const lastAnswerPattern = /\u001b\[\?([\d;]*)c/;
// oxlint-disable-next-line no-control-regex
const cellSizePattern = /\u001b\[6;\d+;(\d+)t/;

/** Asks the terminal which graphics it supports. */
export async function findGraphics(terminal: Settings['terminal'], colourDepth: number): Promise<Graphics> {
  const { stdin, stdout } = process;
  if (!stdout.isTTY || colourDepth < 8) return { kind: 'none', cellWidth: defaultCellWidth };
  if (/^(iTerm|WezTerm)/i.test(terminal.program)) return { kind: 'iterm', cellWidth: defaultCellWidth };
  if (terminal.isKitty || terminal.type === 'xterm-kitty')
    return { kind: 'kitty', cellWidth: defaultCellWidth };
  if (!stdin.isTTY || terminal.type === 'dumb') return { kind: 'blocks', cellWidth: defaultCellWidth };
  return readAnswers(await queryTerminal());
}

export function readAnswers(text: string): Graphics {
  const cellWidth = Number(cellSizePattern.exec(text)?.[1] ?? defaultCellWidth) || defaultCellWidth;
  if (text.includes('_Gi=31;OK')) return { kind: 'kitty', cellWidth };
  const abilities = lastAnswerPattern.exec(text)?.[1]?.split(';') ?? [];
  return { kind: abilities.includes('4') ? 'sixel' : 'blocks', cellWidth };
}

/** Sends the queries without echo, because the answers would otherwise be visible. */
function queryTerminal(): Promise<string> {
  const { stdin, stdout } = process;
  return new Promise((resolve) => {
    let text = '';
    const finish = () => {
      clearTimeout(timer);
      stdin.off('data', onData);
      stdin.setRawMode(false);
      stdin.pause();
      resolve(text);
    };
    const onData = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (lastAnswerPattern.test(text) || text.length > 4_096) finish();
    };
    const timer = setTimeout(finish, timeoutMilliseconds);
    stdin.setRawMode(true);
    stdin.on('data', onData);
    stdin.resume();
    stdout.write(terminalQueries);
  });
}
