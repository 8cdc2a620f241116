// Combines the mark and the lettering into one blazon, the description of a logo.

import type { Blazon, Lockup } from '../../language/blazon/blazon.ts';
import type { Brief } from '../../brief/brief.ts';
import { convertCase } from '../../type/case.ts';
import { hasFlatBase } from '../lockup/arrange.ts';
import { designLockups } from '../lockup/design-lockup.ts';
import type { MarkShape } from '../lockup/proportion.ts';
import { scaleMark } from '../lockup/scale-mark.ts';
import type { Studio } from '../../record/studio.ts';
import type { ChosenMark } from './choose-mark.ts';
import type { TypeChoice } from '../../record/decisions.ts';
import { wishedValues } from '../../brief/wished-values.ts';
import type { SeedStream } from '../../language/seed-stream.ts';

export interface LockupInputs {
  brief: Brief;
  text: string;
  type: TypeChoice;
  mark: ChosenMark;
  stream: SeedStream;
  /** The preferred layout. It is used only if a lockup design has it and the mark does not replace a letter. */
  layout?: Lockup['layout'];
}

const MARK_ALONE: Lockup = { layout: 'mark', markHeight: 1, gap: 0, align: 'centre', side: 'start' };

export function chooseLockup(studio: Studio, inputs: LockupInputs): { blazon: Blazon; text: string } {
  const { brief, text, type, mark, stream } = inputs;
  const ground = wishedValues(brief, 'ground').includes('dark') ? 'dark' : 'light';
  const idea = mark.mark?.idea ?? 'The name alone.';
  const shape = measureMarkShape(studio, mark);
  const designs =
    text === '' ? [] : designLockups(studio.letterer, { brief, text, type, mark: shape, stream });
  const hasPreferredLayout = ({ lockup }: { lockup: Lockup }): boolean =>
    lockup.layout === inputs.layout && lockup.markAsLetter === undefined;
  const design = designs.find(hasPreferredLayout) ?? designs[0];
  if (design === undefined) {
    return {
      blazon: { blazon: 1, idea, mark: mark.mark, lettering: null, lockup: MARK_ALONE, ground },
      text: '',
    };
  }
  const { lettering, lockup } = design;
  return {
    blazon: { blazon: 1, idea, mark: mark.mark, lettering, lockup, ground },
    text: convertCase(text, lettering.case, lettering.locale),
  };
}

/** The height to which a mark is scaled before its base is measured. */
const MEASURED_HEIGHT = 100;

function measureMarkShape(studio: Studio, { mark, choice, aspect, settings }: ChosenMark): MarkShape | null {
  if (mark === null) return null;
  const { fills } = studio.markDrawings.draw(mark, settings);
  const painted = fills.filter(({ role, outline }) => role !== 'none' && outline.length > 0);
  const flat = painted.length > 0 && hasFlatBase(scaleMark(painted, MEASURED_HEIGHT));
  const constructed = choice.source === 'letter-family';
  const object = studio.library.letterObject(choice.id);
  return {
    type: choice.type,
    aspect,
    letters: object?.letters ?? choice.letters,
    constructed,
    flat,
    ...(object && { object: { tall: object.tall ?? 1, over: object.over ?? 0 } }),
  };
}
