// Applies requests for more or less of a mood, such as "friendlier" or "less modern". Each mood changes a few things:
// type, weight, tracking, corners or colours.

import type { Decisions, Scales } from '../record/decisions.ts';
import type { AxisChange } from './change.ts';
import { changeColour } from './change-colour.ts';
import { changeLetterWeight, changeTracking, changeType } from './change-lettering.ts';
import { changeSoftness } from './change-mark.ts';
import type { RefinementContext } from './context.ts';
import { addNote } from './context.ts';

type MoodChange = Extract<AxisChange, { axis: 'mood' }>;

/**
 * The effect of more of a mood. A request for less reverses the signs, uses the opposite type and keeps the colours.
 */
interface MoodEffect {
  /** Wishes for type that expresses the mood. */
  type?: readonly string[];
  /** Wishes for type that expresses the opposite. */
  opposite?: readonly string[];
  /** 1 is rounder corners, -1 sharper ones. */
  soft?: 1 | -1;
  weight?: 1 | -1;
  tracking?: 1 | -1;
  colour?: 'vivid' | 'muted' | 'darker';
  /** The scale that records the change. */
  scale?: keyof Scales;
}

const ROUNDED_TYPE = ['type:rounded'];
const SANS_TYPE = ['type:sans'];
const SERIF_TYPE = ['type:serif'];

const EFFECTS_BY_MOOD: Readonly<Record<string, MoodEffect>> = {
  playful: { soft: 1, weight: 1, colour: 'vivid', scale: 'playful' },
  cute: { type: ROUNDED_TYPE, soft: 1, scale: 'playful' },
  cheerful: { colour: 'vivid', scale: 'playful' },
  friendly: { type: ROUNDED_TYPE, opposite: SANS_TYPE, soft: 1 },
  youthful: { type: ROUNDED_TYPE, colour: 'vivid', scale: 'playful' },
  cosy: { soft: 1 },
  soft: { soft: 1, weight: -1 },
  modern: { type: SANS_TYPE, opposite: SERIF_TYPE, scale: 'modern' },
  futuristic: { type: SANS_TYPE, tracking: 1, scale: 'modern' },
  innovative: { type: SANS_TYPE, scale: 'modern' },
  classic: { type: SERIF_TYPE, opposite: SANS_TYPE },
  timeless: { type: SERIF_TYPE, colour: 'muted' },
  elegant: { type: SERIF_TYPE, opposite: SANS_TYPE, weight: -1, tracking: 1 },
  luxurious: { type: SERIF_TYPE, opposite: ROUNDED_TYPE, weight: -1, tracking: 1 },
  serious: { colour: 'darker', soft: -1 },
  professional: { type: SANS_TYPE, colour: 'darker', soft: -1 },
  trustworthy: { colour: 'darker' },
  authoritative: { type: SERIF_TYPE, weight: 1, colour: 'darker' },
  bold: { weight: 1, colour: 'vivid' },
  strong: { weight: 1, soft: -1 },
  loud: { weight: 1, colour: 'vivid' },
  energetic: { colour: 'vivid', weight: 1 },
  edgy: { soft: -1, weight: 1 },
  calm: { colour: 'muted', weight: -1 },
  discreet: { colour: 'muted', weight: -1 },
  technical: { type: ['type:mono'], soft: -1 },
  precise: { soft: -1 },
  handmade: { type: ['type:script'], soft: 1 },
  retro: { type: ['type:slab'] },
};

export function changeMood(context: RefinementContext, decisions: Decisions, change: MoodChange): Decisions {
  const effect = EFFECTS_BY_MOOD[change.mood];
  if (effect === undefined)
    return addNote(decisions, 'mood', `nothing is known to make it more ${change.mood}`);
  const { direction, strength } = change;
  const type = direction === 1 ? effect.type : effect.opposite;
  const steps: ((now: Decisions) => Decisions)[] = [
    (now) => updateScale(now, effect.scale, direction),
    (now) => (type === undefined || context.keeps.has('type') ? now : applyTypeWishes(context, now, type)),
    (now) =>
      effect.weight === undefined || context.keeps.has('type')
        ? now
        : changeLetterWeight(context, now, {
            axis: 'weight',
            of: 'letters',
            direction: multiplySigns(effect.weight, direction),
            strength: 0.5,
          }),
    (now) =>
      effect.tracking === undefined || context.keeps.has('type')
        ? now
        : changeTracking(context, now, multiplySigns(effect.tracking, direction), strength),
    (now) =>
      effect.soft === undefined || context.keeps.has('mark')
        ? now
        : changeSoftness(context, now, {
            axis: 'shape',
            direction: multiplySigns(effect.soft, direction),
            strength,
          }),
    (now) =>
      effect.colour === undefined || direction === -1 || context.keeps.has('colours')
        ? now
        : changeColour(context, now, { axis: 'colour', move: effect.colour, of: 'primary', strength }),
  ];
  const after = steps.reduce((now, step) => step(now), decisions);
  return addNote(recordMood(after, change), 'mood', `${direction === 1 ? 'more' : 'less'} ${change.mood}`);
}

/** Changes the type, unless the brief already has these wishes: asking for the same mood twice keeps the type. */
function applyTypeWishes(
  context: RefinementContext,
  decisions: Decisions,
  wishes: readonly string[],
): Decisions {
  const isApplied = wishes.every((wish) => decisions.brief.wishes.includes(wish));
  return isApplied ? decisions : changeType(context, decisions, { wishes, family: null });
}

/** Keeps the moods of the brief true, which people read as what the brand expresses. */
function recordMood(decisions: Decisions, { mood, direction }: MoodChange): Decisions {
  const others = decisions.brief.moods.filter((each) => each !== mood);
  const moods = direction === 1 ? [...others, mood] : others;
  return { ...decisions, brief: { ...decisions.brief, moods } };
}

function updateScale(decisions: Decisions, scale: keyof Scales | undefined, direction: 1 | -1): Decisions {
  if (scale === undefined) return decisions;
  return { ...decisions, scales: { ...decisions.scales, [scale]: decisions.scales[scale] + direction } };
}

const multiplySigns = (effect: 1 | -1, direction: 1 | -1): 1 | -1 => (effect * direction === 1 ? 1 : -1);
