import type { BrandInterpretation } from '@blazon/contract/console/brands.ts';

/**
 * Describes the value of a token by its prefix: `type:serif` becomes "serif lettering". Values with any other prefix
 * are shown as they are.
 */
const describersByPrefix: Readonly<Record<string, (value: string) => string>> = {
  colours: (value) => (value === '1' ? 'one colour' : `${value} colours`),
  type: (value) => `${value} lettering`,
  case: (value) => `${value} case`,
  mark: (value) => (value === 'none' ? 'no symbol' : value),
  letters: (value) => `the letters ${value}`,
  ground: (value) => `a ${value} background`,
  like: (value) => `a likeness to ${value}`,
};

const colourTokenKinds: ReadonlySet<string> = new Set(['colour', 'primary', 'secondary', 'hex']);

/**
 * Describes in plain English what the studio understood from the prompts, as stored in the memory node. Older records
 * may not contain all parts.
 */
export function describeBrief(brief: unknown, unfulfilled: readonly string[]): BrandInterpretation {
  const record = isRecord(brief) ? brief : {};
  const wishes = readTexts(record['wishes']);
  const [trade] = readTexts(record['industries']);
  return {
    name: typeof record['name'] === 'string' ? record['name'] : null,
    trade: trade === undefined ? null : toPlainWords(trade),
    moods: readTexts(record['moods']).map(toPlainWords),
    colours: wishes.filter(isColour).map(describeToken),
    wishes: wishes.filter((wish) => !isColour(wish)).map(describeToken),
    refusals: readTexts(record['avoids']).map(describeToken),
    unfulfilled,
  };
}

function isColour(token: string): boolean {
  return colourTokenKinds.has(readKind(token));
}

function readKind(token: string): string {
  return token.slice(0, Math.max(0, token.indexOf(':')));
}

function describeToken(token: string): string {
  const value = toPlainWords(token.slice(token.indexOf(':') + 1));
  return describersByPrefix[readKind(token)]?.(value) ?? value;
}

function toPlainWords(word: string): string {
  return word.replaceAll('-', ' ');
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
