// Names the font files of each family. An npm package splits a family into subsets (`latin`, `greek`, and a hundred
// numbered ones for Chinese, Japanese and Korean). Its `unicode.json` lists the characters of each subset.

export interface FontSource {
  /** Name of the npm package. */
  package: string;
  /** The prefix of its file names. */
  stem: string;
  /** The axes of a variable font, as its file names state them. Null if there is one file for each weight. */
  varies: string | null;
  /** The values of all axes except weight. The defaults of a font suit body text, but a logo is display type. */
  axes: Readonly<Record<string, number>>;
}

const createVariableFontSource = (
  stem: string,
  varies = 'wght',
  axes: Record<string, number> = {},
): FontSource => ({
  package: `@fontsource-variable/${stem}`,
  stem,
  varies,
  axes,
});

const createStaticFontSource = (stem: string): FontSource => ({
  package: `@fontsource/${stem}`,
  stem,
  varies: null,
  axes: {},
});

export const FONT_SOURCES: Readonly<Record<string, FontSource>> = {
  Fraunces: createVariableFontSource('fraunces', 'full', { opsz: 144, SOFT: 40, WONK: 0 }),
  'EB Garamond': createVariableFontSource('eb-garamond'),
  Cormorant: createVariableFontSource('cormorant'),
  Lora: createVariableFontSource('lora'),
  Cinzel: createVariableFontSource('cinzel'),
  'Instrument Serif': createStaticFontSource('instrument-serif'),
  'Bodoni Moda': createVariableFontSource('bodoni-moda', 'opsz', { opsz: 18 }),
  'Playfair Display': createVariableFontSource('playfair-display'),
  'GFS Didot': createStaticFontSource('gfs-didot'),
  'Old Standard TT': createStaticFontSource('old-standard-tt'),
  Bitter: createVariableFontSource('bitter'),
  'Roboto Slab': createVariableFontSource('roboto-slab'),
  Archivo: createVariableFontSource('archivo', 'wdth', { wdth: 100 }),
  'Archivo Expanded': createVariableFontSource('archivo', 'wdth', { wdth: 125 }),
  'Archivo ExtraCondensed': createVariableFontSource('archivo', 'wdth', { wdth: 62 }),
  'Space Grotesk': createVariableFontSource('space-grotesk'),
  'Bricolage Grotesque': createVariableFontSource('bricolage-grotesque', 'standard', { opsz: 96, wdth: 100 }),
  Geologica: createVariableFontSource('geologica', 'full', { slnt: 0, CRSV: 0, SHRP: 0 }),
  Inter: createVariableFontSource('inter', 'opsz', { opsz: 32 }),
  'Instrument Sans': createVariableFontSource('instrument-sans', 'wdth', { wdth: 100 }),
  Outfit: createVariableFontSource('outfit'),
  Jost: createVariableFontSource('jost'),
  Montserrat: createVariableFontSource('montserrat'),
  Manrope: createVariableFontSource('manrope'),
  Commissioner: createVariableFontSource('commissioner', 'full', { slnt: 0, FLAR: 0, VOLM: 0 }),
  Figtree: createVariableFontSource('figtree'),
  Nunito: createVariableFontSource('nunito'),
  Comfortaa: createVariableFontSource('comfortaa'),
  Fredoka: createVariableFontSource('fredoka', 'wdth', { wdth: 100 }),
  'Josefin Sans': createVariableFontSource('josefin-sans'),
  Ysabeau: createVariableFontSource('ysabeau'),
  'JetBrains Mono': createVariableFontSource('jetbrains-mono'),
  'Martian Mono': createVariableFontSource('martian-mono', 'wdth', { wdth: 100 }),
  Anton: createStaticFontSource('anton'),
  'Sofia Sans Extra Condensed': createVariableFontSource('sofia-sans-extra-condensed'),
  Oswald: createVariableFontSource('oswald'),
  'Big Shoulders': createVariableFontSource('big-shoulders', 'opsz', { opsz: 72 }),
  Unbounded: createVariableFontSource('unbounded'),
  Syne: createVariableFontSource('syne'),
  Caveat: createVariableFontSource('caveat'),
  'Dancing Script': createVariableFontSource('dancing-script'),
  'Grenze Gotisch': createVariableFontSource('grenze-gotisch'),
  Limelight: createStaticFontSource('limelight'),
  Shrikhand: createStaticFontSource('shrikhand'),
  Sancreek: createStaticFontSource('sancreek'),
  'Saira Stencil One': createStaticFontSource('saira-stencil-one'),
  'Pixelify Sans': createVariableFontSource('pixelify-sans'),
  'Courier Prime': createStaticFontSource('courier-prime'),
  'Kaushan Script': createStaticFontSource('kaushan-script'),
  'Caveat Brush': createStaticFontSource('caveat-brush'),
  Cairo: createVariableFontSource('cairo', 'slnt', { slnt: 0 }),
  'El Messiri': createVariableFontSource('el-messiri'),
  'Noto Naskh Arabic': createVariableFontSource('noto-naskh-arabic'),
  Heebo: createVariableFontSource('heebo'),
  'Frank Ruhl Libre': createVariableFontSource('frank-ruhl-libre'),
  Rubik: createVariableFontSource('rubik'),
  'Anek Devanagari': createVariableFontSource('anek-devanagari', 'wdth', { wdth: 100 }),
  'Noto Serif Devanagari': createVariableFontSource('noto-serif-devanagari', 'wdth', { wdth: 100 }),
  'Baloo 2': createVariableFontSource('baloo-2'),
  'Noto Sans Thai': createVariableFontSource('noto-sans-thai', 'wdth', { wdth: 100 }),
  'Noto Serif Thai': createVariableFontSource('noto-serif-thai', 'wdth', { wdth: 100 }),
  'Noto Sans JP': createVariableFontSource('noto-sans-jp'),
  'Noto Serif JP': createVariableFontSource('noto-serif-jp'),
  'Kosugi Maru': createStaticFontSource('kosugi-maru'),
  'Noto Sans KR': createVariableFontSource('noto-sans-kr'),
  'Noto Serif KR': createVariableFontSource('noto-serif-kr'),
  Jua: createStaticFontSource('jua'),
  'Noto Sans SC': createVariableFontSource('noto-sans-sc'),
  'Noto Serif SC': createVariableFontSource('noto-serif-sc'),
  'Noto Sans TC': createVariableFontSource('noto-sans-tc'),
  'Noto Serif TC': createVariableFontSource('noto-serif-tc'),
  'Noto Sans Armenian': createVariableFontSource('noto-sans-armenian', 'wdth', { wdth: 100 }),
  'Noto Sans Georgian': createVariableFontSource('noto-sans-georgian', 'wdth', { wdth: 100 }),
  'Noto Sans Bengali': createVariableFontSource('noto-sans-bengali', 'wdth', { wdth: 100 }),
  'Noto Sans Tamil': createVariableFontSource('noto-sans-tamil', 'wdth', { wdth: 100 }),
  'Noto Sans Telugu': createVariableFontSource('noto-sans-telugu', 'wdth', { wdth: 100 }),
  'Noto Sans Ethiopic': createVariableFontSource('noto-sans-ethiopic', 'wdth', { wdth: 100 }),
};

/**
 * The subsets to try first for a character, in this order. Latin comes first, because subsets for other scripts often
 * contain digits and punctuation too.
 */
const PREFERRED_SUBSETS = [
  'latin',
  'latin-ext',
  'greek',
  'greek-ext',
  'cyrillic',
  'cyrillic-ext',
  'vietnamese',
];

export const rangesSpecifier = (source: FontSource): string => `${source.package}/unicode.json`;

/** Returns the path of a font file. `subset` is a key of `unicode.json`, such as `latin`, `greek-ext` or `[117]`. */
export const fileSpecifier = (
  source: FontSource,
  subset: string,
  weight: number,
  italic: boolean,
): string => {
  const part = subset.replace(/[[\]]/g, '');
  const kind = source.varies ?? String(weight);
  return `${source.package}/files/${source.stem}-${part}-${kind}-${italic ? 'italic' : 'normal'}.woff2`;
};

export const rankSubset = (subset: string): number => {
  const rank = PREFERRED_SUBSETS.indexOf(subset);
  return rank === -1 ? PREFERRED_SUBSETS.length : rank;
};
