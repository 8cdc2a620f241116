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

const variableFont = (stem: string, varies = 'wght', axes: Record<string, number> = {}): FontSource => ({
  package: `@fontsource-variable/${stem}`,
  stem,
  varies,
  axes,
});

const staticFont = (stem: string): FontSource => ({
  package: `@fontsource/${stem}`,
  stem,
  varies: null,
  axes: {},
});

export const FONT_SOURCES: Readonly<Record<string, FontSource>> = {
  Fraunces: variableFont('fraunces', 'full', { opsz: 144, SOFT: 40, WONK: 0 }),
  'EB Garamond': variableFont('eb-garamond'),
  Cormorant: variableFont('cormorant'),
  Lora: variableFont('lora'),
  Cinzel: variableFont('cinzel'),
  'Instrument Serif': staticFont('instrument-serif'),
  'Bodoni Moda': variableFont('bodoni-moda', 'opsz', { opsz: 18 }),
  'Playfair Display': variableFont('playfair-display'),
  'GFS Didot': staticFont('gfs-didot'),
  'Old Standard TT': staticFont('old-standard-tt'),
  Bitter: variableFont('bitter'),
  'Roboto Slab': variableFont('roboto-slab'),
  Archivo: variableFont('archivo', 'wdth', { wdth: 100 }),
  'Archivo Expanded': variableFont('archivo', 'wdth', { wdth: 125 }),
  'Archivo ExtraCondensed': variableFont('archivo', 'wdth', { wdth: 62 }),
  'Space Grotesk': variableFont('space-grotesk'),
  'Bricolage Grotesque': variableFont('bricolage-grotesque', 'standard', { opsz: 96, wdth: 100 }),
  Geologica: variableFont('geologica', 'full', { slnt: 0, CRSV: 0, SHRP: 0 }),
  Inter: variableFont('inter', 'opsz', { opsz: 32 }),
  'Instrument Sans': variableFont('instrument-sans', 'wdth', { wdth: 100 }),
  Outfit: variableFont('outfit'),
  Jost: variableFont('jost'),
  Montserrat: variableFont('montserrat'),
  Manrope: variableFont('manrope'),
  Commissioner: variableFont('commissioner', 'full', { slnt: 0, FLAR: 0, VOLM: 0 }),
  Figtree: variableFont('figtree'),
  Nunito: variableFont('nunito'),
  Comfortaa: variableFont('comfortaa'),
  Fredoka: variableFont('fredoka', 'wdth', { wdth: 100 }),
  'Josefin Sans': variableFont('josefin-sans'),
  Ysabeau: variableFont('ysabeau'),
  'JetBrains Mono': variableFont('jetbrains-mono'),
  'Martian Mono': variableFont('martian-mono', 'wdth', { wdth: 100 }),
  Anton: staticFont('anton'),
  'Sofia Sans Extra Condensed': variableFont('sofia-sans-extra-condensed'),
  Oswald: variableFont('oswald'),
  'Big Shoulders': variableFont('big-shoulders', 'opsz', { opsz: 72 }),
  Unbounded: variableFont('unbounded'),
  Syne: variableFont('syne'),
  Caveat: variableFont('caveat'),
  'Dancing Script': variableFont('dancing-script'),
  'Grenze Gotisch': variableFont('grenze-gotisch'),
  Limelight: staticFont('limelight'),
  Shrikhand: staticFont('shrikhand'),
  Sancreek: staticFont('sancreek'),
  'Saira Stencil One': staticFont('saira-stencil-one'),
  'Pixelify Sans': variableFont('pixelify-sans'),
  'Courier Prime': staticFont('courier-prime'),
  'Kaushan Script': staticFont('kaushan-script'),
  'Caveat Brush': staticFont('caveat-brush'),
  Cairo: variableFont('cairo', 'slnt', { slnt: 0 }),
  'El Messiri': variableFont('el-messiri'),
  'Noto Naskh Arabic': variableFont('noto-naskh-arabic'),
  Heebo: variableFont('heebo'),
  'Frank Ruhl Libre': variableFont('frank-ruhl-libre'),
  Rubik: variableFont('rubik'),
  'Anek Devanagari': variableFont('anek-devanagari', 'wdth', { wdth: 100 }),
  'Noto Serif Devanagari': variableFont('noto-serif-devanagari', 'wdth', { wdth: 100 }),
  'Baloo 2': variableFont('baloo-2'),
  'Noto Sans Thai': variableFont('noto-sans-thai', 'wdth', { wdth: 100 }),
  'Noto Serif Thai': variableFont('noto-serif-thai', 'wdth', { wdth: 100 }),
  'Noto Sans JP': variableFont('noto-sans-jp'),
  'Noto Serif JP': variableFont('noto-serif-jp'),
  'Kosugi Maru': staticFont('kosugi-maru'),
  'Noto Sans KR': variableFont('noto-sans-kr'),
  'Noto Serif KR': variableFont('noto-serif-kr'),
  Jua: staticFont('jua'),
  'Noto Sans SC': variableFont('noto-sans-sc'),
  'Noto Serif SC': variableFont('noto-serif-sc'),
  'Noto Sans TC': variableFont('noto-sans-tc'),
  'Noto Serif TC': variableFont('noto-serif-tc'),
  'Noto Sans Armenian': variableFont('noto-sans-armenian', 'wdth', { wdth: 100 }),
  'Noto Sans Georgian': variableFont('noto-sans-georgian', 'wdth', { wdth: 100 }),
  'Noto Sans Bengali': variableFont('noto-sans-bengali', 'wdth', { wdth: 100 }),
  'Noto Sans Tamil': variableFont('noto-sans-tamil', 'wdth', { wdth: 100 }),
  'Noto Sans Telugu': variableFont('noto-sans-telugu', 'wdth', { wdth: 100 }),
  'Noto Sans Ethiopic': variableFont('noto-sans-ethiopic', 'wdth', { wdth: 100 }),
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
