// Derives the typographic voice of a brief from its moods: the tone, case and tracking of the lettering.

import type { Lettering } from '../../language/blazon/blazon.ts';
import type { Brief, Script } from '../../brief/brief.ts';
import type { Family } from '../../type/lettering.ts';

/**
 * `loud` lettering is large and tight, `quiet` lettering has much space, `friendly` lettering is round, and `plain`
 * is none of these.
 */
export type Tone = 'loud' | 'quiet' | 'friendly' | 'plain';

/**
 * `cased` scripts have capitals; `joined` ones must not be tracked; the characters of `square` ones may be set
 * vertically.
 */
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
/** Moods that make a quiet tone less likely. */
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

/**
 * Returns the tone with the highest score. Matching moods count most, because many words may each have moved an axis
 * a little.
 */
const chooseTone = (brief: Brief, family: Family): Tone => {
  const { moods, axes, wishes } = brief;
  const airyScore = wishes.includes('space:airy') || wishes.includes('space:tracked') ? 2 : 0;
  const brutalistScore = wishes.includes('style:brutalist') ? 2 : 0;
  const playfulPenalty = countMatchingMoods(moods, PLAYFUL_MOODS) > 0 ? 1.2 : 0;
  const scores: [Tone, number][] = [
    [
      'loud',
      countMatchingMoods(moods, LOUD_MOODS) + 1.5 * axes.calmLoud + 0.5 * axes.lightHeavy + brutalistScore,
    ],
    [
      'quiet',
      countMatchingMoods(moods, LUXURY_MOODS) * 1.5 +
        countMatchingMoods(moods, RESERVED_MOODS) * 0.6 -
        0.4 * axes.calmLoud +
        airyScore -
        playfulPenalty,
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
/** Whether a word has a capital inside, as "iPad" and "McCoy" do. Its spelling must not change. */
const hasInnerCapital = (text: string): boolean => /\p{Ll}\p{Lu}/u.test(text);

const chooseCase = (brief: Brief, text: string, tone: Tone, family: Family): Lettering['case'] => {
  for (const wish of ['upper', 'lower', 'title'] as const)
    if (brief.wishes.includes(`case:${wish}`)) return wish;
  if (isAllUpperCase(text) || isAllLowerCase(text) || hasInnerCapital(text)) return 'as-is';
  // Greek capitals drop their accents, so a Greek name gets capitals only on request.
  if (brief.script === 'Grek') return 'as-is';
  const luxurious =
    tone === 'quiet' && countMatchingMoods(brief.moods, LUXURY_MOODS) > 0 && !isHandwritten(family);
  const loudCapitals =
    tone === 'loud' && !isHandwritten(family) && (family.width === 'condensed' || family.class === 'display');
  return luxurious || loudCapitals ? 'upper' : 'as-is';
};

/**
 * Returns the tracking in em. Heavy lower case is tight, capitals are open, a quiet voice is wider, and letters that
 * join have none.
 */
export const chooseVoiceTracking = (voice: Voice, weight: number, family: Family, brief: Brief): number => {
  if (voice.script === 'joined' || family.class === 'script') return 0;
  const requested = brief.wishes.includes('space:tracked') ? 0.14 : 0;
  if (voice.script === 'square') return requested + (voice.tone === 'quiet' ? 0.1 : 0.03);
  if (voice.script === 'other') return requested;
  if (voice.capitals) return requested + chooseCapitalTracking(voice.tone, weight, family);
  if (family.class === 'mono') return requested;
  if (weight >= 700) return requested - 0.022;
  if (weight >= 600) return requested - 0.014;
  return requested + (voice.tone === 'quiet' ? 0.03 : 0);
};

const chooseCapitalTracking = (tone: Tone, weight: number, family: Family): number => {
  if (tone === 'quiet') return weight >= 600 ? 0.2 : 0.28;
  if (tone === 'loud' && family.width === 'condensed') return 0.025;
  if (tone === 'loud') return 0.03;
  return weight >= 700 ? 0.06 : 0.1;
};
