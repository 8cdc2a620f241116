// Lists the typefaces that a drawing may use, as a text for the model. It is generated from FONT_FAMILIES, so that it
// always matches them.

import { FONT_FAMILIES } from '../type/font-families.ts';
import type { Family } from '../type/lettering.ts';

const describeWeights = ({ weights }: Family): string => {
  const [first = 400] = weights;
  const last = weights.at(-1) ?? first;
  const hasEveryHundred = weights.length === (last - first) / 100 + 1;
  if (weights.length === 1) return String(first);
  return hasEveryHundred ? `${first}-${last}` : weights.join('/');
};

const describeFamily = (family: Family): string =>
  `${family.name} ${describeWeights(family)}${family.italic ? ' i' : ''}`;

const CLASS_DESCRIPTIONS: Readonly<Record<string, string>> = {
  serif: 'serif (warm, classic)',
  didone: 'high contrast (luxury, fashion)',
  slab: 'slab (honest, sturdy)',
  grotesk: 'grotesk (plain, strong)',
  'neo-grotesk': 'neutral',
  'geometric-sans': 'geometric',
  'humanist-sans': 'humanist',
  'rounded-sans': 'rounded (soft, playful)',
  'light-sans': 'light and elegant',
  mono: 'monospaced (technical)',
  display: 'display (loud)',
  script: 'handwritten',
};

export function createFamilyReference(): string {
  const latin = FONT_FAMILIES.filter(({ scripts }) => scripts[0] === 'Latn');
  const others = FONT_FAMILIES.filter(({ scripts }) => scripts.some((script) => script !== 'Latn'));
  const classes = [...new Set(latin.map((family) => family.class))].map((name) => {
    const members = latin.filter((family) => family.class === name).map(describeFamily);
    return `- ${CLASS_DESCRIPTIONS[name] ?? name}: ${members.join(', ')}`;
  });
  const scripts = [...new Set(others.flatMap((family) => family.scripts))]
    .filter((script) => script !== 'Latn')
    .map((script) => {
      const members = others.filter((family) => family.scripts.includes(script)).map(({ name }) => name);
      return `- ${script}: ${members.join(', ')}`;
    });
  const rest = others.filter(({ scripts: [first] }) => first !== 'Latn').map(describeFamily);
  return `Latin (weights; "i" has italics):
${classes.join('\n')}
By script:
${scripts.join('\n')}
Weights of the others: ${rest.join(', ')}.`;
}
