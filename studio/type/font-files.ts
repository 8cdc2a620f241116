// Locates each family's files. Packages split a family into subsets by character (`latin`, `greek`, and for Chinese,
// Japanese and Korean a hundred numbered ones); each package's `unicode.json` lists the characters of each.

export interface FontSource {
  /** Name of the npm package. */
  package: string;
  /** The prefix of its file names. */
  stem: string;
  /** The variable axes in a variable file's name; null if there is a file for each weight. */
  varies: string | null;
  /** The values of all axes except weight. Font defaults suit running text, but a name is display type. */
  axes: Readonly<Record<string, number>>;
}

const variable = (stem: string, varies = 'wght', axes: Record<string, number> = {}): FontSource => ({
  package: `@fontsource-variable/${stem}`,
  stem,
  varies,
  axes,
});

const fixed = (stem: string): FontSource => ({
  package: `@fontsource/${stem}`,
  stem,
  varies: null,
  axes: {},
});

export const FONT_SOURCES: Readonly<Record<string, FontSource>> = {
  Fraunces: variable('fraunces', 'full', { opsz: 144, SOFT: 40, WONK: 0 }),
  'EB Garamond': variable('eb-garamond'),
  Cormorant: variable('cormorant'),
  Lora: variable('lora'),
  Cinzel: variable('cinzel'),
  'Instrument Serif': fixed('instrument-serif'),
  'Bodoni Moda': variable('bodoni-moda', 'opsz', { opsz: 18 }),
  'Playfair Display': variable('playfair-display'),
  'GFS Didot': fixed('gfs-didot'),
  'Old Standard TT': fixed('old-standard-tt'),
  Bitter: variable('bitter'),
  'Roboto Slab': variable('roboto-slab'),
  Archivo: variable('archivo', 'wdth', { wdth: 100 }),
  'Archivo Expanded': variable('archivo', 'wdth', { wdth: 125 }),
  'Archivo ExtraCondensed': variable('archivo', 'wdth', { wdth: 62 }),
  'Space Grotesk': variable('space-grotesk'),
  'Bricolage Grotesque': variable('bricolage-grotesque', 'standard', { opsz: 96, wdth: 100 }),
  Geologica: variable('geologica', 'full', { slnt: 0, CRSV: 0, SHRP: 0 }),
  Inter: variable('inter', 'opsz', { opsz: 32 }),
  'Instrument Sans': variable('instrument-sans', 'wdth', { wdth: 100 }),
  Outfit: variable('outfit'),
  Jost: variable('jost'),
  Montserrat: variable('montserrat'),
  Manrope: variable('manrope'),
  Commissioner: variable('commissioner', 'full', { slnt: 0, FLAR: 0, VOLM: 0 }),
  Figtree: variable('figtree'),
  Nunito: variable('nunito'),
  Comfortaa: variable('comfortaa'),
  Fredoka: variable('fredoka', 'wdth', { wdth: 100 }),
  'Josefin Sans': variable('josefin-sans'),
  Ysabeau: variable('ysabeau'),
  'JetBrains Mono': variable('jetbrains-mono'),
  'Martian Mono': variable('martian-mono', 'wdth', { wdth: 100 }),
  Anton: fixed('anton'),
  'Sofia Sans Extra Condensed': variable('sofia-sans-extra-condensed'),
  Oswald: variable('oswald'),
  'Big Shoulders': variable('big-shoulders', 'opsz', { opsz: 72 }),
  Unbounded: variable('unbounded'),
  Syne: variable('syne'),
  Caveat: variable('caveat'),
  'Dancing Script': variable('dancing-script'),
  'Grenze Gotisch': variable('grenze-gotisch'),
  Limelight: fixed('limelight'),
  Shrikhand: fixed('shrikhand'),
  Sancreek: fixed('sancreek'),
  'Saira Stencil One': fixed('saira-stencil-one'),
  'Pixelify Sans': variable('pixelify-sans'),
  'Courier Prime': fixed('courier-prime'),
  'Kaushan Script': fixed('kaushan-script'),
  'Caveat Brush': fixed('caveat-brush'),
  Cairo: variable('cairo', 'slnt', { slnt: 0 }),
  'El Messiri': variable('el-messiri'),
  'Noto Naskh Arabic': variable('noto-naskh-arabic'),
  Heebo: variable('heebo'),
  'Frank Ruhl Libre': variable('frank-ruhl-libre'),
  Rubik: variable('rubik'),
  'Anek Devanagari': variable('anek-devanagari', 'wdth', { wdth: 100 }),
  'Noto Serif Devanagari': variable('noto-serif-devanagari', 'wdth', { wdth: 100 }),
  'Baloo 2': variable('baloo-2'),
  'Noto Sans Thai': variable('noto-sans-thai', 'wdth', { wdth: 100 }),
  'Noto Serif Thai': variable('noto-serif-thai', 'wdth', { wdth: 100 }),
  'Noto Sans JP': variable('noto-sans-jp'),
  'Noto Serif JP': variable('noto-serif-jp'),
  'Kosugi Maru': fixed('kosugi-maru'),
  'Noto Sans KR': variable('noto-sans-kr'),
  'Noto Serif KR': variable('noto-serif-kr'),
  Jua: fixed('jua'),
  'Noto Sans SC': variable('noto-sans-sc'),
  'Noto Serif SC': variable('noto-serif-sc'),
  'Noto Sans TC': variable('noto-sans-tc'),
  'Noto Serif TC': variable('noto-serif-tc'),
  'Noto Sans Armenian': variable('noto-sans-armenian', 'wdth', { wdth: 100 }),
  'Noto Sans Georgian': variable('noto-sans-georgian', 'wdth', { wdth: 100 }),
  'Noto Sans Bengali': variable('noto-sans-bengali', 'wdth', { wdth: 100 }),
  'Noto Sans Tamil': variable('noto-sans-tamil', 'wdth', { wdth: 100 }),
  'Noto Sans Telugu': variable('noto-sans-telugu', 'wdth', { wdth: 100 }),
  'Noto Sans Ethiopic': variable('noto-sans-ethiopic', 'wdth', { wdth: 100 }),
};

/**
 * The order of subsets. Latin comes first, because subsets for other scripts often contain digits and signs of their
 * own.
 */
const PREFERRED = ['latin', 'latin-ext', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

export const rangesSpecifier = (source: FontSource): string => `${source.package}/unicode.json`;

/** `subset` is a key of `unicode.json`: `latin`, `greek-ext`, `[117]`. */
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

export const subsetRank = (subset: string): number => {
  const rank = PREFERRED.indexOf(subset);
  return rank === -1 ? PREFERRED.length : rank;
};
