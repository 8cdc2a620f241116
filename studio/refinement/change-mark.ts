// Changes the weight, corners, detail or container of a mark through its settings. The drawing stays the same.

import type { Dial } from '../language/blazon/blazon.ts';
import { evaluateMarkGates } from '../design/critic/mark-gates.ts';
import type { Decisions } from '../record/decisions.ts';
import type { AxisChange } from './change.ts';
import type { RefinementContext } from './context.ts';
import { addNote, markScaleAtLimit } from './context.ts';

/** How much a step of strength 1 changes the radius of corners, in units of the drawing. */
const ROUND_RADIUS_STEP = 1.6;
const MAX_ROUND_RADIUS = 9.6;
/** The smallest change of the measured roundness that counts. A smaller one is invisible, or lost in rounding. */
const MIN_ROUNDNESS_CHANGE = 0.04;

type ChangeOfAxis<Axis extends AxisChange['axis']> = Extract<AxisChange, { axis: Axis }>;

export function changeMarkWeight(
  decisions: Decisions,
  { direction, strength }: ChangeOfAxis<'weight'>,
): Decisions {
  const { mark } = decisions.blazon;
  const dial = mark?.dials['weight'];
  if (mark === null || typeof dial !== 'object') return markScaleAtLimit(decisions, 'weight');
  const now = decisions.settings.dials['weight'] ?? dial.value;
  const next = turnDial(dial, now, direction, strength);
  if (next === now) return markScaleAtLimit(decisions, 'weight');
  const dials = { ...decisions.settings.dials, weight: next };
  return addNote(
    { ...decisions, settings: { ...decisions.settings, dials } },
    'mark-weight',
    `weight of the mark: ${now} to ${next}`,
  );
}

/** Moves the value by a third of the dial's range per step of strength 1, within its limits. */
function turnDial(dial: Dial, now: number, direction: 1 | -1, strength: number): number {
  const step = ((dial.max - dial.min) / 3) * strength * direction;
  return Math.min(dial.max, Math.max(dial.min, now + step));
}

/**
 * Changes the radius of corners. A very small radius looks like none, so larger steps are tried until the roundness
 * measurably changes.
 */
export function changeSoftness(
  context: RefinementContext,
  decisions: Decisions,
  { direction, strength }: ChangeOfAxis<'shape'>,
): Decisions {
  const { settings, blazon } = decisions;
  if (blazon.mark === null) return markScaleAtLimit(decisions, 'soft');
  const now = settings.round ?? 0;
  const first = ROUND_RADIUS_STEP * strength;
  const radii = Array.from(
    { length: MAX_ROUND_RADIUS / ROUND_RADIUS_STEP },
    (_, step) => now + direction * (first + step * ROUND_RADIUS_STEP),
  );
  const next = radii
    .map((radius) => Math.min(MAX_ROUND_RADIUS, Math.max(0, radius)))
    .find((radius) => changesRoundness(context, decisions, radius, direction));
  if (next === undefined) return markScaleAtLimit(decisions, 'soft');
  const scales = { ...decisions.scales, soft: decisions.scales.soft + direction };
  return addNote(
    { ...decisions, scales, settings: { ...settings, round: next } },
    'shape',
    `corners: ${now} to ${next}`,
  );
}

/** Whether this radius makes the mark measurably rounder or sharper, and fails no quality gate that passed before. */
function changesRoundness(
  { studio }: RefinementContext,
  { blazon, settings }: Decisions,
  round: number,
  direction: 1 | -1,
): boolean {
  if (blazon.mark === null) return false;
  const before = studio.markDrawings.draw(blazon.mark, settings).measures;
  const after = studio.markDrawings.draw(blazon.mark, { ...settings, round }).measures;
  if (before === null || after === null) return false;
  const failsGate = evaluateMarkGates(after).some(
    ({ ok }, index) => !ok && evaluateMarkGates(before)[index]?.ok === true,
  );
  return !failsGate && (after.roundness - before.roundness) * direction > MIN_ROUNDNESS_CHANGE;
}

export function changeDetail(
  context: RefinementContext,
  decisions: Decisions,
  { direction }: ChangeOfAxis<'simplicity'>,
): Decisions {
  const { mark } = decisions.blazon;
  const detail = direction === 1 ? 'plain' : 'fine';
  if (mark === null || decisions.settings.detail === detail) return markScaleAtLimit(decisions, 'simple');
  const settings = { ...decisions.settings, detail } as const;
  const before = context.studio.markDrawings.draw(mark, decisions.settings).measures?.nodes ?? 0;
  const after = context.studio.markDrawings.draw(mark, settings).measures?.nodes ?? 0;
  // The drawing has no details to add or remove.
  if (before === after) return markScaleAtLimit(decisions, 'simple');
  const scales = { ...decisions.scales, simple: decisions.scales.simple + direction };
  return addNote(
    { ...decisions, settings, scales },
    'simplicity',
    `points of the mark: ${before} to ${after}`,
  );
}

export function changeContainer(decisions: Decisions, { to }: ChangeOfAxis<'container'>): Decisions {
  const { blazon } = decisions;
  if (blazon.mark === null) return addNote(decisions, 'container', 'no mark to put into a container');
  const { container: _, ...open } = blazon.lockup;
  const lockup = to === 'none' ? open : { ...open, container: { shape: to, filled: true } };
  return addNote({ ...decisions, blazon: { ...blazon, lockup } }, 'container', `container: ${to}`);
}
