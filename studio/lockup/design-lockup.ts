// Designed lockups for a brief, best first: how the name is broken and weighted, and where the mark stands to it.

import type { Lettering } from '../blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';
import type { TypeChoice } from '../decisions/decisions.ts';
import type { SeedStream } from '../decisions/seed-stream.ts';
import type { Letterer } from '../lettering/lettering.ts';
import { buildsOf, centred, type Lines, type Setting, settingOf } from './compose-lines.ts';
import { downwards, setsDownwards } from './design-downwards.ts';
import { asLetter, wordDesigns } from './design-word.ts';
import { type DesignedLockup, described, letteringOf, measured, type Ranked, type Size } from './designed.ts';
import { type MarkShape, type Place, rowLockup, rowShare, stackLockup } from './proportion.ts';
import { buildRank, descriptorRank, layoutRank } from './rank-lockup.ts';

export interface LockupRequest {
  brief: Brief;
  /** What the wordmark shows, before case. */
  text: string;
  type: TypeChoice;
  mark: MarkShape | null;
  stream: SeedStream;
}

export const designLockups = (letterer: Letterer, request: LockupRequest): DesignedLockup[] => {
  const { brief, mark, text, type } = request;
  const setting = settingOf(letterer, brief, text, type, mark !== null);
  const designs = buildsOf(setting).flatMap((lines) =>
    mark === null ? wordDesigns(setting, lines) : markDesigns(setting, lines, mark, request.stream),
  );
  if (setsDownwards(setting)) designs.push(...downwards(setting, mark));
  return designs
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ id, lettering, lockup }) => ({ id, lettering, lockup }));
};

/** Beside and above the name, with and without a descriptor. Where lines stand does not change their size. */
const markDesigns = (setting: Setting, lines: Lines, mark: MarkShape, stream: SeedStream): Ranked[] => {
  const lettering = letteringOf(setting, lines);
  const size = measured(setting.letterer, lettering);
  const longer = described(setting, lines.build, lettering, size);
  const plain = placedDesigns(setting, lines, lettering, size, mark, stream);
  const both =
    longer === null
      ? plain
      : [
          ...placedDesigns(setting, lines, longer, measured(setting.letterer, longer), mark, stream).map(
            ({ layout, ...design }) => ({
              ...design,
              layout,
              id: `${design.id}+descriptor`,
              rank: design.rank + descriptorRank(setting, layout),
            }),
          ),
          ...plain,
        ];
  return [...both, ...asLetter(setting, lines, mark)];
};

interface Placed extends Ranked {
  layout: 'row' | 'stack';
}

const placedDesigns = (
  setting: Setting,
  lines: Lines,
  lettering: Lettering,
  size: Size,
  mark: MarkShape,
  stream: SeedStream,
): Placed[] => {
  const { tone, capitals } = setting.voice;
  const place: Place = { size, mark, lines: lettering.lines.length, capitals, quiet: tone === 'quiet' };
  const rankOf = (layout: 'row' | 'stack'): number =>
    buildRank(setting, lines.build) + layoutRank(setting, mark, layout, rowShare(place));
  return [
    {
      id: `row:${lines.build}`,
      layout: 'row',
      lettering,
      lockup: rowLockup(place, stream.fork(`row ${place.lines}`).next()),
      rank: rankOf('row'),
    },
    {
      id: `stack:${lines.build}`,
      layout: 'stack',
      lettering: { ...lettering, align: centred(lines).align },
      lockup: stackLockup(place, stream.fork(`stack ${place.lines}`).next()),
      rank: rankOf('stack'),
    },
  ];
};
