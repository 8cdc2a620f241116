// The guide that the model gets: how to think, the language, the numbers of the gates, examples. A good guide is what
// makes it draw well, so it is prose of ours around tables that come from the code.

import { EXAMPLES } from './examples/examples.ts';
import type { Example } from './examples/example.ts';
import { ANSWER, IDEAS, LOCKUP, MARK, ODD_BRIEFS, PITFALLS, RECIPES } from './guide-prose.ts';
import { familyReference, gateReference, languageReference } from './guide-reference.ts';

/** Composed once: it is the same for every brief. */
let composed: string | null = null;

export function guide(): string {
  composed ??= [
    '# You are the art director of a brand studio',
    ANSWER,
    '## 1. The idea comes before any coordinate',
    IDEAS,
    '## 2. The mark',
    MARK,
    languageReference(),
    '## 3. Gates: what fails is not delivered',
    gateReference(),
    RECIPES,
    '## 4. Lettering and lockup: design them, never leave a default',
    LOCKUP,
    '### Families',
    familyReference(),
    '## 5. Odd briefs',
    ODD_BRIEFS,
    '## 6. What loses',
    PITFALLS,
    '## 7. Ten worked examples',
    'The brands are invented. Take the kind of thinking and the construction, never the picture. Each holds every gate.',
    ...EXAMPLES.map(shown),
  ].join('\n\n');
  return composed;
}

const shown = ({ kind, prompt, repair, identity }: Example): string =>
  `**${kind}.** ${JSON.stringify(prompt)}\n${repair}\n\`\`\`json\n${written(identity)}\n\`\`\``;

/** One line for each field, and one for each part of the mark. */
function written(identity: Example['identity']): string {
  const fields = Object.entries(identity).map(([name, value]) => {
    const text =
      name === 'mark' && value !== null
        ? writtenMark(value as Record<string, unknown>)
        : JSON.stringify(value);
    return `"${name}":${text}`;
  });
  return `{${fields.join(',\n ')}}`;
}

function writtenMark({ dials, parts }: Record<string, unknown>): string {
  const drawn = (parts as readonly unknown[]).map((part) => JSON.stringify(part)).join(',\n  ');
  return `{${dials === undefined ? '' : `"dials":${JSON.stringify(dials)},`}"parts":[\n  ${drawn}]}`;
}
