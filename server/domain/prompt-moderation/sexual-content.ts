import { requestsPhrase, mentionsPhrase, createPhrasePattern } from './phrase-matcher.ts';

/** Always rejected, whatever the context. */
const CHILD_ABUSE = createPhrasePattern([
  'lolicon|shotacon|(?:child|kiddie|kinder|teen|underage|minor)[- ]?porn\\p{L}*',
  '(?:sexy|naked|nude) (?:child(?:ren)?|kids?|schoolgirls?|minors?)',
]);

const EXPLICIT_CONTENT = createPhrasePattern([
  'porn|porno|pornos|porn(?:hub|star)s?|pornograph\\p{L}*|pornograf\\p{L}*|hentai|nsfw|x[- ]rated|xxx[- ]rated',
  'cumshots?|blow ?jobs?|gang ?bang|masturbat\\p{L}*|sex (?:acts?|scenes?|positions?)|having sex|sexual (?:acts?|intercourse)',
  'eroti(?:c|sch\\p{L}*|que|co|ca) (?:scene|pose|drawing|image|picture|illustration|silhouette|logo|symbol|bild|dessin)s?',
  '(?:naked|nude|topless|undressed) (?:wom[ae]n|girls?|lad(?:y|ies)|m[ae]n|couples?|people|persons?)|bare[- ]breast(?:s|ed)',
  'nackte[rn]? (?:frau(?:en)?|madchen|mann|manner|paar)|(?:femmes?|filles?) nues?|hommes? nus?|(?:mujer|chica)e?s? desnudas?',
  'donn[ae] nud[ae]|mulher(?:es)? nuas?|ciplak kadin|гол(?:ая|ые|ую) (?:женщин|девушк)\\p{L}*|порн\\p{L}*|γυμνη γυναικα',
  'ポルノ|アダルトビデオ|裸の女|裸女|色情|포르노|음란|누드 여성|إباحي\\p{L}*|नग्न (?:महिला|औरत|स्त्री)',
]);

const ANATOMY_WORDS = createPhrasePattern([
  'penis(?:es)?|vaginas?|vulvas?|genitals?|genitalia|phall(?:us|ic)|scrotum|orgasm\\p{L}*',
]);

/** Professions in which words for body parts are ordinary terms. */
const CARE_CONTEXT = createPhrasePattern([
  'clinics?|health\\p{L}*|medical|medicine|doctors?|physio\\p{L}*|gyn(?:a|ae)?ecolog\\p{L}*|urolog\\p{L}*|midwi\\p{L}*|cancer',
  'charity|therap\\p{L}*|counsell?ing|education|museum|pelvic|fertility|menopause|hospital|surgery|anatomy|research|hygiene',
  'praxis|klinik|gesundheit\\p{L}*|sante|clinique|clinica|salud|salute|saude|klinigi|клиник\\p{L}*',
]);

/** Slang such as "food porn", and words of campaigns against pornography, such as "anti-porn". */
const HARMLESS_SLANG = /(?:food|earth|space|travel|book|plant|ruin|car|word|design|anti)[- ]porn\p{L}*/gu;

/** Contexts of legitimate nudity, such as life drawing. */
const ART_CLASS_CONTEXT = createPhrasePattern([
  '(?:life|figure)[- ]drawing|aktzeichnen|dessin de nu|modele vivant',
]);

const SEXUAL_CONTENT_REASON = 'The prompt asks for sexual content.';

export function findSexualContent(text: string): string | undefined {
  if (mentionsPhrase(text, CHILD_ABUSE)) return SEXUAL_CONTENT_REASON;
  if (
    requestsPhrase(text.replaceAll(HARMLESS_SLANG, ''), EXPLICIT_CONTENT) &&
    !mentionsPhrase(text, ART_CLASS_CONTEXT)
  )
    return SEXUAL_CONTENT_REASON;
  return requestsPhrase(text, ANATOMY_WORDS) && !mentionsPhrase(text, CARE_CONTEXT)
    ? SEXUAL_CONTENT_REASON
    : undefined;
}
