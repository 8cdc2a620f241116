import type { Brief } from './brief.ts';
import { isRightToLeft, detectLocale, detectScript } from './name/script-of-name.ts';

/** Returns the brief with another name, and with the script and locale of that name. */
export function renameBrief(brief: Brief, name: string): Brief {
  const script = detectScript(name, brief.language);
  const localeOfName = detectLocale(name, script, brief.language, '');
  // If the name gives no other evidence, the locale stays, because it was inferred from the whole prompt.
  const locale = script === brief.script && localeOfName === brief.language ? brief.locale : localeOfName;
  return { ...brief, name, nameSource: 'stated', script, rightToLeft: isRightToLeft(script), locale };
}
