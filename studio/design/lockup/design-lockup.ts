// Designs several lockups that suit a brief and its name, best first. The result is data; nothing is drawn here.
// docs/blazon.md lists the designs and when each is chosen.

import type { Lettering } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import type { SeedStream } from '../../language/seed-stream.ts';
import type { Letterer } from '../../type/lettering.ts';
import { buildsOf, centred, settingOf } from './compose-lines.ts';
import type { Lines, Setting } from './lines.ts';
import { downwards, isSetVertically } from './design-downwards.ts';
import { touchesOf } from './design-touches.ts';
import { asLetter, wordDesigns } from './design-word.ts';
import {
  type DesignedLockup,
  described,
  withSideRules,
  letteringOf,
  measured,
  type Ranked,
} from './designed.ts';
import { showsYear } from './fit-descriptor.ts';
import { type MarkShape, type Place, rowLockup, rowShare, stackLockup } from './proportion.ts';
import {
  buildRank,
  descriptorRank,
  layoutRank,
  rowFormRank,
  stackFormRank,
  yearRank,
} from './rank-lockup.ts';

export interface LockupRequest {
  brief: Brief;
  /** The wordmark's text, before case is applied. */
  text: string;
  type: TypeChoice;
  mark: MarkShape | null;
  stream: SeedStream;
}

/** The random range that decides between nearly equally suitable designs. */
const CHANCE = 0.22;

export const designLockups = (letterer: Letterer, request: LockupRequest): DesignedLockup[] => {
  const { brief, mark, text, type, stream } = request;
  const setting = settingOf(letterer, brief, text, type, mark !== null);
  const designs = buildsOf(setting).flatMap((lines) =>
    mark === null ? wordDesigns(setting, lines) : markDesigns(setting, lines, mark, stream),
  );
  if (isSetVertically(setting)) designs.push(...downwards(setting, mark));
  return withYear(designs, brief)
    .map((design) => ({ ...design, rank: design.rank + CHANCE * stream.fork(`chance ${design.id}`).next() }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ id, lettering, lockup }) => ({ id, lettering, lockup }));
};

/** Adds the requested year of foundation to every layout. */
const withYear = (designs: readonly Ranked[], { founded }: Brief): readonly Ranked[] => {
  if (founded === undefined) return designs;
  const shown = designs.filter(({ lettering }) => showsYear(lettering, founded));
  return shown.length > 0 ? shown : designs;
};

/**
 * Designs the mark beside and above the name, with and without a descriptor. Moving lines does not change their size.
 */
const markDesigns = (setting: Setting, lines: Lines, mark: MarkShape, stream: SeedStream): Ranked[] => {
  const plain = placedDesigns(setting, lines, letteringOf(setting, lines), mark, stream);
  return [
    ...plain,
    ...describedDesigns(setting, lines, mark, stream),
    ...negativeDesigns(setting, lines, mark, stream),
    ...asLetter(setting, lines, mark),
  ];
};

const describedDesigns = (setting: Setting, lines: Lines, mark: MarkShape, stream: SeedStream): Ranked[] => {
  const lettering = letteringOf(setting, lines);
  const longer = described(setting, lines.build, lettering, measured(setting.letterer, lettering));
  if (longer === null) return [];
  return placedDesigns(setting, lines, longer, mark, stream).flatMap((design) => {
    const layout = design.lockup.layout === 'stack' ? 'stack' : 'row';
    const line = descriptorRank(setting, layout, lines.lines.length) + yearRank(setting, lines.build);
    const rank = design.rank + line;
    const under: Ranked = { ...design, id: `${design.id}+descriptor`, rank };
    const between = layout === 'stack' ? withSideRules(setting, design.lettering) : null;
    if (between === null) return [under];
    return [under, { ...under, id: `${design.id}+flanked`, lettering: between, rank: rank - 0.04 }];
  });
};

/**
 * Designs a half-negative block beside a mark. Only loud names get one, because the block acts like a second mark.
 */
const negativeDesigns = (setting: Setting, lines: Lines, mark: MarkShape, stream: SeedStream): Ranked[] => {
  if (setting.voice.tone !== 'loud') return [];
  return touchesOf(setting, lines)
    .filter(({ id }) => id === 'half-negative')
    .flatMap((touch) =>
      placedDesigns(setting, lines, letteringOf(setting, touch.lines), mark, stream).map((design) => ({
        ...design,
        id: `${design.id}+${touch.id}`,
        rank: design.rank - 0.1,
      })),
    );
};

/** Up to this weight letters count as thin. */
const FINE_WEIGHT = 400;

const ROW_FORMS = ['row', 'row-base', 'row-x', 'row-block', 'row-rule'] as const;

const placedDesigns = (
  setting: Setting,
  lines: Lines,
  lettering: Lettering,
  mark: MarkShape,
  stream: SeedStream,
): Ranked[] => {
  const { tone, capitals } = setting.voice;
  const size = measured(setting.letterer, lettering);
  const fine = setting.type.weightHeading <= FINE_WEIGHT;
  const place: Place = { size, mark, lines: lettering.lines.length, capitals, quiet: tone === 'quiet', fine };
  const rankOf = (layout: 'row' | 'stack'): number =>
    buildRank(setting, lines.build, layout) + layoutRank(setting, mark, layout, rowShare(place));
  const jitter = (layout: string): number => stream.fork(`${layout} ${place.lines}`).next();
  const rows = ROW_FORMS.flatMap((form): Ranked[] => {
    const gain = rowFormRank(setting, place, form);
    if (gain === null) return [];
    const lockup = rowLockup(place, jitter('row'), form);
    return [{ id: `${form}:${lines.build}`, lettering, lockup, rank: rankOf('row') + gain }];
  });
  const over = { ...lettering, align: centred(lines).align };
  const stacks = (['stack', 'stack-large'] as const).flatMap((form): Ranked[] => {
    const gain = stackFormRank(setting, place, form);
    if (gain === null) return [];
    const lockup = stackLockup(place, jitter('stack'), form === 'stack-large');
    return [{ id: `${form}:${lines.build}`, lettering: over, lockup, rank: rankOf('stack') + gain }];
  });
  return [...rows, ...stacks];
};
