// The contents page of the studio: read the brief, decide, draw, judge, dress. Pure: the same request and the same
// engine give the same bytes on every machine.

import { readBrief } from './brief/read-brief.ts';
import { chooseColours } from './decisions/choose-colours.ts';
import { chooseLockup } from './decisions/choose-lockup.ts';
import { chooseMark } from './decisions/choose-mark.ts';
import { chooseType } from './decisions/choose-type.ts';
import type { Decisions } from './decisions/decisions.ts';
import { ENGINE } from './decisions/engine-version.ts';
import { seedStream } from './decisions/seed-stream.ts';
import { dress } from './dress.ts';
import type { Designed, DesignRequest, Studio } from './studio.ts';

export function designBrand(studio: Studio, request: DesignRequest): Designed {
  const { prompt, seed, sandbox = false, neighbours = [] } = request;
  const stream = seedStream(`${seed}:${prompt}`);

  studio.onStage?.('read');
  const brief = readBrief(prompt);
  const text = brief.name ?? brief.descriptor ?? '';

  studio.onStage?.('decide');
  const palette = chooseColours(brief, neighbours, stream.fork('colour'));
  const type = chooseType(studio.letterer, brief, stream.fork('type'));

  const mark = chooseMark(studio, { brief, text, type, palette, neighbours, stream: stream.fork('mark') });

  studio.onStage?.('compose');
  const lockup = chooseLockup(studio, { brief, text, type, mark, stream: stream.fork('lockup') });

  const decisions: Decisions = {
    version: 1,
    engine: ENGINE,
    seed,
    brief,
    text: lockup.text,
    palette,
    type,
    mark: mark.choice,
    blazon: lockup.blazon,
    settings: mark.settings,
    scales: { warmth: 0, playful: 0, weight: 0, soft: 0, modern: 0, simple: 0 },
    trace: { notes: brief.notes, changed: [], saturated: [], candidates: mark.candidates },
  };
  return dress(studio, decisions, sandbox);
}
