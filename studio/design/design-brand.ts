// The studio's main function. It reads the brief, decides, draws, judges and renders. It is pure: the same request
// and engine give the same bytes on every machine.

import { readBrief } from '../brief/read-brief.ts';
import { renameBrief } from '../brief/rename-brief.ts';
import { chooseColours } from './choices/choose-colours.ts';
import { chooseLockup } from './choices/choose-lockup.ts';
import type { Blazon } from '../language/blazon/blazon.ts';
import { hasOwnColour, hasListedColours } from './colour/image-hues.ts';
import type { Palette } from '../language/colour/palette.ts';
import type { ChosenMark, MarkRequest } from './choices/choose-mark.ts';
import { chooseMark } from './choices/choose-mark.ts';
import { chooseTypes } from './choices/type-choices.ts';
import type { Decisions } from '../record/decisions.ts';
import { ENGINE_VERSION } from '../record/engine-version.ts';
import type { SeedStream } from '../language/seed-stream.ts';
import { openSeedStream } from '../language/seed-stream.ts';
import { wishedValues } from '../brief/wished-values.ts';
import { applyAccent } from './choices/apply-accent.ts';
import { addBoard } from './choices/add-board.ts';
import { renderIdentity } from './render-identity.ts';
import { findRequestedWords } from './meaning/asked-words.ts';
import type { DesignedIdentity, DesignRequest, Studio } from '../record/studio.ts';

export function designBrand(studio: Studio, request: DesignRequest): DesignedIdentity {
  const { seed, sandbox = false, candidate } = request;
  const wanted = createMarkRequest(studio, request);
  const { brief, text } = wanted;
  const mark = chooseMark(studio, wanted, candidate);
  const { type = wanted.type } = mark;
  const palette = chooseFinalPalette(request, wanted, mark);

  studio.onStage?.('compose');
  const lockup = chooseLockup(studio, {
    brief,
    text,
    type,
    mark,
    stream: createSeedStream(request).fork('lockup'),
  });

  const decisions: Decisions = {
    version: 1,
    engine: ENGINE_VERSION,
    seed,
    brief,
    text: lockup.text,
    palette,
    type,
    mark: mark.choice,
    blazon: addBoard(applyRequestedColours(studio, lockup.blazon, wanted, mark), brief, palette),
    settings: mark.settings,
    scales: { warmth: 0, playful: 0, weight: 0, soft: 0, modern: 0, simple: 0 },
    trace: {
      notes: brief.notes,
      changed: [],
      saturated: [],
      candidates: mark.candidates,
      ideas: mark.ideas ?? [],
    },
  };
  return renderIdentity(studio, decisions, sandbox);
}

const createSeedStream = ({ seed, prompt }: DesignRequest): SeedStream => openSeedStream(`${seed}:${prompt}`);

/** Makes the decisions that precede the choice of the mark. */
export function createMarkRequest(studio: Studio, request: DesignRequest): MarkRequest {
  const { prompt, brandName, projectName, neighbours = [], siblings = [], meaning: vector } = request;
  const stream = createSeedStream(request);

  studio.onStage?.('read');
  const read = request.brief ?? readBrief(prompt, { projectName });
  const brief = brandName === undefined ? read : renameBrief(read, brandName);
  const text = brief.name ?? brief.descriptor ?? '';

  studio.onStage?.('decide');
  const palette = chooseColours(brief, neighbours, stream.fork('colour'), siblings);
  const [type, ...otherTypes] = chooseTypes(studio.letterer, brief, stream.fork('type'), siblings);
  if (type === undefined) throw new Error('There is no typeface');
  const meaning = vector && {
    vector,
    asked: findRequestedWords(prompt, brief),
    spoken: new Set(brief.images),
  };
  return { brief, text, type, otherTypes, palette, neighbours, meaning, stream: stream.fork('mark') };
}

/**
 * Returns the colours of the identity. Unless the brief requests others, the drawn object has its typical colours: a
 * strawberry is red.
 */
function chooseFinalPalette(
  request: DesignRequest,
  { brief, palette }: MarkRequest,
  { choice }: ChosenMark,
): Palette {
  const shown = hasListedColours(choice.id) ? choice.id : choice.motifs[0];
  if (shown === undefined || !hasOwnColour(shown) || wishedValues(brief, 'colour').length > 0) return palette;
  return chooseColours(
    { ...brief, shown },
    request.neighbours ?? [],
    createSeedStream(request).fork('colour'),
  );
}

/** If two colours are requested, makes sure that the logo shows both. */
function applyRequestedColours(
  studio: Studio,
  blazon: Blazon,
  { brief }: MarkRequest,
  mark: ChosenMark,
): Blazon {
  if (wishedValues(brief, 'colour').length < 2) return blazon;
  return applyAccent(blazon, mark.mark && studio.markDrawings.draw(mark.mark, mark.settings));
}
