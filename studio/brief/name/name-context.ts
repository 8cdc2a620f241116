// Scores the words around a run (a sequence of capitalised words). They show whether the run is the name, a former
// name, a person or a place.

/** A family relation or a job title, with or without a comma: "my boss, Fiona Lang". */
const PERSON_BEFORE =
  /(?:^|[^\p{L}])(?:boss|brother|sister|mum|mother|dad|father|husband|wife|son|daughter|mate|friend|friends|cousin|uncle|aunt|nan|gran|granny|grandad|grandma|grandpa|grandfather|grandmother|nephew|niece|neighbour|colleague|partners?|co-founders?|founders?|owners?|director|manager|chef|twins?|me and|with|and i,|dear|hi|hello|hey|contact|freund(?:in)?|bruder|schwester|mann|frau|vater|mutter|opa|oma|tochter|sohn|chefin|mari|femme|frère|sœur|père|mère|fils|fille|grand-père|grand-mère|marido|mujer|esposa|hermano|hermana|padre|madre|hijo|hija|abuelo|abuela|socio|socia|irmão|irmã|pai|mãe|filho|filha|avô|avó|sócio|sócia|fratello|sorella|marito|moglie|figlio|figlia|nonno|nonna|socio|amico|amica|kardeşim|eşim|babam|annem|dedem|ortağım|брат|сестра|муж|жена|отец|мать|дедушка|бабушка|партнёр|αδελφός|αδελφή|πατέρας|μητέρα|παππούς|γιαγιά)(?:,? (?:is |called |named )?|\s)$/iu;
/** Words after a person who is named together with the speaker: "Jess and I", "Tom und ich". */
const SPEAKER_AFTER =
  /^,? (?:and|und|et|y|e|ve|и|και) (?:i|me|myself|my|ich|moi|yo|eu|io|ben|я|εγώ)(?![\p{L}])/iu;
