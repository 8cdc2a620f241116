// Determines the script of a character or a text, as an ISO 15924 code.

const SCRIPTS: readonly (readonly [code: string, pattern: RegExp])[] = [
  ['Latn', /\p{Script=Latin}/u],
  ['Grek', /\p{Script=Greek}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Hani', /\p{Script=Han}/u],
  ['Hira', /\p{Script=Hiragana}/u],
  ['Kana', /\p{Script=Katakana}/u],
  ['Hang', /\p{Script=Hangul}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Telu', /\p{Script=Telugu}/u],
  ['Ethi', /\p{Script=Ethiopic}/u],
];

/** Returns the script, or null for characters that all scripts share: spaces, digits, signs, combining marks. */
export const scriptOfCharacter = (character: string): string | null =>
  SCRIPTS.find(([, pattern]) => pattern.test(character))?.[0] ?? null;

/** Returns the script of the first letter, or Latin if there is none. */
export const scriptOfText = (text: string): string => {
  for (const character of text) {
    const script = scriptOfCharacter(character);
    if (script !== null) return script;
  }
  return 'Latn';
};

/** Whether the text is in a script with capitals and small letters. */
export const isCasedText = (text: string): boolean =>
  ['Latn', 'Grek', 'Cyrl', 'Armn'].includes(scriptOfText(text));

/** Whether the letters of the script are connected, so that letter spacing would break words apart. */
export const isJoinedScript = (script: string): boolean =>
  ['Arab', 'Deva', 'Beng', 'Taml', 'Telu'].includes(script);

export const isRightToLeft = (script: string): boolean => script === 'Arab' || script === 'Hebr';
