import { expect, it } from 'vitest';
import { parseColourWords } from './colour-words.ts';
import { hueFamilyOf } from './hue-families.ts';
import { isWithinNamedColour, NAMED_COLOURS, matchesColourWord } from './named-colours.ts';
import { hexOf, oklchOf } from './oklch.ts';

const CLOSED_COLOUR_WORDS =
  `red orange yellow green teal blue navy sky purple pink brown black white grey charcoal gold silver
  bronze copper beige cream burgundy turquoise mint coral lavender olive petrol lime mustard ochre terracotta rust
  peach magenta indigo sage`.split(/\s+/u);

it('NAMED_COLOURS contains exactly the colour words of a brief', () => {
  expect([...NAMED_COLOURS.keys()].toSorted()).toEqual(CLOSED_COLOUR_WORDS.toSorted());
});

it.each([...NAMED_COLOURS.values()])('$word stays recognisable when it is shown on a screen', (named) => {
  const shown = oklchOf(hexOf(named.centre));
  expect(isWithinNamedColour(shown, named)).toBe(true);
  expect(matchesColourWord(shown, named.word)).toBe(true);
});

it.each(['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink'])(
  '%s is in the hue family of the same name',
  (word) => {
    const centre = NAMED_COLOURS.get(word)?.centre ?? { l: 0, c: 0, h: 0 };
    expect(hueFamilyOf(oklchOf(hexOf(centre)))).toBe(word);
  },
);

it('matchesColourWord also matches neighbouring colours that look like the word', () => {
  // A teal-green inside the green range.
  expect(matchesColourWord({ l: 0.5, c: 0.09, h: 166 }, 'green')).toBe(true);
  expect(matchesColourWord({ l: 0.5, c: 0.09, h: 195 }, 'green')).toBe(false);
  expect(matchesColourWord({ l: 0.3, c: 0.08, h: 263 }, 'blue')).toBe(true);
  expect(matchesColourWord({ l: 0.5, c: 0.2, h: 27 }, 'nothing')).toBe(false);
});

it.each([
  ['electric orange', 'orange', 0.62, 0.75, 0.15],
  ['acid yellow', 'yellow', 0.88, 0.97, 0.18],
  ['dark green', 'green', 0.2, 0.42, 0.05],
  ['a pale, dusty pink please', 'pink', 0.65, 0.92, 0.03],
  ['burgundy', 'pink', 0.3, 0.42, 0.08],
  ['gold', 'yellow', 0.6, 0.8, 0.08],
])(
  'the phrase "%s" is read as a colour of the expected family, lightness and chroma',
  (phrase, family, darkest, lightest, chroma) => {
    const colour = parseColourWords(phrase);
    const shown = oklchOf(hexOf(colour ?? { l: 0, c: 0, h: 0 }));
    expect(['red', 'pink'].includes(family) ? ['red', 'pink'] : [family]).toContain(hueFamilyOf(shown));
    expect(shown.l).toBeGreaterThanOrEqual(darkest);
    expect(shown.l).toBeLessThanOrEqual(lightest);
    expect(shown.c).toBeGreaterThanOrEqual(chroma);
  },
);

it.each([
  ['warm grey', 40, 90],
  ['cool grey', 230, 270],
])('the phrase "%s" is read as a grey with the expected tint', (phrase, from, to) => {
  const shown = oklchOf(hexOf(parseColourWords(phrase) ?? { l: 0, c: 0, h: 0 }));
  expect(shown.c).toBeLessThan(0.045);
  expect(shown.h).toBeGreaterThan(from);
  expect(shown.h).toBeLessThan(to);
});

it.each(['', 'constructor', 'something nice', '__proto__ blueish'])('"%s" names no colour', (phrase) => {
  expect(parseColourWords(phrase)).toBeNull();
});
