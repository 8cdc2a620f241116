// Adds, removes or replaces the symbol. Lettering and colours stay.

import type { Blazon, Lockup } from '../language/blazon/blazon.ts';
import type { Brief } from '../brief/brief.ts';
import { chooseLockup } from '../design/choices/choose-lockup.ts';
import type { ChosenMark } from '../design/choices/choose-mark.ts';
import { chooseBestMark, PLAIN_WORDMARK, rankMarks } from '../design/choices/choose-mark.ts';
import type { Decisions } from '../record/decisions.ts';
import type { Proposal } from '../design/ideas/proposal.ts';
import { proposeMarks } from '../design/choices/propose-marks.ts';
import { keepSetting } from './change-layout.ts';
import type { AxisChange } from './change.ts';
import type { RefinementContext } from './context.ts';
import { addNote, markScaleAtLimit } from './context.ts';

type SymbolChange = Extract<AxisChange, { axis: 'symbol' }>;

/** The height of a small symbol, relative to its usual height. */
const SMALL_MARK_SCALE = 0.8;

export function changeSymbol(
  context: RefinementContext,
  decisions: Decisions,
  change: SymbolChange,
): Decisions {
  switch (change.move) {
    case 'remove':
      return removeSymbol(context, decisions);
    case 'add':
      return decisions.blazon.mark === null
        ? chooseAndPlaceMark(context, decisions, addSymbolWishes(decisions.brief, []), {
            small: change.small,
            accepts: ({ letters }) => letters.length === 0,
          })
        : addNote(decisions, 'symbol', 'there is a symbol already');
    case 'another': {
      const earlierMarks = new Set(context.lineage.map(({ mark }) => mark.id));
      return chooseAndPlaceMark(context, decisions, addSymbolWishes(decisions.brief, []), {
        small: false,
        accepts: ({ id }) => !earlierMarks.has(id),
      });
    }
    case 'letters': {
      const letters = change.letters === '' ? [] : [`letters:${change.letters}`];
      const brief = addSymbolWishes(decisions.brief, ['mark:monogram', ...letters]);
      return chooseAndPlaceMark(context, decisions, brief, {
        small: false,
        accepts: isOtherThanCurrent(decisions),
      });
    }
    case 'use': {
      const brief = addSymbolWishes(decisions.brief, [`motif:${change.motif}`]);
      const isNew = isOtherThanCurrent(decisions);
      return chooseAndPlaceMark(context, decisions, brief, {
        small: false,
        // A drawing of something else does not fulfil the request.
        accepts: (choice) => isNew(choice) && choice.motifs.includes(change.motif),
      });
    }
  }
}

/** Wishes about the symbol. New ones replace those of earlier requests. */
const SYMBOL_WISH = /^(?:motif|mark|letters):/u;

/** Returns the brief with the new wishes, and without wishes against a mark. */
function addSymbolWishes(brief: Brief, wishes: readonly string[]): Brief {
  const allowing = brief.wishes.filter((wish) => wish !== 'mark:none' && wish !== 'mark:wordmark');
  const kept = wishes.length > 0 ? allowing.filter((wish) => !SYMBOL_WISH.test(wish)) : allowing;
  return {
    ...brief,
    wishes: [...kept, ...wishes],
    avoids: brief.avoids.filter((avoid) => avoid !== 'mark:symbol' && !wishes.includes(avoid)),
  };
}

type Choice = Proposal['choice'];

interface SymbolOptions {
  small: boolean;
  /** Whether a proposed mark fulfils the request. */
  accepts: (choice: Choice) => boolean;
}

const isOtherThanCurrent =
  ({ mark }: Decisions) =>
  ({ id }: Choice): boolean =>
    id !== mark.id;

