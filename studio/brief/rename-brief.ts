// Returns the same brief with another name.

import type { Brief } from './brief.ts';
import { isRightToLeft, detectLocale, detectScript } from './name/script-of-name.ts';

export function renameBrief(brief: Brief, name: string): Brief {
  const script = detectScript(name, brief.language);
  const own = detectLocale(name, script, brief.language, '');
  // The prompt may show the language more clearly than the name does.
  const locale = script === brief.script && own === brief.language ? brief.locale : own;
  return { ...brief, name, nameSource: 'stated', script, rightToLeft: isRightToLeft(script), locale };
}
