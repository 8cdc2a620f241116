import type { Language, Script } from '../brief.ts';

const SCRIPTS: readonly (readonly [Script, RegExp])[] = [
  ['Grek', /\p{Script=Greek}/u],
  ['Cyrl', /\p{Script=Cyrillic}/u],
  ['Arab', /\p{Script=Arabic}/u],
  ['Hebr', /\p{Script=Hebrew}/u],
  ['Deva', /\p{Script=Devanagari}/u],
  ['Thai', /\p{Script=Thai}/u],
  ['Jpan', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Kore', /\p{Script=Hangul}/u],
  ['Armn', /\p{Script=Armenian}/u],
  ['Geor', /\p{Script=Georgian}/u],
  ['Beng', /\p{Script=Bengali}/u],
  ['Taml', /\p{Script=Tamil}/u],
  ['Telu', /\p{Script=Telugu}/u],
  ['Ethi', /\p{Script=Ethiopic}/u],
];
/** Characters that occur only in traditional Chinese. */
const TRADITIONAL_CHARACTER =
  /[們這個來說會對開關門間問學國時長書東車馬鳥魚龍風雲電點綠紅藍銀鐵鐘錢買賣醫藥樓樹園圖畫聲語記設計標誌隻線條圓潤與為業務廣華麗號麵館診]/u;
const LETTER = /\p{L}/gu;

/** The script of Han characters in a prompt of this language. In any other language they are Chinese. */
const HAN_SCRIPT_BY_LANGUAGE: Readonly<Partial<Record<Language, Script>>> = { ja: 'Jpan', ko: 'Kore' };

/** Returns the script of most letters in the text. */
export const detectScript = (text: string, language: Language): Script => {
  const counts = new Map<Script, number>();
  for (const letter of text.match(LETTER) ?? []) {
    const script = SCRIPTS.find(([, pattern]) => pattern.test(letter))?.[0];
    const han = /\p{Script=Han}/u.test(letter);
    const latin = /\p{Script=Latin}/u.test(letter);
    let found: Script | null = script ?? null;
    if (han) found = HAN_SCRIPT_BY_LANGUAGE[language] ?? 'Hans';
    else if (latin) found = 'Latn';
    if (found !== null) counts.set(found, (counts.get(found) ?? 0) + 1);
  }
  const [most] = [...counts].sort((one, other) => other[1] - one[1]);
  if (most === undefined) return 'Zyyy';
  return most[0] === 'Hans' && TRADITIONAL_CHARACTER.test(text) ? 'Hant' : most[0];
};

export const isRightToLeft = (script: Script): boolean => script === 'Arab' || script === 'Hebr';

/**
 * Returns the locale whose rules for upper and lower case apply to the name. It may differ from the language of the
 * prompt: a Turkish name in an English prompt keeps its dotted İ.
 */
export const detectLocale = (name: string, script: Script, language: Language, prompt: string): string => {
  if (script === 'Grek') return 'el';
  if (script === 'Cyrl') return language === 'ru' ? 'ru' : 'und-Cyrl';
  if (script === 'Arab') return 'ar';
  if (script === 'Hebr') return 'he';
  if (script === 'Deva') return 'hi';
  if (script === 'Thai') return 'th';
  if (script === 'Jpan') return 'ja';
  if (script === 'Kore') return 'ko';
  if (script === 'Hans' || script === 'Hant') return `zh-${script}`;
  if (language === 'tr' || /[İışŞğĞ]/u.test(name)) return 'tr';
  if (/\b(?:istanbul|ankara|izmir|türkiye|turkey|turkish)\b/iu.test(prompt) && /[çöüşğıİ]/iu.test(name))
    return 'tr';
  return script === 'Latn' ? language : 'und';
};
