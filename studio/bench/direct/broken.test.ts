// Broken and hostile answers: whatever a stranger says, there is a valid identity and a line that says what became of it.

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDecisions } from '../../decisions/read-decisions.ts';
import type { Directed } from '../../director/direct-brand.ts';
import { directBrand } from '../../director/direct-brand.ts';
import { LONGEST_ANSWER } from '../../director/find-json.ts';
import type { Designed, Studio } from '../../studio.ts';
import { GATES } from '../bench-data.ts';
import { svgShapeFindings } from '../measures/svg-shape.ts';
import { openLocalStudio } from '../open-studio.ts';

const FOLDER = fileURLToPath(new URL('broken', import.meta.url));
const PROMPT = 'Skerry, a coastal weather service in Bergen. Calm, precise.';

/** What the note must say; `taken` where the drawing is good enough once the slip is mended. */
const EXPECTED: Readonly<Record<string, RegExp>> = {
  fences: /^taken/,
  'prose-around': /^taken/,
  'two-objects': /^taken.*more than one JSON object/,
  'note-object-first': /^taken/,
  'bare-identity': /^taken/,
  'parts-at-top': /^taken.*belong into `mark`/,
  'trailing-commas': /^taken.*commas or comments/,
  'truncated-list': /^refused.*breaks off/,
  'truncated-text': /^refused.*breaks off inside a text/,
  empty: /^refused.*no JSON object/,
  blank: /^refused.*no JSON object/,
  refusal: /^refused.*no JSON object/,
  'other-language': /^refused.*no JSON object/,
  'markdown-only': /^refused.*no JSON object/,
  'svg-instead': /^refused.*no JSON object/,
  array: /^refused.*no JSON object/,
  'single-quotes': /^refused.*cannot be parsed/,
  'empty-object': /^refused.*neither `drafts` nor `identity`/,
  nulls: /^refused.*neither `drafts` nor `identity`/,
  'drafts-wrong-type': /^refused.*expected an identity/,
  'numbers-as-text': /^refused.*lettering\.weight.*a number/,
  'deep-nesting': /^refused.*deep/,
  'deep-shape': /^refused.*shape/,
  'huge-numbers': /^refused.*disc\.r.*from 0 to 400/,
  'huge-coordinates': /^refused.*polygon/,
  'not-a-number': /^refused.*disc\.r/,
  'divide-by-dial': /^refused.*disc\.r/,
  'unknown-dial': /^refused.*radius/,
  'dials-in-a-circle': /^refused.*circle/,
  'code-in-expression': /^refused.*disc\.r/,
  'prototype-keys': /^taken.*`__proto__` was left out/,
  'prototype-dial': /^refused.*dials/,
  'unknown-shape': /^refused.*did you mean `disc`/,
  'unknown-field': /^taken.*`slogan` was left out.*lockup\.glow/,
  'unknown-role': /^refused.*role/,
  'empty-parts': /^refused.*1 to 8 parts/,
  'construction-only': /^refused.*other than `none`/,
  'too-many-parts': /^refused.*1 to 8 parts/,
  'too-much-work': /too much to draw/,
  'invisible-mark': /nothing is drawn/,
  speck: /GATE/,
  'outside-the-field': /units large, at most 300/,
  hairlines: /GATE thin16_lost/,
  unbalanced: /GATE balance_x/,
  'blob-in-one-colour': /GATE mono/,
  'unknown-font': /^taken.*there is no family `Comic Sans MS`/,
  'misspelt-font': /^taken.*Outfit was taken.*no weight 650/,
  'font-path': /^taken.*there is no family/,
  'foreign-letters': /^taken/,
  'invented-slogan': /^taken.*not words of the prompt, left out: "Weather you can trust since 1862"/,
  'other-name': /no word of the lettering is in the prompt/,
  'half-a-name': /no word of the lettering is in the prompt/,
  'no-lettering': /the name `Skerry` must be set/,
  'markup-in-name': /^taken.*left out: "<script>/,
  'markup-in-idea': /^taken.*held markup/,
  'markup-in-part': /^refused.*name/,
  'direction-override': /no word of the lettering is in the prompt|must spell/,
  emoji: /^taken.*left out/,
  'white-on-white': /^taken.*(?:3:1|too close)/,
  'not-a-colour': /^refused.*palette\.lead.*#rrggbb/,
  'six-colours': /^taken.*more than 3 colours/,
  'invisible-name': /^taken.*role `none`/,
  'squeezed-name': /^taken.*tracking -0.2 cannot be read/,
  'name-as-dust': /^taken.*size 0.1 cannot be read/,
  caption: /^taken.*leaves no name/,
  'no-palette': /^refused.*palette/,
  'giant-mark': /^refused.*markHeight/,
  'mark-as-no-letter': /^taken.*it stands apart/,
  'slot-elsewhere': /^taken.*where the letter is missing/,
  'many-lines': /^refused.*1 to 5 lines/,
  injection: /no word of the lettering is in the prompt/,
  'null-bytes': /^taken.*there is no family/,
  'lone-surrogates': /./,
};

const names = readdirSync(FOLDER)
  .map((file) => file.replace(/\.txt$/, ''))
  .toSorted();

describe('broken and hostile answers', () => {
  let studio: Studio;
  beforeAll(async () => {
    studio = await openLocalStudio();
    // The first drawing of a process compiles and opens fonts.
    directBrand(studio, { prompt: PROMPT, seed: 3, answers: [] });
  }, 60_000);

  const direct = (...answers: string[]): Directed =>
    directBrand(studio, { prompt: PROMPT, seed: 3, answers });

  const expectSound = ({ identity, decisions }: Designed): void => {
    const faults = [identity.logo_svg, identity.logo_svg_dark].flatMap((svg) =>
      svgShapeFindings(svg, GATES).filter(({ ok }) => !ok),
    );
    expect(faults).toEqual([]);
    expect(decisions.text.toLowerCase()).toBe('skerry');
    expect(readDecisions(JSON.parse(JSON.stringify(decisions)))).toMatchObject({ ok: true });
  };

  it('are at least forty, each with an expectation', () => {
    expect(names).toEqual(Object.keys(EXPECTED).toSorted());
    expect(names.length).toBeGreaterThanOrEqual(40);
  });

  it.each(names)('%s', (name) => {
    const answer = readFileSync(`${FOLDER}/${name}.txt`, 'utf8');
    const { designed, notes, next } = direct(answer);
    expect(notes).toHaveLength(1);
    expect(notes[0]).toMatch(EXPECTED[name] ?? /$^/);
    expect(designed.decisions.mark.source === 'art-director').toBe(notes[0]?.startsWith('taken') === true);
    expectSound(designed);
    expect(next).not.toBeNull();
    expect(next?.turns.map(({ role }) => role)).toEqual(['user', 'assistant', 'user']);
    expect(JSON.stringify(next?.turns).length).toBeLessThan(200_000);
  });

  it('are cut short when they are endless', () => {
    const { designed, notes, next } = direct('{"drafts":['.concat('{"idea":"again"},'.repeat(300_000)));
    expect(notes[0]).toMatch(/^refused.*characters, at most/);
    expect(JSON.stringify(next?.turns).length).toBeLessThan(LONGEST_ANSWER);
    expectSound(designed);
  });

  it('end the conversation when nobody draws', () => {
    expect(direct('no', 'no').next).toBeNull();
    expect(direct('{}', 'no', '{}', '{}').next).toBeNull();
    expect(direct('{}', '{}', '{}', '{}', '{}').notes).toHaveLength(5);
  });
});
