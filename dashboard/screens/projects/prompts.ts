/** Sentences that show what a brief can say: a name, a trade, a mood, a wish. */
export const firstPrompts: readonly string[] = [
  'Kettle & Quay, a coffee roastery by the old harbour: calm, warm, hand-made',
  'Lumen, a studio that fits lighting into small flats: precise, friendly, a deep blue',
  'A bakery called Crumb, with a wheat ear and rounded letters, no brown',
];

/** A refinement says what changes; everything else stays. */
export const refiningPrompts: readonly string[] = [
  'Make the colours deeper and warmer',
  'Lighter, rounder letters',
  'Put the mark above the name',
];

/** As docs/sandbox.md lists them. */
export const sandboxPrompts: readonly (readonly [prompt: string, outcome: string])[] = [
  ['simulate success', 'a drawing of the words themselves'],
  ['simulate slow', 'a success after 8 seconds'],
  ['simulate generation_timeout', 'fails with generation_timeout'],
  ['simulate generation_failed', 'fails with generation_failed'],
  ['simulate prompt_rejected', 'fails with prompt_rejected'],
  ['simulate provider_unavailable', 'fails with provider_unavailable'],
  ['simulate project_deleted', 'fails with project_deleted; the project stays'],
];
