// Designs all lockups that suit a brief and its name, best first. The result is data, and nothing is drawn here.
// docs/blazon.md lists the designs and when each is chosen.

import type { Lettering } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import type { SeedStream } from '../../language/seed-stream.ts';
import type { Letterer } from '../../type/lettering.ts';
import { createLineBuilds, centreLines, createSetting } from './compose-lines.ts';
import type { Lines, LetteringSetting } from './lines.ts';
import { designVerticalLockups, isSetVertically } from './design-vertical.ts';
import { createTouches } from './design-touches.ts';
import { designMarkAsLetter, designWords } from './design-word.ts';
import {
  type DesignedLockup,
  addDescriptorBelow,
  addSideRules,
  createLettering,
  measureLettering,
  type RankedLockup,
} from './designed-lockup.ts';
import { showsYear } from './fit-descriptor.ts';
import {
  type MarkShape,
  type MarkPlacement,
  createRowLockup,
  computeRowShare,
  createStackLockup,
} from './proportion.ts';
import {
  rankBuild,
  rankDescriptor,
  rankLayout,
  rankRowForm,
  rankStackForm,
  rankYear,
} from './rank-lockup.ts';

export interface LockupRequest {
  brief: Brief;
  /** The wordmark's text, before case is applied. */
  text: string;
  type: TypeChoice;
  mark: MarkShape | null;
  stream: SeedStream;
}

/** The size of the random offset that decides between designs of about equal rank. */
const RANDOMNESS = 0.22;

export const designLockups = (letterer: Letterer, request: LockupRequest): DesignedLockup[] => {
  const { brief, mark, text, type, stream } = request;
  const setting = createSetting(letterer, brief, text, type, mark !== null);
  const designs = createLineBuilds(setting).flatMap((lines) =>
    mark === null ? designWords(setting, lines) : designWithMark(setting, lines, mark, stream),
  );
  if (isSetVertically(setting)) designs.push(...designVerticalLockups(setting, mark));
  return keepDesignsWithYear(designs, brief)
    .map((design) => ({
      ...design,
      rank: design.rank + RANDOMNESS * stream.fork(`chance ${design.id}`).next(),
    }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ id, lettering, lockup }) => ({ id, lettering, lockup }));
};

/** If the brief gives a year of founding, keeps only the designs that show it, provided there are any. */
const keepDesignsWithYear = (
  designs: readonly RankedLockup[],
  { founded }: Brief,
): readonly RankedLockup[] => {
  if (founded === undefined) return designs;
  const shown = designs.filter(({ lettering }) => showsYear(lettering, founded));
  return shown.length > 0 ? shown : designs;
};

/** Designs lockups with the mark beside, above and within the name, with and without a descriptor. */
const designWithMark = (
  setting: LetteringSetting,
  lines: Lines,
  mark: MarkShape,
  stream: SeedStream,
): RankedLockup[] => {
  const plain = designPlacements(setting, lines, createLettering(setting, lines), mark, stream);
  return [
    ...plain,
    ...designWithDescriptor(setting, lines, mark, stream),
    ...designNegativeBlocks(setting, lines, mark, stream),
    ...designMarkAsLetter(setting, lines, mark),
  ];
};

const designWithDescriptor = (
  setting: LetteringSetting,
  lines: Lines,
  mark: MarkShape,
  stream: SeedStream,
): RankedLockup[] => {
  const lettering = createLettering(setting, lines);
  const longer = addDescriptorBelow(
    setting,
    lines.build,
    lettering,
    measureLettering(setting.letterer, lettering),
  );
  if (longer === null) return [];
  return designPlacements(setting, lines, longer, mark, stream).flatMap((design) => {
    const layout = design.lockup.layout === 'stack' ? 'stack' : 'row';
    const line = rankDescriptor(setting, layout, lines.lines.length) + rankYear(setting, lines.build);
    const rank = design.rank + line;
    const under: RankedLockup = { ...design, id: `${design.id}+descriptor`, rank };
    const between = layout === 'stack' ? addSideRules(setting, design.lettering) : null;
    if (between === null) return [under];
    return [under, { ...under, id: `${design.id}+flanked`, lettering: between, rank: rank - 0.04 }];
  });
};

/**
 * Designs a mark beside a name whose second line is cut out of a box. Only loud names have this design, because the
 * box acts like a second mark.
 */
const designNegativeBlocks = (
  setting: LetteringSetting,
  lines: Lines,
  mark: MarkShape,
  stream: SeedStream,
): RankedLockup[] => {
  if (setting.voice.tone !== 'loud') return [];
  return createTouches(setting, lines)
    .filter(({ id }) => id === 'half-negative')
    .flatMap((touch) =>
      designPlacements(setting, lines, createLettering(setting, touch.lines), mark, stream).map((design) => ({
        ...design,
        id: `${design.id}+${touch.id}`,
        rank: design.rank - 0.1,
      })),
    );
};

/** Letters of up to this weight count as thin. */
const MAX_FINE_WEIGHT = 400;

const ROW_FORMS = ['row', 'row-base', 'row-x', 'row-block', 'row-rule'] as const;

const designPlacements = (
  setting: LetteringSetting,
  lines: Lines,
  lettering: Lettering,
  mark: MarkShape,
  stream: SeedStream,
): RankedLockup[] => {
  const { tone, capitals } = setting.voice;
  const size = measureLettering(setting.letterer, lettering);
  const fine = setting.type.weightHeading <= MAX_FINE_WEIGHT;
  const place: MarkPlacement = {
    size,
    mark,
    lines: lettering.lines.length,
    capitals,
    quiet: tone === 'quiet',
    fine,
  };
  const rankOf = (layout: 'row' | 'stack'): number =>
    rankBuild(setting, lines.build, layout) + rankLayout(setting, mark, layout, computeRowShare(place));
  const jitter = (layout: string): number => stream.fork(`${layout} ${place.lines}`).next();
  const rows = ROW_FORMS.flatMap((form): RankedLockup[] => {
    const gain = rankRowForm(setting, place, form);
    if (gain === null) return [];
    const lockup = createRowLockup(place, jitter('row'), form);
    return [{ id: `${form}:${lines.build}`, lettering, lockup, rank: rankOf('row') + gain }];
  });
  const centred = { ...lettering, align: centreLines(lines).align };
  const stacks = (['stack', 'stack-large'] as const).flatMap((form): RankedLockup[] => {
    const gain = rankStackForm(setting, place, form);
    if (gain === null) return [];
    const lockup = createStackLockup(place, jitter('stack'), form === 'stack-large');
    return [{ id: `${form}:${lines.build}`, lettering: centred, lockup, rank: rankOf('stack') + gain }];
  });
  return [...rows, ...stacks];
};
