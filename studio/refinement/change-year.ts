// Adds, changes or removes the founding year in the small line below the name. Name, mark and colours stay.

import type { Lettering, Word } from '../language/blazon/blazon.ts';
import { findFoundingLine, refusesYear, yearOf } from '../brief/founding-year.ts';
import type { Decisions } from '../record/decisions.ts';
import { createSetting } from '../design/lockup/compose-lines.ts';
import { measureLettering } from '../design/lockup/designed-lockup.ts';
import { fitDescriptor, showsYear } from '../design/lockup/fit-descriptor.ts';
import type { AxisChange } from './change.ts';
import type { RefinementContext } from './context.ts';
import { addNote, markScaleAtLimit } from './context.ts';

const OTHER_YEAR_REQUEST =
  /(?<!\p{L})(?:year|date|jahr|jahreszahl|année|año|anno|ano)(?!\p{L})\D{1,24}(?<year>1[3-9]\d\d|20\d\d)(?!\d)/iu;

/** The start of a request such as "make it say since 1921". It is removed, so that the rest is read as a label. */
const START_OF_YEAR_REQUEST = /^(?:please )?(?:make|have|let) (?:it|that|the line) (?:say |read )?/iu;

/** Reads what a request says about the year. `founded` is the label that the parent shows, such as "est. 1911". */
export const readYearChange = (typed: string, founded: string | undefined): AxisChange[] => {
  if (refusesYear(typed)) return founded === undefined ? [] : [{ axis: 'year', to: null }];
  const line = findFoundingLine(typed.replace(START_OF_YEAR_REQUEST, ''), null);
  if (line !== null) return [{ axis: 'year', to: line }];
  const year = OTHER_YEAR_REQUEST.exec(typed)?.groups?.['year'];
  if (founded === undefined || year === undefined) return [];
  return [{ axis: 'year', to: founded.replace(yearOf(founded), year) }];
};

export function changeYear(
  context: RefinementContext,
  decisions: Decisions,
  { to }: Extract<AxisChange, { axis: 'year' }>,
): Decisions {
  const { founded, ...undated } = decisions.brief;
  const { lettering } = decisions.blazon;
  if (to === founded || lettering === null) return markScaleAtLimit(decisions, 'year');
  const withoutYear = founded === undefined ? lettering : removeYear(lettering, founded);
  const brief = to === null ? undated : { ...undated, founded: to };
  const next = to === null ? withoutYear : addYear(context, { ...decisions, brief }, withoutYear);
  return addNote(
    { ...decisions, brief, blazon: { ...decisions.blazon, lettering: next } },
    'year',
    `year: ${to ?? 'none'}`,
  );
}

/** The minimum tracking of a spaced descriptor that stands alone on its line. */
const MIN_LINE_TRACKING = 0.16;

/** Removes the line with the year, or only the year if the line also shows the descriptor ("bakery · est. 1911"). */
function removeYear(lettering: Lettering, founded: string): Lettering {
  const removeFromWord = (word: Word): Word[] => {
    if (!showsYear({ lines: [[word]] }, founded)) return [word];
    const [before = ''] = word.text.split(' · ');
    if (before === word.text) return [];
    const { tracking = 0 } = word;
    return [
      { ...word, text: before, ...(tracking > 0 ? { tracking: Math.max(MIN_LINE_TRACKING, tracking) } : {}) },
    ];
  };
  const lines = lettering.lines.map((line) => line.flatMap(removeFromWord)).filter((line) => line.length > 0);
  return { ...lettering, lines };
}

/** Adds the year to the descriptor line if there is one, or else as a separate line. */
function addYear(context: RefinementContext, decisions: Decisions, lettering: Lettering): Lettering {
  const { brief, text, type, blazon } = decisions;
  const descriptor = (brief.descriptor ?? '').toLowerCase();
  const [lastLine, ...more] = lettering.lines.at(-1) ?? [];
  const showsDescriptor =
    lettering.lines.length > 1 &&
    more.length === 0 &&
    lastLine?.role === 'quiet' &&
    descriptor.includes(lastLine.text.toLowerCase());
  const lines = showsDescriptor ? lettering.lines.slice(0, -1) : lettering.lines;
  const setting = createSetting(context.studio.letterer, brief, text, type, blazon.mark !== null);
  const { width } = measureLettering(context.studio.letterer, { ...lettering, lines });
  const line = fitDescriptor(setting, width);
  return line === null ? lettering : { ...lettering, lines: [...lines, [line]] };
}
