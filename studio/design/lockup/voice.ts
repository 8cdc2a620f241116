// Derives the typographic voice of a brief: the case, tracking and tone of the lettering, from its moods.

import type { Lettering } from '../../language/blazon/blazon.ts';
import type { Brief, Script } from '../../brief/brief.ts';
import type { Family } from '../../type/lettering.ts';

/**
 * `loud` fills its space, `quiet` leaves space empty, `friendly` is round and tight, and `plain` is none of these.
 */
export type Tone = 'loud' | 'quiet' | 'friendly' | 'plain';

/** `cased` scripts have capitals; `joined` ones must never be tracked; `square` characters may be set vertically. */
export type ScriptKind = 'cased' | 'joined' | 'square' | 'other';

export interface Voice {
  tone: Tone;
  script: ScriptKind;
  case: Lettering['case'];
  /** Whether the text is in capitals after the case is applied. */
  capitals: boolean;
  /** Whether small lines may be in capitals: never in a script or blackletter typeface. */
  smallCapitals: boolean;
}

const JOINED_SCRIPTS: readonly Script[] = ['Arab', 'Deva', 'Beng', 'Taml', 'Telu', 'Thai'];
const SQUARE_SCRIPTS: readonly Script[] = ['Jpan', 'Hans', 'Hant', 'Kore'];
const CASED_SCRIPTS: readonly Script[] = ['Latn', 'Grek', 'Cyrl', 'Armn', 'Zyyy'];

export const chooseVoice = (brief: Brief, text: string, family: Family): Voice => {
  const script = classifyScript(brief.script);
  const tone = chooseTone(brief, family);
  const chosen = script === 'cased' ? chooseCase(brief, text, tone, family) : 'as-is';
  return {
    tone,
    script,
    case: chosen,
    capitals: chosen === 'upper' || (chosen === 'as-is' && isAllUpperCase(text)),
    smallCapitals: chosen !== 'lower' && !isHandwritten(family),
  };
};

const isHandwritten = (family: Family): boolean =>
  family.class === 'script' || family.name === 'Grenze Gotisch';

const classifyScript = (script: Script): ScriptKind => {
  if (JOINED_SCRIPTS.includes(script)) return 'joined';
  if (SQUARE_SCRIPTS.includes(script)) return 'square';
  return CASED_SCRIPTS.includes(script) ? 'cased' : 'other';
};

const LUXURY_MOODS = ['luxurious', 'elegant', 'sensual', 'romantic', 'dreamy', 'mysterious'];
const RESERVED_MOODS = ['discreet', 'timeless', 'classic', 'authoritative', 'calm'];
const LOUD_MOODS = ['loud', 'edgy', 'energetic', 'bold', 'sporty', 'strong'];
/** Moods of a playful brief. Such a brief is never quiet, even if it also asks for style. */
const PLAYFUL_MOODS = ['playful', 'quirky', 'cute'];
const FRIENDLY_MOODS = [
  'playful',
  'cute',
  'friendly',
  'cheerful',
  'youthful',
  'cosy',
  'quirky',
  'caring',
  'warm',
];

const countMatchingMoods = (moods: readonly string[], of: readonly string[]): number =>
  moods.filter((mood) => of.includes(mood)).length;

/** An explicit mood weighs more than an axis that many words moved a little. */
const chooseTone = (brief: Brief, family: Family): Tone => {
  const { moods, axes, wishes } = brief;
  const airy = wishes.includes('space:airy') || wishes.includes('space:tracked') ? 2 : 0;
  const brutal = wishes.includes('style:brutalist') ? 2 : 0;
  const joke = countMatchingMoods(moods, PLAYFUL_MOODS) > 0 ? 1.2 : 0;
  const scores: [Tone, number][] = [
    ['loud', countMatchingMoods(moods, LOUD_MOODS) + 1.5 * axes.calmLoud + 0.5 * axes.lightHeavy + brutal],
    [
      'quiet',
      countMatchingMoods(moods, LUXURY_MOODS) * 1.5 +
        countMatchingMoods(moods, RESERVED_MOODS) * 0.6 -
        0.4 * axes.calmLoud +
        airy -
        joke,
    ],
    [
      'friendly',
      countMatchingMoods(moods, FRIENDLY_MOODS) * 0.9 -
        axes.softSharp +
        (family.class === 'rounded-sans' ? 0.8 : 0),
    ],
    ['plain', 1.1],
  ];
  return scores.reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0];
};

const isAllUpperCase = (text: string): boolean => /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
const isAllLowerCase = (text: string): boolean => /\p{Ll}/u.test(text) && !/\p{Lu}/u.test(text);
/** Whether a word has a capital inside, as `iPad` and `McCoy` do. It is part of the spelling. */
const hasInnerCapital = (text: string): boolean => /\p{Ll}\p{Lu}/u.test(text);

const chooseCase = (brief: Brief, text: string, tone: Tone, family: Family): Lettering['case'] => {
  for (const wish of ['upper', 'lower', 'title'] as const)
    if (brief.wishes.includes(`case:${wish}`)) return wish;
  if (isAllUpperCase(text) || isAllLowerCase(text) || hasInnerCapital(text)) return 'as-is';
  // Greek capitals drop their accents, so a Greek name gets capitals only on request.
  if (brief.script === 'Grek') return 'as-is';
  const luxurious =
    tone === 'quiet' && countMatchingMoods(brief.moods, LUXURY_MOODS) > 0 && !isHandwritten(family);
  const shouted =
    tone === 'loud' && !isHandwritten(family) && (family.width === 'condensed' || family.class === 'display');
  return luxurious || shouted ? 'upper' : 'as-is';
};

/**
 * Returns the tracking in em: tight for heavy lower case, open for capitals, wider in a quiet voice, none where
 * letters join.
 */
export const chooseVoiceTracking = (voice: Voice, weight: number, family: Family, brief: Brief): number => {
  if (voice.script === 'joined' || family.class === 'script') return 0;
  const wished = brief.wishes.includes('space:tracked') ? 0.14 : 0;
  if (voice.script === 'square') return wished + (voice.tone === 'quiet' ? 0.1 : 0.03);
  if (voice.script === 'other') return wished;
  if (voice.capitals) return wished + chooseCapitalTracking(voice.tone, weight, family);
  if (family.class === 'mono') return wished;
  if (weight >= 700) return wished - 0.022;
  if (weight >= 600) return wished - 0.014;
  return wished + (voice.tone === 'quiet' ? 0.03 : 0);
};

const chooseCapitalTracking = (tone: Tone, weight: number, family: Family): number => {
  if (tone === 'quiet') return weight >= 600 ? 0.2 : 0.28;
  if (tone === 'loud' && family.width === 'condensed') return 0.025;
  if (tone === 'loud') return 0.03;
  return weight >= 700 ? 0.06 : 0.1;
};
