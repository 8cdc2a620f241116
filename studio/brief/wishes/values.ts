// Finds hex colours, and whether each is stated as the primary or the secondary colour.

import colourParts from '../lexicons/colour-parts.json' with { type: 'json' };

const HEX = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/giu;

/**
 * Creates a pattern for these words shortly before a hex value. `stem~1-3` stands for the stem with one to three more
 * letters.
 */
const createPatternBeforeHex = (forms: readonly string[]): RegExp => {
  const alternatives = forms.map((form) => form.replace(/~(\d)-(\d)$/u, String.raw`\p{L}{$1,$2}`));
  return new RegExp(String.raw`(?:${alternatives.join('|')})[^#.;\n]{0,36}$`, 'iu');
};
const PRIMARY_WORDS_BEFORE_HEX = createPatternBeforeHex(colourParts.primary);
const SECONDARY_WORDS_BEFORE_HEX = createPatternBeforeHex(colourParts.secondary);
const PRIMARY_WORDS_AFTER_HEX = /^#\w{3,6} (?:as )?(?:(?:the|our) )?(?:main|primary|lead)\b/iu;

const expandToSixDigits = (digits: string): string =>
  digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('');

export interface HexValue {
  token: string;
  index: number;
}

export const findHexValues = (text: string): HexValue[] => {
  const found: HexValue[] = [];
  for (const match of text.matchAll(HEX)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const value = `#${expandToSixDigits(match[1] ?? '').toUpperCase()}`;
    // The nearest of the words decides: "primary #..., secondary #...".
    const sinceLastValue = before.slice(before.lastIndexOf('#') + 1);
    let part = 'hex';
    const second = SECONDARY_WORDS_BEFORE_HEX.exec(sinceLastValue)?.index ?? -1;
    const first = PRIMARY_WORDS_BEFORE_HEX.exec(sinceLastValue)?.index ?? -1;
    if (second >= 0 || first >= 0) part = second > first ? 'secondary' : 'primary';
    else if (PRIMARY_WORDS_AFTER_HEX.test(text.slice(match.index, match.index + 40))) part = 'primary';
    found.push({ token: `${part}:${value}`, index: match.index });
  }
  return found;
};
