import type {
  Arrangement,
  BrandDesign,
  BrandLine,
  BrandText,
  Frame,
  SymbolChange,
} from '@blazon/contract/console/brands.ts';

/** Describes how a logo is built, from the decisions in its memory node. Returns null if they cannot be read. */
export function describeBrandDesign(record: unknown): BrandDesign | null {
  const [mark, blazon, settings] = ['mark', 'blazon', 'settings'].map((part) => readPart(record, part));
  const lockup = readPart(blazon, 'lockup');
  if (mark === undefined || lockup === undefined) return null;
  const lettering = readPart(blazon, 'lettering');
  const drawing = readPart(blazon, 'mark');
  const arrangement = describeArrangement({
    lockup,
    hasMark: drawing !== undefined,
    hasName: lettering !== undefined,
    isRightToLeft: readPart(record, 'brief')?.['rightToLeft'] === true,
  });
  const isBeside = !['inside', 'alone', 'none'].includes(arrangement);
  return {
    symbol: drawing === undefined ? null : describeSymbol(mark),
    arrangement,
    frame: drawing === undefined ? null : readFrame(lockup),
    symbol_height: isBeside ? readNumber(lockup, 'markHeight') : null,
    symbol_weight: drawing === undefined ? null : readWeight(drawing, settings),
    symbol_changes: drawing === undefined ? [] : listSymbolChanges(drawing, settings),
    is_detailed: settings?.['detail'] !== 'plain',
    lettering: lettering === undefined ? null : readText(record, 'text'),
    letter_spacing: readNumber(lettering, 'tracking') ?? 0,
    align: readAlign(lettering),
    text: lettering === undefined || lockup['markAsLetter'] !== undefined ? null : readLettering(lettering),
    is_joined: lockup['board'] !== undefined || lockup['divider'] !== undefined,
  };
}

type RecordPart = Readonly<Record<string, unknown>>;

interface PlacedLogo {
  readonly lockup: RecordPart;
  readonly hasMark: boolean;
  readonly hasName: boolean;
  readonly isRightToLeft: boolean;
}

function describeArrangement({ lockup, hasMark, hasName, isRightToLeft }: PlacedLogo): Arrangement {
  if (!hasMark) return 'none';
  if (!hasName || lockup['layout'] === 'mark') return 'alone';
  if (readPart(lockup, 'markAsLetter') !== undefined) return 'inside';
  if (lockup['layout'] === 'vertical') return 'upright';
  if (lockup['side'] === 'top') return 'above';
  if (lockup['side'] === 'bottom') return 'below';
  // In Arabic and Hebrew, a row starts on the right.
  return (lockup['side'] === 'end') === isRightToLeft ? 'left' : 'right';
}

/** One line is centred on a symbol above or below it. */
function readAlign(lettering: RecordPart | undefined): BrandDesign['align'] {
  const align = lettering?.['align'];
  return listLines(lettering).length > 1 && (align === 'left' || align === 'right') ? align : 'center';
}

function listLines(lettering: RecordPart | undefined): readonly RecordPart[][] {
  const lines: readonly unknown[] = Array.isArray(lettering?.['lines']) ? lettering['lines'] : [];
  return lines.map((line) => (Array.isArray(line) ? line.filter(isPart) : []));
}

/** Reads the lettering as text. Single words may differ in weight, slant or colour, which is ignored. */
function readLettering(lettering: RecordPart): BrandText | null {
  const lines = listLines(lettering);
  const isJustified = lines.length > 1 && ['fit', 'justify'].includes(readText(lettering, 'align') ?? '');
  if (isJustified || lettering['italic'] === true) return null;
  const read = lines.flatMap((words) => readLine(lettering, words) ?? []);
  return read.length < lines.length
    ? null
    : { lines: read, leading: readNumber(lettering, 'leading') ?? 0.5 };
}

/** What a word can have besides text. */
const wordExtras = ['underline', 'box', 'drawn', 'cut', 'flank', 'rise'];

