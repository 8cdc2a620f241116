// Proposes the place of a public body as its name: "Cairn Valley" for "A mountain rescue team in the Cairn Valley".

import type { Candidate } from './candidate.ts';
import { NEVER_NAME_ALONE } from './name-words.ts';

/** Public bodies, of which a place usually has only one. A place has many shops, so it does not name a shop. */
const PUBLIC_BODY =
  /(?<!\p{L})(?:(?:mountain|cave|lowland|coast|search and|water|animal) rescue(?: team)?|rescue team|lifeboat(?: crew| station)?|(?:fire|police) (?:brigade|department|station|service)|first responders|(?:parish|town|village|city|borough|district|county|community) council|(?:town|village|community|parish|church) hall|community (?:garden|centre|center|orchard|library|choir|shop|association|farm|trust)|(?:public |village |town )?library|(?:primary|secondary|infant|junior|high|village|nursery|forest) school|allotments?(?: society| association)?|residents(?:'|’)? association|neighbourhood watch|(?:local|civic|historical|history|horticultural|gardening) society|(?:cricket|football|rugby|tennis|bowls|rowing|sailing|cycling|running|athletics|swimming|judo|boxing|netball|hockey|golf|chess) club|(?:scout|guide|brownie) (?:group|troop|pack)|women(?:'|’)?s institute|youth (?:club|centre|orchestra)|brass band|food ?bank|tourist (?:board|office)|tourism board|visitor centre|heritage railway|parish church|village (?:fair|fete|show|green)|farmers(?:'|’)? market)(?!\p{L})/iu;

/** The place after the public body, with at most a few words in between: "for girls", "with 40 plots". */
const PLACE_AFTER_BODY =
  /^[^.!?;:,()\n]{0,24}?\s(?:in|on|at|near)\s(?:the\s)?((?:(?:St|Mt)\.?\s)?\p{Lu}[\p{Ll}\p{M}'’-]+(?:(?:\s(?:of|on|upon|under|le|la|de|the)){0,2}\s\p{Lu}[\p{Ll}\p{M}'’-]+){0,3})/u;

/** Lower than the score of any stated name. */
const PLACE_OF_BODY_SCORE = 31;

export const mentionsPublicBody = (words: string): boolean => PUBLIC_BODY.test(words);

export const findPlacesOfPublicBodies = (text: string): Candidate[] => {
  const body = PUBLIC_BODY.exec(text);
  if (body === null) return [];
  const from = body.index + body[0].length;
  const found = PLACE_AFTER_BODY.exec(text.slice(from, from + 90));
  const place = found?.[1];
  if (found === null || place === undefined || NEVER_NAME_ALONE.has(place.toLowerCase())) return [];
  const start = from + found.index + found[0].length - place.length;
  return [{ start, end: start + place.length, score: PLACE_OF_BODY_SCORE, source: 'proper-noun' }];
};
