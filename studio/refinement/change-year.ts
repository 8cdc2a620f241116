// Shows, changes or removes the founding year in the small line. Name, mark and colours stay.

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

/** Requests such as "make it since 1921", which are about the logo. */
const YEAR_REQUEST = /^(?:please )?(?:make|have|let) (?:it|that|the line) (?:say |read )?/iu;

/** Reads what a request says about the year; `founded` is what the parent shows. */
export const readYearChange = (typed: string, founded: string | undefined): AxisChange[] => {
  if (refusesYear(typed)) return founded === undefined ? [] : [{ axis: 'year', to: null }];
  const line = findFoundingLine(typed.replace(YEAR_REQUEST, ''), null);
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
  const bare = founded === undefined ? lettering : removeYear(lettering, founded);
  const brief = to === null ? undated : { ...undated, founded: to };
  const next = to === null ? bare : withYear(context, { ...decisions, brief }, bare);
  return addNote(
    { ...decisions, brief, blazon: { ...decisions.blazon, lettering: next } },
    'year',
    `year: ${to ?? 'none'}`,
  );
}

/** The tracking of a separate line. */
const LINE_TRACKING = 0.16;

function removeYear(lettering: Lettering, founded: string): Lettering {
  const bare = (word: Word): Word[] => {
    if (!showsYear({ lines: [[word]] }, founded)) return [word];
    const [before = ''] = word.text.split(' · ');
    if (before === word.text) return [];
    const { tracking = 0 } = word;
    return [
      { ...word, text: before, ...(tracking > 0 ? { tracking: Math.max(LINE_TRACKING, tracking) } : {}) },
    ];
  };
  const lines = lettering.lines.map((line) => line.flatMap(bare)).filter((line) => line.length > 0);
  return { ...lettering, lines };
}

/** Adds the year to the descriptor line if there is one, otherwise in a separate line. */
function withYear(context: RefinementContext, decisions: Decisions, lettering: Lettering): Lettering {
  const { brief, text, type, blazon } = decisions;
  const said = (brief.descriptor ?? '').toLowerCase();
  const [under, ...more] = lettering.lines.at(-1) ?? [];
  const described =
    lettering.lines.length > 1 &&
    more.length === 0 &&
    under?.role === 'quiet' &&
    said.includes(under.text.toLowerCase());
  const lines = described ? lettering.lines.slice(0, -1) : lettering.lines;
  const setting = createSetting(context.studio.letterer, brief, text, type, blazon.mark !== null);
  const { width } = measureLettering(context.studio.letterer, { ...lettering, lines });
  const line = fitDescriptor(setting, width);
  return line === null ? lettering : { ...lettering, lines: [...lines, [line]] };
}
