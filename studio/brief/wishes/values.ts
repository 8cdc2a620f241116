// Exact values: hex colours with the part they were given for.

const HEX = /#([0-9a-f]{6}|[0-9a-f]{3})(?![0-9a-z])/giu;
const PRIMARY =
  /(?:primary|main|lead|base|hauptfarbe|primär\p{L}{0,6}|principale?|principal|primari[ao]|primaire|ana renk|birincil|κύρι[οα]|βασικό|основн\p{L}{1,3}|главн\p{L}{1,3}|الأساسي|الرئيسي|मुख्य|प्राथमिक|メイン|主色|主要|기본|메인|주색|主題|プライマリ|基調)[^#.;\n]{0,36}$/iu;
const SECONDARY =
  /(?:secondary|second|accent|nebenfarbe|sekundär\p{L}{0,6}|zweitfarbe|akzent\p{L}{0,6}|secondaire|secundari[ao]|secundária|secondari[ao]|ikincil|vurgu|δευτερε[υύ]\p{L}{1,4}|второстепенн\p{L}{1,3}|дополнительн\p{L}{1,3}|вторичн\p{L}{1,3}|الثانوي|द्वितीयक|सहायक|サブ|アクセント|辅色|輔色|次要|副色|보조|서브|強調)[^#.;\n]{0,36}$/iu;

const MAIN_AFTER = /^#\w{3,6} (?:as )?(?:(?:the|our) )?(?:main|primary|lead)\b/iu;

const six = (digits: string): string =>
  digits.length === 6 ? digits : [...digits].map((digit) => digit + digit).join('');

export interface HexValue {
  token: string;
  index: number;
}

export const hexValues = (text: string): HexValue[] => {
  const found: HexValue[] = [];
  for (const match of text.matchAll(HEX)) {
    const before = text.slice(Math.max(0, match.index - 60), match.index);
    const value = `#${six(match[1] ?? '').toUpperCase()}`;
    // The nearest word decides: "primary #..., secondary #...".
    const since = before.slice(before.lastIndexOf('#') + 1);
    let part = 'hex';
    const second = SECONDARY.exec(since)?.index ?? -1;
    const first = PRIMARY.exec(since)?.index ?? -1;
    if (second >= 0 || first >= 0) part = second > first ? 'secondary' : 'primary';
    else if (MAIN_AFTER.test(text.slice(match.index, match.index + 40))) part = 'primary';
    found.push({ token: `${part}:${value}`, index: match.index });
  }
  return found;
};
