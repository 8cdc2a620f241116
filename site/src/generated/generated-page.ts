/** A page as Markdown, with its front matter. */
export interface GeneratedPage extends Record<string, unknown> {
  /** The path of the page below /docs/. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly sidebar: { readonly order: number; readonly label?: string };
  readonly body: string;
}

export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map(cell).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Formats a table cell: one line, with bars escaped. */
function cell(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');
}

export function fence(language: string, code: string): string {
  return `\`\`\`${language}\n${code.trimEnd()}\n\`\`\``;
}