function readLine(lettering: RecordPart, words: readonly RecordPart[]): BrandLine | null {
  // A joining word such as "&" may be lighter than the others.
  const [main] = words.toSorted((one, other) => lengthOf(other) - lengthOf(one));
  const isText = words.every(
    (word) => word['size'] === main?.['size'] && !wordExtras.some((extra) => extra in word),
  );
  const texts = words.map((word) =>
    applyCase(readText(word, 'text') ?? '', word['case'] ?? lettering['case']),
  );
  if (main === undefined || !isText || texts.includes(null)) return null;
  return {
    text: texts.join(''),
    size: readNumber(main, 'size') ?? 1,
    weight: readNumber(main, 'weight'),
    letter_spacing: readNumber(main, 'tracking') ?? readNumber(lettering, 'tracking') ?? 0,
  };
}

function lengthOf(word: RecordPart): number {
  return readText(word, 'text')?.length ?? 0;
}

/** Returns null for title case, whose rules only the studio knows. */
function applyCase(text: string, wanted: unknown): string | null {
  if (wanted === 'upper') return text.toUpperCase();
  if (wanted === 'lower') return text.toLowerCase();
  return wanted === 'title' ? null : text;
}

/** Describes the symbol in words, such as "the letters M and W" or "lighthouse". */
function describeSymbol(mark: RecordPart): string {
  const letters = Array.isArray(mark['letters'])
    ? mark['letters'].filter((one) => typeof one === 'string')
    : [];
  if (letters.length > 0)
    return `the ${letters.length === 1 ? 'letter' : 'letters'} ${letters.join(' and ')}`;
  if (mark['source'] === 'abstract-family') return 'an abstract shape';
  const [drawing = ''] = (readText(mark, 'id') ?? 'a drawing').split(':', 1);
  return drawing.replaceAll('-', ' ');
}

function readFrame(lockup: RecordPart): Frame | null {
  const shape = readPart(lockup, 'container')?.['shape'];
  return shape === 'circle' || shape === 'square' || shape === 'shield' ? shape : null;
}

/**
 * Lists how the symbol can be changed: bolder or finer within the limits of its weight dial, and simpler or richer if
 * some of its parts are marked as detail.
 */
function listSymbolChanges(drawing: RecordPart, settings: RecordPart | undefined): SymbolChange[] {
  const dial = readPart(readPart(drawing, 'dials'), 'weight');
  const weight = readWeight(drawing, settings);
  const [minWeight, maxWeight] = [readNumber(dial, 'min'), readNumber(dial, 'max')];
  const hasDetail = /"(?:fine|plain)":/.test(JSON.stringify(drawing['parts'] ?? null));
  const detail: SymbolChange = settings?.['detail'] === 'plain' ? 'richer' : 'simpler';
  const changes: readonly (readonly [SymbolChange, boolean])[] = [
    ['bolder', weight !== null && maxWeight !== null && weight < maxWeight],
    ['finer', weight !== null && minWeight !== null && weight > minWeight],
    [detail, hasDetail],
  ];
  return changes.flatMap(([change, isAllowed]) => (isAllowed ? [change] : []));
}

function readWeight(drawing: RecordPart, settings: RecordPart | undefined): number | null {
  const dial = readPart(readPart(drawing, 'dials'), 'weight');
  return readNumber(readPart(settings, 'dials'), 'weight') ?? readNumber(dial, 'value');
}

function readPart(value: unknown, name: string): RecordPart | undefined {
  if (!isPart(value)) return undefined;
  const part = value[name];
  return isPart(part) ? part : undefined;
}

function isPart(value: unknown): value is RecordPart {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown, name: string): string | null {
  const text = isPart(value) ? value[name] : undefined;
  return typeof text === 'string' ? text : null;
}

function readNumber(value: RecordPart | undefined, name: string): number | null {
  const number = value?.[name];
  return typeof number === 'number' ? number : null;
}
