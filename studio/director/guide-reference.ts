// The part of the guide that is generated: the language, the families and the numbers, so that it cannot grow stale.

import { DRAWN_LETTERS, LAYOUTS, ROLES } from '../blazon/blazon.ts';
import { GUIDE } from '../blazon/guide-numbers.ts';
import type { Argument, Kind, Term } from '../blazon/language.ts';
import { OPERATORS, SHAPES } from '../blazon/language.ts';
import { LIMITS } from '../blazon/limits.ts';
import { FONT_FAMILIES } from '../data/font-families.ts';
import type { Family } from '../lettering/lettering.ts';
import { SKELETONS } from '../lettering/alphabet/skeletons.ts';
import { CONSTRUCTIONS } from './draft.ts';

const SHORT: Readonly<Record<Kind, string>> = {
  number: 'n',
  count: 'whole',
  numbers: '[n,...]',
  point: '[x,y]',
  pair: 'n|[n,n]',
  corners: 'n|[tl,tr,br,bl]',
  points: 'POINTS',
  joints: '[[x,y,radius],...]',
  line: 'LINE',
  shape: 'SHAPE',
  flag: 'true',
  character: '"A"',
  family: '"Family"',
  name: '"part"',
};

const kindOf = ({ is }: Argument): string =>
  typeof is === 'string' ? SHORT[is] : is.oneOf.map((word) => `"${word}"`).join('|');

const written = (name: string, { takes, says, alone }: Term): string => {
  const fields = Object.entries(takes).map(
    ([field, argument]) => `${field}${argument.optional === true ? '?' : ''}:${kindOf(argument)}`,
  );
  const short = alone === undefined ? '' : ` Alone: \`${alone}\`.`;
  return `- \`${name}\` {${fields.join(', ')}} ${says}${short}`;
};

const table = (terms: Readonly<Record<string, Term>>): string =>
  Object.entries(terms)
    .map(([name, term]) => written(name, term))
    .join('\n');

export const languageReference = (): string => `Shapes:
${table(SHAPES)}

Operators:
${table(OPERATORS)}

"Alone" means that the argument may stand without its name: \`{"round":4}\` is \`{"round":{"r":4}}\`, \`{"subtract":SHAPE}\` is \`{"subtract":{"of":SHAPE}}\`.
POINTS is a list of \`[x,y]\` (corner), \`[x,y,r]\` (rounded corner), \`[x,y,"smooth"]\`, \`[x,y,"smooth",direction]\` (the outline passes there heading for this clock direction) or \`[x,y,"via"]\` (middle of an arc). LINE is \`{"x":50}\`, \`{"y":50}\`, \`{"through":[x,y],"angle":a}\` or \`[[x,y],[x,y]]\`.
Constructed letters for \`skeleton\`: ${Object.keys(SKELETONS).join(' ')}.
Roles: ${ROLES.join(' ')} (\`word\` and \`quiet\` are for lettering; \`none\` is construction, used or knocked but never painted).
Constructions to name: ${CONSTRUCTIONS.join(' ')}.
Limits: ${LIMITS.parts} parts, ${LIMITS.nodes} shapes and operators, ${LIMITS.dials} dials, lists ${LIMITS.depth} deep, ${LIMITS.lines} lines of lettering.`;

export const layoutNames = (): string => LAYOUTS.join('|');
export const drawnLetters = (): string => DRAWN_LETTERS.join('|');

const weightsOf = ({ weights }: Family): string => {
  const [first = 400] = weights;
  const last = weights.at(-1) ?? first;
  const even = weights.length === (last - first) / 100 + 1;
  if (weights.length === 1) return String(first);
  return even ? `${first}-${last}` : weights.join('/');
};

const named = (family: Family): string => `${family.name} ${weightsOf(family)}${family.italic ? ' i' : ''}`;

const CLASSES: Readonly<Record<string, string>> = {
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

export const familyReference = (): string => {
  const latin = FONT_FAMILIES.filter(({ scripts }) => scripts[0] === 'Latn');
  const others = FONT_FAMILIES.filter(({ scripts }) => scripts.some((script) => script !== 'Latn'));
  const classes = [...new Set(latin.map((family) => family.class))].map((name) => {
    const members = latin.filter((family) => family.class === name).map(named);
    return `- ${CLASSES[name] ?? name}: ${members.join(', ')}`;
  });
  const scripts = [...new Set(others.flatMap((family) => family.scripts))]
    .filter((script) => script !== 'Latn')
    .map((script) => {
      const members = others.filter((family) => family.scripts.includes(script)).map(({ name }) => name);
      return `- ${script}: ${members.join(', ')}`;
    });
  const rest = others.filter(({ scripts: [first] }) => first !== 'Latn').map(named);
  return `Latin (weights; "i" has italics):
${classes.join('\n')}
By script:
${scripts.join('\n')}
Weights of the others: ${rest.join(', ')}.`;
};

export const gateReference = (): string => {
  const { side, aspect, density, accent, pixel, nodes, floating, crumb } = GUIDE;
  return `Lengths are hundredths of the finished mark's longer side, so draw the longer side 95 to 105 units (${side.min} to ${side.max} passes) and they are your own units.
| gate | holds when | how to draw so that it holds |
|---|---|---|
| 16 px | no stroke, tip, gap or counter narrower than ${pixel} | one \`gap\` dial of 8.5 to 9.5 for every gap; strokes 10 and more, better 14 to 26; blunt every point: cut horns and tails off where they are 9 wide, round tips by 2; two shapes overlap by 10 or stand a gap apart, never in between |
| balance | centre of ink within 5.6 % (sideways) and 7.6 % (up and down) of the box's centre | mirror or halfturn where you can; a tail, beam or flag that sticks out moves the box, not the ink: shorten it or put weight opposite; L, F, P, r, J and leaning crescents fail unless something fills the empty corner |
| points | at most ${nodes} in the finished outlines | a spline point counts 1, a disc 4, a rounded corner 2; 8 copies of a petal with a hole are too many |
| one colour | where two roles meet there is a gap | \`knock\` with the gap, or \`fold\` and \`split\` with \`gap\`; never colour against colour without paper between |
| hairlines | nothing under 2.6, crumbs under ${crumb} square units | \`keep\` after a cut, \`round\` after a melt, end gaps with \`"cap":"round"\`; a knock either clearly crosses a part or clearly misses it |
| colours | every colour 3:1 on white, the word 4.5:1, at most 3 colours in all; lead and accent clearly apart, also for colour-blind people | deep and saturated rather than bright; yellow, lime and pale tints become amber or olive on white (on dark they stay themselves): choose them as small accents or not at all; two strong hues of one lightness shimmer |
| known marks | nothing like a mark that somebody owns, nothing like the customer's other brands | another construction, not another colour |
Not gates, but the checker speaks of them and they cost points: ink ${density.min} to ${density.max} of the box (marks made of lines from ${GUIDE.lineDensity.min}), width by height ${aspect.min} to ${aspect.max}, accent ${Math.round(accent.min * 100)} to ${Math.round(accent.max * 100)} % of the ink, at most ${floating} pieces that float farther than one gap, gaps that are all the same.`;
};
