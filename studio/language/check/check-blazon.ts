// Checks a mark against the limits in guide-numbers.ts, and returns remarks for its author. Checks it as written, in
// plain detail, and at both ends of every dial.

import type { MarkMeasures } from '../marks/measure-mark.ts';
import { measureMark } from '../marks/measure-mark.ts';
import { boundingBoxOf } from '../geometry/bounds.ts';
import type { MarkBlazon, MarkSettings, Step } from '../blazon/blazon.ts';
import type { Remark } from './check-cuts.ts';
import { checkCuts, findHiddenParts, formatTenths } from './check-cuts.ts';
import { checkWidths } from './check-widths.ts';
import { isDial } from '../blazon/dials.ts';
import type { MarkDrawingWithCuts } from '../blazon/draw-blazon.ts';
import { paintMark } from '../blazon/draw-blazon.ts';
import { GUIDE } from './guide-numbers.ts';
import type { LetterSource } from '../blazon/letter-source.ts';

interface CheckedView {
  /** Added to remarks to name the settings, such as ` (with `weight` at 28)`. Empty for the mark as written. */
  label: string;
  settings: MarkSettings;
}

interface Range {
  min: number;
  max: number;
}

const formatPercent = (share: number): string => `${Math.round(share * 100)} %`;
const formatHundredths = (value: number): string => value.toFixed(2);
const isOutsideRange = (value: number, { min, max }: Range): boolean => value < min || value > max;

const checkProportions = (painting: MarkDrawingWithCuts, measures: MarkMeasures): Remark[] => {
  const remarks: Remark[] = [];
  const box = boundingBoxOf(painting.fills.flatMap(({ outline }) => [...outline]));
  const say = (key: string, text: string): void => {
    remarks.push({ key, text });
  };
  if (box !== null) {
    const side = Math.max(box.right - box.left, box.bottom - box.top);
    if (isOutsideRange(side, GUIDE.side)) {
      say(
        'side',
        `the longer side is ${formatTenths(side)}: draw it 90 to 110, or every number means another size`,
      );
    }
  }
  const { aspect, density, strokes } = measures;
  const range = `${GUIDE.aspect.min} to ${GUIDE.aspect.max}`;
  if (isOutsideRange(aspect, GUIDE.aspect))
    say('aspect', `width by height is ${formatHundredths(aspect)}: ${range}`);
  // The median stroke is relative to the height, but the guide's numbers are hundredths of the longer side.
  const stroke = (strokes.median * 100) / Math.max(1, aspect);
  const lines = strokes.count > 0 && stroke < GUIDE.lineWidth;
  const goal = lines ? GUIDE.lineDensity : GUIDE.density;
  if (isOutsideRange(density, goal)) {
    const advice = density < goal.min ? 'heavier, or closer together' : 'let more paper in';
    say(
      'density',
      `ink fills ${formatHundredths(density)} of the box: ${goal.min} to ${goal.max}, ${advice}`,
    );
  }
  const { x, y } = measures.balance;
  if (Math.abs(x) > 0.056) {
    say(
      'balance x',
      `the ink lies ${formatPercent(Math.abs(x))} too far ${x > 0 ? 'right' : 'left'}: at most 5 %`,
    );
  }
  if (Math.abs(y) > 0.076) {
    say('balance y', `the ink lies ${formatPercent(Math.abs(y))} too ${y > 0 ? 'low' : 'high'}: at most 7 %`);
  }
  return remarks;
};

const checkRoles = (measures: MarkMeasures): Remark[] => {
  const remarks: Remark[] = [];
  const roles = Object.keys(measures.shares);
  const { accent, word, quiet } = measures.shares;
  if (accent !== undefined && isOutsideRange(accent, GUIDE.accent) && roles.length > 1) {
    remarks.push({
      key: 'accent',
      text: `the accent is ${formatPercent(accent)} of the ink: ${formatPercent(GUIDE.accent.min)} to ${formatPercent(GUIDE.accent.max)}`,
    });
  }
  if (roles.length > GUIDE.roles) {
    const text = `${roles.length} roles are painted (${roles.join(', ')}): at most ${GUIDE.roles} colours`;
    remarks.push({ key: 'roles', text });
  }
  for (const [role, share] of Object.entries({ word, quiet })) {
    if (share === undefined) continue;
    remarks.push({
      key: `role ${role}`,
      text: `the role \`${role}\` is for lettering: use lead, second or ink`,
    });
  }
  if (measures.shares.lead === undefined && roles.length > 1) {
    remarks.push({ key: 'lead', text: 'nothing has the role `lead`, which most of the ink should have' });
  }
  return remarks;
};

const checkWholeness = (measures: MarkMeasures): Remark[] => {
  const remarks: Remark[] = [];
  const { floating, nodes, separation } = measures;
  if (floating > GUIDE.floating) {
    const text = `${floating} pieces float farther than one gap from the rest: at most ${GUIDE.floating}`;
    remarks.push({ key: 'floating', text });
  }
  if (nodes > GUIDE.nodes) remarks.push({ key: 'nodes', text: `${nodes} nodes: at most ${GUIDE.nodes}` });
  if (separation < 0.965) {
    remarks.push({
      key: 'separation',
      text: `${formatPercent(1 - separation)} of the edges between roles have no gap and are lost in one colour: knock with the gap`,
    });
  }
  return remarks;
};

/** Returns all remarks on a mark drawn with certain settings. */
const collectRemarks = (mark: MarkBlazon, painting: MarkDrawingWithCuts): Remark[] => {
  if (painting.problem !== null) return [{ key: 'problem', text: painting.problem }];
  const own = painting.warnings.map((text) => ({ key: text.replaceAll(/[\d.]+/g, '#'), text }));
  const measures = measureMark(painting.fills);
  const box = boundingBoxOf(painting.fills.flatMap(({ outline }) => [...outline]));
  if (measures === null || box === null) return own;
  return [
    ...own,
    ...findHiddenParts(mark, painting),
    ...checkCuts(mark, painting),
    ...checkWidths(painting.fills, box, measures.thin16),
    ...checkProportions(painting, measures),
    ...checkRoles(measures),
    ...checkWholeness(measures),
  ];
};

const hasPlainForm = (step: Step): boolean => {
  if (Array.isArray(step)) return step.some(hasPlainForm);
  return 'fine' in step || 'plain' in step || JSON.stringify(step).includes('"fine":');
};

const createCheckedViews = (mark: MarkBlazon): CheckedView[] => {
  const views: CheckedView[] = [{ label: '', settings: { dials: {}, detail: 'fine' } }];
  if (mark.parts.some(({ shape }) => hasPlainForm(shape))) {
    views.push({ label: ' (in plain detail)', settings: { dials: {}, detail: 'plain' } });
  }
  for (const [name, dial] of Object.entries(mark.dials)) {
    if (!isDial(dial)) continue;
    for (const end of new Set([dial.min, dial.max])) {
      if (end === dial.value) continue;
      views.push({
        label: ` (with \`${name}\` at ${end})`,
        settings: { dials: { [name]: end }, detail: 'fine' },
      });
    }
  }
  return views;
};

/** Returns one line per remark. A remark that applies to several settings is returned only for the first. */
export const checkMark = (mark: MarkBlazon, letters: LetterSource): string[] => {
  const said = new Set<string>();
  const lines: string[] = [];
  for (const { label, settings } of createCheckedViews(mark)) {
    for (const { key, text } of collectRemarks(mark, paintMark(mark, settings, letters))) {
      if (said.has(key)) continue;
      said.add(key);
      lines.push(`${text}${label}`);
    }
  }
  return lines;
};
