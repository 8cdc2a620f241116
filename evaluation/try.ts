// Draws one identity and, optionally, its refinements, and writes all files:
// `npm run studio -- "Loafwright, a bakery in Lyon" [--seed n] [--refine "make it warmer"]... [--out folder] [--sandbox]`.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { parseArgs } from 'node:util';
import type { DesignedIdentity } from '@blazon/studio/record/studio.ts';
import type { Lineage } from './engine.ts';
import { openEngine } from './engine.ts';
import { printLine } from './figures.ts';
import { renderOverview } from './sheet/overview.ts';

const USAGE =
  'npm run studio -- "a sentence about the brand" [--seed n] [--refine "..."]... [--out folder] [--sandbox]';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    refine: { type: 'string', multiple: true, default: [] },
    out: { type: 'string', default: '.sheets/try' },
    sandbox: { type: 'boolean', default: false },
  },
});

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const writeFiles = (folder: string, prompt: string, designed: DesignedIdentity): void => {
  const { identity, decisions } = designed;
  const { horizontal, stacked, markOnly, oneColour } = designed.variants();
  mkdirSync(folder, { recursive: true });
  const files: Record<string, string | Buffer> = {
    'logo.svg': identity.logo_svg,
    'logo-dark.svg': identity.logo_svg_dark,
    'horizontal.svg': horizontal,
    'stacked.svg': stacked,
    'mark.svg': markOnly,
    'one-colour.svg': oneColour,
    'identity.json': formatJson(identity),
    'decisions.json': formatJson(decisions),
    'overview.png': renderOverview(prompt, designed),
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
};

const printSummary = (
  prompt: string,
  { identity, decisions }: DesignedIdentity,
  ms: number,
  folder: string,
): void => {
  const rows = {
    name: decisions.text || '(none)',
    industry: decisions.brief.industries.join(', ') || '(not stated)',
    moods: decisions.brief.moods.join(', ') || '(not stated)',
    colours: `${identity.primary_color} and ${identity.secondary_color}`,
    type: `${identity.font_family} ${identity.font_weight_heading} / ${identity.font_weight_body}`,
    mark: `${decisions.mark.type}, ${decisions.mark.id}`,
    idea: decisions.blazon.idea,
    changed: decisions.trace.changed.join(', '),
    picture: relative(process.cwd(), join(folder, 'overview.png')),
  };
  printLine(`\n${prompt}  (${Math.round(ms)} ms)`);
  for (const [name, value] of Object.entries(rows))
    if (value !== '') printLine(`  ${name.padEnd(9)} ${value}`);
};

const main = async (prompt: string): Promise<void> => {
  const engine = await openEngine();
  const { sandbox, out, refine } = options;
  const drawAndWrite = (text: string, folder: string, draw: () => DesignedIdentity): DesignedIdentity => {
    const start = performance.now();
    const designed = draw();
    const ms = performance.now() - start;
    writeFiles(folder, text, designed);
    printSummary(text, designed, ms, folder);
    return designed;
  };
  const root = resolve(out);
  const first = drawAndWrite(prompt, root, () => engine.design(prompt, Number(options.seed), { sandbox }));
  let lineage: Lineage = [first.decisions];
  for (const [index, change] of refine.entries()) {
    const folder = join(root, String(index + 1));
    const { decisions } = drawAndWrite(change, folder, () => engine.refine(lineage, change, { sandbox }));
    lineage = [...lineage, decisions];
  }
};

const prompt = positionals.join(' ').trim();
if (prompt === '') {
  printLine(USAGE);
  process.exitCode = 1;
} else {
  await main(prompt);
}
