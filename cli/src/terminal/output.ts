import type { WriteStream } from 'node:tty';

type Stream = Pick<WriteStream, 'write'> & { readonly isTTY?: boolean; getColorDepth?: () => number };

/** Prints a result to standard output. Messages go to standard error. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

export function printJson(value: unknown): void {
  return print(JSON.stringify(value));
}

export function printNote(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** The colour depth in bits: 1, 4, 8 or 24. It is 1 outside a terminal and with NO_COLOR. */
export function colourDepthOf(stream: Stream): number {
  return stream.isTTY === true ? (stream.getColorDepth?.() ?? 1) : 1;
}

type Style = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';
const escapeCodesByStyle: Readonly<Record<Style, readonly [number, number]>> = {
  bold: [1, 22],
  dim: [2, 22],
  red: [31, 39],
  green: [32, 39],
  yellow: [33, 39],
  cyan: [36, 39],
};

function createStyler(stream: () => Stream) {
  return (style: Style, text: string): string => {
    if (colourDepthOf(stream()) === 1) return text;
    const [begin, end] = escapeCodesByStyle[style];
    return `\u001b[${begin}m${text}\u001b[${end}m`;
  };
}

/** Styles text for standard output. */
export const styleOutput = createStyler(() => process.stdout);
/** Styles text for standard error. */
export const styleNote = createStyler(() => process.stderr);

/** Formats rows as a table. Columns are as wide as their longest value, except the last. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths: number[] = [];
  for (const row of rows)
    for (const [column, value] of row.entries())
      widths[column] = Math.max(widths[column] ?? 0, [...value].length);
  return rows
    .map((row) =>
      row
        .map((value, column) =>
          column === row.length - 1 ? value : value + ' '.repeat((widths[column] ?? 0) - [...value].length),
        )
        .join('  '),
    )
    .join('\n');
}

export function formatDateTime(unixSeconds: number): string {
  return new Date(unixSeconds * 1000).toISOString().slice(0, 16).replace('T', ' ');
}
