import type { Brief } from './brief.ts';
import { isRightToLeft, detectLocale, detectScript } from './name/script-of-name.ts';

/** Returns the brief with another name, and with the script and locale that follow from it. */
export function renameBrief(brief: Brief, name: string): Brief {
  const script = detectScript(name, brief.language);
  const localeOfName = detectLocale(name, script, brief.language, '');
  // If the name alone shows nothing else, the locale stays: the whole prompt determined it.
  const locale = script === brief.script && localeOfName === brief.language ? brief.locale : localeOfName;
  return { ...brief, name, nameSource: 'stated', script, rightToLeft: isRightToLeft(script), locale };
}
