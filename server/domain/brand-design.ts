import type { Arrangement, BrandDesign, Frame, SymbolChange } from '@blazon/contract/console/brands.ts';

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