const SPEAKER_BEFORE = /(?:^|[^\p{L}])(?:i and|me and|me &|ich und|moi et|yo y|eu e|io e|я и)\s$/iu;
const PERSON_INTRODUCED_AFTER = /^ here\b|^ \((?:he|she|they|owner|founder|director|ceo)\b/iu;
/** Words before a former name, another firm's name, or a rejected name. */
const OTHER_NAME_BEFORE =
  /(?:(?<!\p{L})|(?=\())(?:old name|former name|previous name|first name was|used to be|were called|was called|formerly|previously|once called|originally|started (?:out |life )?as|began as|left|quit|worked (?:at|for)|competitors?|rivals?|instead of|rather than|bought from|sold to|bought out|taken over from|working (?:name|title) was|alter name|hieß|hiess|früher|vorher|ehemals|bisher|statt|ancien nom|anciennement|avant|s['’]appelait|\(was|\(ex|antes|antiguo nombre|se llamaba|antigo nome|chamava-se|prima|vecchio nome|si chiamava|eskiden|eski adı|раньше|бывш\p{L}{2,4}|вместо|παλιά|πρώην|πριν)(?!\p{L})[^.!?\n]{0,12}$/iu;
/** Words before a name that the firm has chosen, such as "we picked" or "introducing". */
const CHOICE_VERB_BEFORE =
  /(?<!\p{L})(?:picked|chose|chosen|choosing|going with|go with|went with|gone with|landed on|moved on to|plumped for|opted for|agreed on|ended up (?:with|as)|became|becomes|introducing|launch(?:ing|ed)?|behalf of|here from|writing from|so|now|today|currently|hence|thus|therefore|presenting|represent|starte|starten|gründe|gründen|eröffne|eröffnen|betreibe|betreiben|führe|führen|wird zu|wird|jetzt|künftig|je lance|nous lançons|on lance|on ouvre|nous ouvrons|devient|désormais|lanzamos|lanzo|abrimos|abro|pusimos|puse|hemos puesto|ahora|será|lançamos|abrimos|agora|passa a ser|lanciamo|lancio|apriamo|apro|ora|adesso|diventa|diventerà|koyduk|oldu|назову|назвала?|открываю|открываем|запускаем|запускаю|теперь|ανοίγουμε|ανοίγω|βγάλαμε|είπαμε|πλέον|τώρα)[,:]?\s(?:["“«„]|it's |it is |we're |we are |the |die |der |das |la |le |el |il |o |a |το |τη |την |τον |η |ο )?$/iu;
/** Words before the form of the name that the logo should show: "just X". */
const ONLY_WORD_BEFORE =
  /(?<!\p{L})(?:just|only|simply|plain|nur|bloß|einfach|juste|seulement|simplement|solo|sólo|solamente|soltanto|semplicemente|só|apenas|somente|sadece|yalnızca|μόνο|απλά|только|просто)\s["“«„]?$/iu;
const PLACE_PREPOSITION_BEFORE =
  /(?<!\p{L})(?:(?<!\bwe )at|near|behind|opposite|outside|next to|off|on|around|beside)\s(?:the )?$/iu;
const JOB_TITLE =
  /^(?:Managing|Creative|Art|Head|Chief|Executive|Marketing|Brand|Project|Office|General|Sales) ?(?:Director|Officer|Manager|Lead|Designer)?$|^(?:CEO|CTO|COO|Founder|Co-Founder|Owner|Director|Manager|Geschäftsführer(?:in)?|Inhaber(?:in)?|Gérante?|Titolare|Gerente|Kind|Best|Warm|Sir|Madam)$/u;

const DISMISSING_VERB =
  /^(?:Forget|Scrap|Ditch|Drop|Replace|Ignore|Delete|Vergesst?|Oubliez|Olvidad?|Esqueçam?|Dimenticate|Забудьте)\s/u;
const REFUSING_WORD =
  /^(?:No|Not|Never|Without|Avoid|Keine?|Ohne|Nicht|Pas|Sans|Ni|Sin|Nada|Sem|Niente|Senza|Non|Χωρίς|Όχι|Без|Не|Никак\p{L}{2})\s/u;
const COLON_BEFORE = /:\s{0,2}["“«„]?$/u;

const occursAgain = (text: string, piece: string): boolean => {
  const first = text.indexOf(piece);
  return first >= 0 && text.indexOf(piece, first + piece.length) >= 0;
};

export const scoreNameContext = (text: string, start: number, end: number): number => {
  const before = text.slice(Math.max(0, start - 60), start);
  const after = text.slice(end, end + 30);
  const piece = text.slice(start, end);
  const several = /\s/u.test(piece);
  let score = 0;
  if (PERSON_BEFORE.test(before)) score -= 30;
  const introduces = several && /\bi(?:'m| am)\s$/iu.test(before);
  if (!introduces && (SPEAKER_AFTER.test(after) || SPEAKER_BEFORE.test(before))) score -= 40;
  if (before.endsWith('(')) score -= 14;
  if (PERSON_INTRODUCED_AFTER.test(after)) score -= 24;
  if (OTHER_NAME_BEFORE.test(before)) score -= 34;
  if (CHOICE_VERB_BEFORE.test(before)) score += 16;
  if (
    ONLY_WORD_BEFORE.test(before) &&
    !/^\s(?!(?:on|in|for|as|now|from|auf|im|als|sur|dans|en|no|na|nel|su|στο|на|и|und|and)\s)\p{Ll}/u.test(
      after,
    )
  )
    score += text.slice(0, start).includes(piece) ? 64 : 14;
  if (PLACE_PREPOSITION_BEFORE.test(before) && !/['’]s$/u.test(piece)) score -= several ? 6 : 18;
  if (JOB_TITLE.test(piece) || DISMISSING_VERB.test(piece)) score -= 60;
  // "No Santa." excludes something from the logo. "No Bananas is a brand" states a name.
  if (start > 0 && REFUSING_WORD.test(piece) && !/^\s\p{Ll}/u.test(after)) score -= 50;
  // A place often follows a name and a comma: "Jazz club, Nightjar, Soho."
  if (/\p{Lu}[\p{L}'’]{2,}, $/u.test(before) && !several) score -= 18;
  if (COLON_BEFORE.test(before) && /^["”»]?(?:[.!\n]|$)/u.test(after)) score += 12;
  // The name is somebody else's: "Physio Phil is already a guy in Wakefield".
  if (/^ (?:is|was) (?:already )?(?:taken|a guy|someone|somebody|another)|^ (?:is )?already\b/u.test(after))
    score -= 50;
  // A number of people is not a name: "Two sisters making jam".
  if (/^(?:Two|Three|Four|Five|Six|Both|Several)\s\p{Ll}+$/u.test(piece)) score -= 40;
  if (occursAgain(text, piece)) score += 8;
  // "At Hearth we bake": the firm speaks about itself, so this is its name.
  if (/^,? (?:we|you|our) /u.test(after) && /(?:^|[.!?]\s)(?:at|with|here at)\s$/iu.test(before)) score += 40;
  // A compound adjective is not a name: "Hand-bound notebooks", "Mum-and-baby yoga".
  if (/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)+$/u.test(piece) && /^\s\p{Ll}/u.test(after)) score -= 24;
  return score;
};