/** Chooses the best acceptable mark for the brief and puts it into the identity. */
function chooseAndPlaceMark(
  context: RefinementContext,
  decisions: Decisions,
  brief: Brief,
  options: SymbolOptions,
): Decisions {
  const { studio, stream } = context;
  const { text, type, palette } = decisions;
  const request = { brief, text, type, palette, neighbours: [], stream: stream.fork('symbol') };
  const proposals = proposeMarks(context.studio.library, brief, text, request.stream.fork('ideas')).filter(
    ({ choice }) => options.accepts(choice),
  );
  const mark = chooseBestMark(rankMarks(studio, proposals, request), brief, text);
  if (mark.mark === null)
    return markScaleAtLimit(addNote(decisions, 'symbol', 'nothing in the library answers to this'), 'symbol');
  const blazon = placeMarkInLockup(context, decisions, brief, mark, options.small);
  return addNote(
    { ...decisions, brief, mark: mark.choice, blazon, settings: mark.settings },
    'symbol',
    `symbol: ${mark.choice.id}`,
  );
}

/** Puts the mark beside the lettering. The lettering stays, unless the previous mark replaced one of its letters. */
function placeMarkInLockup(
  context: RefinementContext,
  decisions: Decisions,
  brief: Brief,
  mark: ChosenMark,
  small: boolean,
): Blazon {
  const { text, type, blazon } = decisions;
  const stream = context.stream.fork('lockup');
  const wish = { brief, text, type, mark, stream, layout: 'row' } as const;
  const replacedLetter = blazon.lockup.markAsLetter !== undefined;
  const designed =
    blazon.mark === null || replacedLetter ? chooseLockup(context.studio, wish).blazon : blazon;
  const apart = placeMarkBesideLetters(designed.lockup, blazon.lockup);
  const markHeight = small ? apart.markHeight * SMALL_MARK_SCALE : apart.markHeight;
  return {
    ...blazon,
    idea: mark.mark?.idea ?? blazon.idea,
    mark: mark.mark,
    lettering: replacedLetter ? keepSetting(designed.lettering, blazon.lettering) : blazon.lettering,
    lockup: { ...apart, markHeight },
  };
}

/** Returns a lockup with the mark beside the letters. Beside a plate, the mark is as tall as the plate. */
function placeMarkBesideLetters(designed: Lockup, before: Lockup): Lockup {
  const { markAsLetter: _, plate: __, ...apart } = designed;
  const { layout, plate, board } = before;
  if (layout === 'plate' && plate !== undefined)
    return { ...apart, layout, plate, side: 'start', align: 'centre', markHeight: 1 + 2 * plate.pad[1] };
  return { ...apart, layout: apart.layout === 'word' ? 'row' : apart.layout, ...(board && { board }) };
}

/**
 * Removes the symbol. The lockup is that of an earlier version without a mark, if there is one; the lettering stays.
 */
function removeSymbol(context: RefinementContext, decisions: Decisions): Decisions {
  const { blazon } = decisions;
  if (blazon.lettering === null)
    return addNote(decisions, 'symbol', 'without its symbol nothing would be left');
  return addNote(
    {
      ...decisions,
      mark: PLAIN_WORDMARK.choice,
      settings: PLAIN_WORDMARK.settings,
      blazon: removeMark(context, decisions),
    },
    'symbol',
    'symbol: none',
  );
}

function removeMark({ studio, lineage, stream }: RefinementContext, decisions: Decisions): Blazon {
  const { blazon, brief, text, type } = decisions;
  const { container: _, markAsLetter, ...rest } = blazon.lockup;
  // If the mark replaced a letter, the lettering needs that letter again.
  if (markAsLetter !== undefined) {
    const wish = { brief, text, type, mark: PLAIN_WORDMARK, stream: stream.fork('lockup') };
    const designed = chooseLockup(studio, wish).blazon;
    return { ...designed, lettering: keepSetting(designed.lettering, blazon.lettering) };
  }
  const earlier = lineage.findLast((node) => node.blazon.mark === null);
  return {
    ...blazon,
    mark: null,
    lockup: earlier?.blazon.lockup ?? { ...rest, layout: rest.layout === 'plate' ? 'plate' : 'word' },
  };
}
