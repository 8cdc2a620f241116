// Patterns for phrases that state a name, such as "called X" and "our brand is X", in languages with capitals. Each
// match ends where the name begins. Every repetition is bounded, so that no prompt makes matching slow.

export interface StatedPattern {
  pattern: RegExp;
  score: number;
  /** When a name without a capital is accepted: always, only if the word is in no vocabulary, or never. */
  lower: 'always' | 'unknown' | 'never';
  /** Whether the pattern corrects a name and therefore requires it to occur earlier in the prompt. */
  repeatsName: boolean;
}

const PATTERN_FLAGS = 'giu';
const createStatedPattern = (
  source: string,
  score: number,
  lower: StatedPattern['lower'],
  repeatsName = false,
): StatedPattern => ({
  pattern: new RegExp(source, PATTERN_FLAGS),
  score,
  lower,
  repeatsName,
});
const createStrongPattern = (source: string): StatedPattern => createStatedPattern(source, 82, 'always');
/** The score of "logo for X". X may begin with a trade, which is removed later. */
export const LOGO_FOR_SCORE = 70;
const createLogoForPattern = (source: string): StatedPattern =>
  createStatedPattern(source, LOGO_FOR_SCORE, 'never');
/**
 * A phrase such as "I am" before a person's name. It is taken as the firm's name only if the prompt has no better
 * one.
 */
const createPersonPattern = (source: string): StatedPattern => createStatedPattern(source, 48, 'never');
/** A phrase such as "brand is". A lower-case word after it counts only if it is in no vocabulary. */
const createLoosePattern = (source: string): StatedPattern => createStatedPattern(source, 66, 'unknown');
/** A phrase that settles the name, such as "write it as" or "renamed to". It outweighs all other phrases. */
const createFinalPattern = (source: string): StatedPattern => createStatedPattern(source, 100, 'never');
/** A phrase such as "typo:" before the corrected spelling of a name in the prompt. */
const createCorrectionPattern = (source: string): StatedPattern =>
  createStatedPattern(source, 100, 'never', true);

const GAP_SOURCE = '[\\s:：,\\-–—]{1,4}';
/** Up to four words, such as the trade in "our small family bakery". */
const FEW_WORDS = "(?:[\\p{L}'’\\-]{1,20}\\s){0,4}";

export const STATED_PATTERNS: readonly StatedPattern[] = [
  // English
  createFinalPattern(
    `\\b(?:please |actually |always )?(?:write|writes|written|spell|spelled|spelt|styled|typeset|typed as|style the name|set the name)(?: it| the name| this| our name)?(?: as| like this| just| only| simply)?${GAP_SOURCE}`,
  ),
  createFinalPattern(
    `\\b(?:show|shows|showing|says|say|use|reads|read|carry|display|set|put|print|wants?|keep)(?: only| just| simply)${GAP_SOURCE}(?:the words? |the name |the short form |the short name )?`,
  ),
  createFinalPattern(
    `\\b(?:in|on|for) (?:the |our |its )?(?:logo|label|sign|mark|plate|vans?|door|wordmark|bottle|tins?|shop front|packaging|badge)(?: itself)?(?: it's| it is| please)?,? (?:only|just|simply|we are just|we use|it reads|goes by)${GAP_SOURCE}`,
  ),
  createFinalPattern(
    `\\b(?:logo|sign|label|mark|wordmark|badge) (?:should |must |will |can |to )?(?:just |only |simply )?(?:says?|reads?|shows?|carr(?:y|ies))(?: just| only| simply)?${GAP_SOURCE}`,
  ),
  createFinalPattern(
    `\\b(?:drop the article|by mistake|mistake|shortened to|short(?: form)?:|for short:|abbreviated to|the short name|short name(?: is)?|correct(?:ion|ly)?(?: is)?:?)${GAP_SOURCE}(?:just |only )?`,
  ),
  createFinalPattern(`\\b(?:capital|upper case|lower case|small) ['"“]?\\p{L}['"”]?\\s{0,2}[:：]\\s{0,2}`),
  createCorrectionPattern(
    `\\bsorry\\b[^.:\\n]{0,30}[.:,\\-–—]{1,3}\\s{1,2}(?:make that |i mean |it's |it is )?(?=\\p{Lu}\\p{L}{0,20}\\.?\\s)`,
  ),
  createFinalPattern(
    `\\b(?:rebrand(?:ing|ed)?|renam(?:ing|ed)|changing|changed|moving|going|switch(?:ing|ed)?)\\b[^.\\n]{0,40}\\bfrom [^.\\n]{1,40}? (?:to|into)${GAP_SOURCE}`,
  ),
  createFinalPattern(
    `\\b(?:renamed|rebranded|rebranding|renaming)(?![^.\\n]{1,40}\\s(?:as|to|into)\\s["“«]?\\p{Lu}[^.\\n]{0,40})(?: it| ourselves| to| as| into| (?:it|ourselves) (?:to|as))?${GAP_SOURCE}`,
  ),
  createFinalPattern(
    `\\b(?:new name|name now|now called|now named|from now on|from (?:january|february|march|april|may|june|july|august|september|october|november|december|next \\w{3,8}|spring|summer|autumn|winter)(?: on)?|now known as|formerly [^,.\\n]{1,40},? now)(?: is| will be| it's|:| called| we are| we're)?${GAP_SOURCE}(?=["“'«]?\\p{Lu})`,
  ),
  createFinalPattern(
    `\\b(?:rebrand(?:ing|ed)?|renam(?:ing|ed)|relaunch(?:ing|ed)?) [^.\\n]{1,40}? (?:as|to)\\s{1,2}(?=["“«]?\\p{Lu})`,
  ),
  createCorrectionPattern(
    `\\b(?:caps lock|autocorrect|typo|oops|argh|correction|i meant|meant to write)\\b[^.:\\n]{0,24}[:：.,]\\s{1,2}`,
  ),
  createFinalPattern(`\\b(?:no|so|rather|namely|simply)[:：]\\s{0,2}(?=["“«]|\\p{Lu}\\p{L}+[ .])`),
  createStrongPattern(
    `\\b(?:brand|company|business|shop|product|project|studio|app|firm|trade|trading|store|club|band|label|organisation|organization|restaurant|start-?up) ?names?\\s{0,2}(?:[:：=]|is|will be|should be|would be)\\s{0,2}`,
  ),
  createStrongPattern(
    `\\bname(?:'s|s)? (?:is|will be|shall be|would be|we chose is|we've chosen is|reads)\\s{1,2}(?:just |simply |going to be )?`,
  ),
  createStrongPattern(
    `(?:^|[\\n.;,(]\\s{0,3}|\\b(?:our|my|the|its|her|his|whose|and) )names?(?:'s| of (?:the |our |my |it )?${FEW_WORDS}(?:[\\p{L}'’\\-]{1,20})?)?\\s{0,2}(?:[:：=]|is|will be|shall be|is going to be|would be|we chose is|we picked is)\\s{0,2}`,
  ),
  createFinalPattern(
    `\\b(?:will launch as|launch(?:es|ing)? as|we(?:'re| are) now(?: called| simply| just)?|now simply|now just|final name is|real name is|proper name is|name on the (?:sign|door|label|logo) is|it became|becomes|has become)${GAP_SOURCE}`,
  ),
  createStrongPattern(`\\b(?:the|our|my) brand(?: name)?(?: is| will be|:)\\s{1,2}(?:called )?`),
  createStrongPattern(
    `\\b(?<!she's |he's |she is |he is )(?:called|named|titled|dubbed|christened|entitled)(?: simply| just)?[:\\s]{1,2}`,
  ),
  createStrongPattern(
    `\\b(?:under the name(?: of)?|goes by(?: the name(?: of)?)?|go by(?: the name(?: of)?)?|by the name of|with the name|trade as|trading as|trades as|operat(?:e|es|ing) as|(?<!formerly |previously |once |originally )known as|known to (?:everyone|everybody|all|locals|friends|customers) as|working title(?: is)?|answers to|we named (?:it|her|him|ourselves)|we call (?:it|her|him|ourselves|the \\p{L}{1,15})|i call (?:it|her|him|myself)|call (?:it|ourselves|her|him|this one)|decided on|settled on|we chose|the brand will be|it will be called|it'll be called|shall be called|to be called|business as|perform(?:s|ing)? as|record(?:s|ing)? as)${GAP_SOURCE}(?:the name )?`,
  ),
  createStrongPattern(
    `(?:^|\\n)\\s{0,4}(?:brand|name|company|business|client|project|product|title|firm|shop|organisation)\\s{0,2}[:：=]\\s{0,3}`,
  ),
  createStrongPattern(`[.;!?]\\s{1,3}(?:brand|name|company|business|client)\\s{0,2}[:：=]\\s{0,3}`),
  createLogoForPattern(
    `\\b(?:my|our|the) ${FEW_WORDS}(?:brand|company|shop|business|biz|firm|studio|start-?up|app|label|bakery|cafe|café|restaurant|school|store|project|agency|practice|charity|club|band|product|team|blog|podcast|magazine|hotel|bar|pub|salon|farm|clinic|site|outfit|group|bureau|collective|thing)(?:'s| is| will be|,| -| –| —|:)\\s{0,2}(?=["“«]?[\\p{Lu}\\p{N}])`,
  ),
  createLogoForPattern(
    `(?:^|[.!?\\n,;:–—]\\s{0,3})(?:hi|hello|hey|greetings|good morning|and|so|but)?[,! ]{0,3}(?:we're|we are|this is|it's|its|meet|introducing|here is|here's|okay so its|ok so it's|so it's|ok so its)\\s{1,2}(?=["“«]?[\\p{Lu}\\p{N}])`,
  ),
  createLogoForPattern(
    `\\b(?:monogramm?[ae]?s?|logos?|logotypes?|marks?|identity|identities|branding|badge|crest|emblem|wordmark|brand identity|rebrand|restyling|redesign|lettering|script|something|a design|icon) (?:for|of|per|für|pour|para|до|для) (?:the |my |our |a |an |die |den |das |la |le |les |el |il |lo |l'|l’|o |a )?${FEW_WORDS}?(?=["“«]?[\\p{Lu}\\p{N}])`,
  ),
  createLoosePattern(
    `\\b(?:brand|label|company|shop|store|business|app|studio|band|blog|site|project|product|firm|startup|podcast|title)(?: name)?(?: is| will be| =|:)\\s{1,2}`,
  ),
  createLoosePattern(
    `\\b(?:logos?|identity|branding|wordmark|mark|icon|badge|design|something)(?: needed| wanted| please| pls| request)? for\\s{1,2}(?=[\\p{L}\\p{N}]{3,20}(?:\\s{0,1}[,:(–—]|\\s-\\s|\\.\\s))`,
  ),
  createFinalPattern(`\\b(?:to be|become|be known as|goes as) (?:simply|just|only|plain)${GAP_SOURCE}`),
  createStrongPattern(
    `\\b(?:sold as|sells? (?:it |them )?as|trade under|sign (?:my work )?as|known simply as|what i do as|under the label)${GAP_SOURCE}(?=["“«]?\\p{Lu})`,
  ),
  createStrongPattern(`\\bhere from${GAP_SOURCE}(?=\\p{Lu})`),
  createStatedPattern(`\\b(?:will|shall|is going to|are going to) be\\s(?=["“«]?\\p{Lu})`, 78, 'never'),
  createStatedPattern(
    `\\bso (?:it's|it is|we're|we are|it became|now it's)\\s(?=["“«]?\\p{Lu})`,
    88,
    'never',
  ),
  createStrongPattern(`\\b(?:a|proper|real|new|good) name[:,]\\s(?=["“«]?\\p{Lu})`),
  createFinalPattern(
    `(?:με κεφαλαίο|με κεφαλαία|с большой буквы|с заглавной(?: буквы)?|großgeschrieben|groß geschrieben|mit großem (?:anfangsbuchstaben|\\p{L})|(?:con |con la )?(?:maiuscol[ao]|mayúscula)s?|com maiúscula|büyük harfle)\\s{0,2}[:：,–—]\\s{0,2}(?=["«“„]?\\p{Lu})`,
  ),
  createStrongPattern(
    `\\b(?:kept|keep|keeping|keeps|stuck with|stick with|sticking with|staying with|went back to|returned to)(?: the| our| its)?(?: old| original| same| current| existing| family)? name[,:]?\\s{1,2}(?=["“«]?\\p{Lu})`,
  ),
  createStatedPattern(
    `\\b(?:came up with|come up with|hit upon|hit on|dreamt up|dreamed up|thought of|voted for|(?:name|word) we(?:'ve| have)? (?:picked|chosen|chose|found|use) (?:is|was)|the winner was|the winner is)(?: the name)?[:,]?\\s{1,2}(?=["“«]?\\p{Lu})`,
    80,
    'never',
  ),
  // German
  createStrongPattern(
    `\\b(?:nenne|nennen|nannten|taufen|tauften) (?:sie|es|ihn|wir|uns|mich|das ganze|den laden|das projekt)${GAP_SOURCE}`,
  ),
  createStrongPattern(
    `\\b(?:treten|tritt|trete|arbeiten|arbeite|arbeitet|firmieren|verkaufen|starten) (?:wir |ich |künftig )?(?:als|unter)${GAP_SOURCE}(?=["„“»«]?\\p{Lu})`,
  ),
  createFinalPattern(
    `\\b(?:schreibweise|im logo|auf dem (?:logo|schild|etikett)|geschrieben|korrekt)(?: (?:soll|steht|genügt|reicht|bitte|aber|nur|lieber|einfach|wird|stehen))*${GAP_SOURCE}(?:nur |bloß |einfach )?(?=["„“»«]?\\p{Lu})`,
  ),
  createStrongPattern(
    `\\b(?:heißt|heisst|heißen wir|nennt sich|nennen wir|namens|(?:trägt|führt|hat|bekommt|mit|unter) (?:dem|den) namen|unter dem namen|firmiert (?:künftig |jetzt |neu )?(?:als|unter)|firmieren als|genannt|getauft auf|name ist|name lautet|name (?:des|der|unserer|unseres) [\\p{L}\\-]{2,30}(?: ist)?|unser name|der name)${GAP_SOURCE}`,
  ),
  createStrongPattern(`\\bsoll (?:es |sie |er |das |künftig )?(?=["„“»«])`),
  createStatedPattern(
    `\\bwird (?:jetzt |nun |künftig |bald )?zu\\s{1,2}(?:der |die |dem )?(?=["„“»«]?\\p{Lu})`,
    84,
    'never',
  ),
  createLogoForPattern(`\\b(?:wir sind|das ist)\\s{1,2}(?:die |der |das )?(?=["„“»«]?\\p{Lu})`),
  // French
  createFinalPattern(
    `(?:majuscule|minuscule|s'écrit|écrire|écrivez|orthographe|on écrit)\\s{0,2}[:：]?\\s{0,2}(?=["«“]?\\p{L})`,
  ),
  createFinalPattern(
    `\\b(?:sur|dans) le logo,? (?:seulement|juste|uniquement|on (?:écrit|met|garde))?${GAP_SOURCE}(?:juste |seulement )?(?=["«“]?\\p{Lu})`,
  ),
  createStrongPattern(
    `(?:s['’]appelle(?:ra)?|s['’]appellera|nommée?s?|appelée?s?|baptisée?s?|sous le nom(?: de)?|du nom de|intitulée?|dénommée?|nom (?:est|sera)|nom\\s{0,2}[:：]|la marque|s['’]intitule|marque\\s{0,2}[:：])\\s{1,3}`,
  ),
  createLogoForPattern(
    `\\b(?:nous sommes|c['’]est|notre (?:société|marque|entreprise|boutique|association|atelier|cabinet|agence|école)|ma (?:société|marque|boutique|boulangerie)|mon (?:entreprise|atelier|salon))\\s{1,2}(?=["«“]?\\p{Lu})`,
  ),
  createLogoForPattern(
    `\\b(?:logo(?:tipo|tip)?|identité|identidad|identidade|marchio|marca)(?: visuelle| visual)? (?:de|del|di|da|do|pour|para|per)\\s{1,2}(?:la |le |el |il |l['’]|a |o )?${FEW_WORDS}?(?=["«“]?\\p{Lu})`,
  ),
  createStrongPattern(
    `\\b(?:assino como|firmo como|firmo con|je signe|lavoro come|trabajo como|vendo come|vendo como)\\s{1,2}(?=["«“]?\\p{Lu})`,
  ),
  // Spanish and Portuguese
  createFinalPattern(
    `\\b(?:en el logo|en la etiqueta|no logo|no logótipo|na placa)(?: que)?,? (?:solo|sólo|solamente|só|apenas|pone|ponga|aparece|aparezca)${GAP_SOURCE}(?:ponga |aparezca )?(?:el nombre |o nome )?(?=["«“]?\\p{L})`,
  ),
  createStrongPattern(
    `(?:se llama(?:rá|remos)?|se va a llamar|llamad[oa]s?|nos llamamos|con el nombre(?: de)?|bajo el nombre(?: de)?|el nombre es|nombre\\s{0,2}[:：]|nombre (?:del|de la) \\p{L}{3,20} es|marca\\s{0,2}[:：]|pone|bautizad[oa]|llamamos|de nombre)\\s{1,3}`,
  ),
  createStrongPattern(
    `(?:chamad[oa]s?|chama-se|se chama|chamar-se-á|vai se chamar|com o nome(?: de)?|sob o nome(?: de)?|o nome é|nome\\s{0,2}[:：]|a marca é(?: a| o)?|o nome (?:da|do) \\p{L}{3,20} é|de nome|batizad[oa](?: de)?)\\s{1,3}`,
  ),
  createLogoForPattern(
    `\\b(?:a empresa é|a loja é|o projeto é|somos|la empresa es|la marca es|nuestra marca|nuestra empresa|nossa empresa|minha marca)\\s{1,2}(?:a |o |os |as |la |el |los |las )?(?=["«“]?\\p{Lu})`,
  ),
  // Italian
  createFinalPattern(
    `\\b(?:nel logo|sull['’]etichetta|sull['’]insegna)(?: va| solo| soltanto| solamente| scrivete| basta| deve)*${GAP_SOURCE}(?=["«“]?\\p{Lu})`,
  ),
  createStrongPattern(
    `(?:si chiama|si chiamerà|chiamat[oa]|ci chiamiamo|di nome|sotto il nome(?: di)?|con il nome(?: di)?|il nome è|nome\\s{0,2}[:：]|marchio(?=\\s\\p{Lu})|il marchio è|denominat[oa]|battezzat[oa])\\s{1,3}`,
  ),
  createLogoForPattern(
    `\\b(?:siamo|la nostra azienda|la mia azienda|il nostro negozio)\\s{1,2}(?:la |il |lo |gli |i )?(?=["«“]?\\p{Lu})`,
  ),
  createPersonPattern(
    `(?:\\bmi chiamo|\\bsono|\\bsoy|\\bsou|\\bje suis|\\bich bin|\\bje m['’]appelle|\\bich heiße|\\bme llamo|\\bchamo-me|\\bme chamo|меня зовут|με λένε|\\bmy name is|\\bmy name's)\\s{1,2}(?=\\p{Lu})`,
  ),
  createStrongPattern(
    `\\b(?:faço|fazemos|hago|hacemos|faccio|facciamo|mache|machen|make|fais|faisons|vendo|vendemos|sell)\\b[^.\\n]{0,30}\\b(?:como|come|als|comme|as)\\s(?=\\p{Lu})`,
  ),
  // Turkish
  createFinalPattern(`\\b(?:kısaca|kısa adıyla|kısaltılmış hali|kısa hali)[\\s:]{1,2}(?=["“«]?\\p{Lu})`),
  createFinalPattern(`\\b(?:logoda|tabelada|etikette) (?:sadece|yalnızca|yalnız)\\s{1,2}`),
  createFinalPattern(`\\b\\p{L} büyük\\s{0,2}[:：]\\s{0,2}`),
  createStrongPattern(
    `(?:(?<!\\p{L})(?:adı|adımız|adım|[iİ]smi|[iİ]smimiz|[iİ]smim|markamız|markamızın adı|marka adı|dükkânın adı|ad\\s{0,2}[:：]|isim\\s{0,2}[:：]|marka\\s{0,2}[:：]))[\\s:：]{1,3}`,
  ),
  // Greek
  createFinalPattern(
    `(?:στο λογότυπο|στην πινακίδα)(?: να)?(?: γράφει| μπει| μόνο| γράψτε| φαίνεται)*(?: μόνο)?(?: η λέξη| το)?\\s{1,2}(?=["«“]?\\p{Lu})`,
  ),
  createStrongPattern(
    `(?:λέγεται|ονομάζεται|λέγονται|με (?:το )?όνομα|με την επωνυμία|ονομάσαμε|το όνομά?(?: μας| μου| του| της)? είναι|το όνομα(?: μας| μου| του| της)? είναι|όνομα\\s{0,2}[:：]|επωνυμία\\s{0,2}[:：]|το είπαμε|τη λέμε|το λέμε|θα λέγεται|θα ονομάζεται|η μάρκα είναι|μάρκα\\s{0,2}[:：])\\s{1,3}`,
  ),
  createLogoForPattern(`(?:είμαστε|λογότυπο για)\\s(?:η |ο |το |οι |τα |τη |την |τον )?(?=["«“]?\\p{Lu})`),
  // Partly supported languages
  createLogoForPattern(
    `(?<!\\p{L})(?:(?:my )?jesteśmy|wij zijn|we zijn|vi är|vi er|me olemme|olemme|jsme|sme|mi smo|suntem|ние сме|ми(?:\\s[—–-])?)\\s(?=["„“«]?\\p{Lu})`,
  ),
  // Russian
  createLogoForPattern(`(?:мы|это)(?:\\s[—–-])?\\s(?=["«“]?\\p{Lu})`),
  createFinalPattern(
    `(?:на логотипе|в логотипе|на вывеске)(?: только| просто| нужно| должно быть| пишем| оставить)*${GAP_SOURCE}(?:слово |слова )?(?=["«“]?\\p{L})`,
  ),
  createStrongPattern(
    `(?:называется|называются|называемся|назвались|назвали(?: его| её| ее| себя)?|назовём|назовем|под названием|под именем|по имени|с названием|название\\s{0,2}[:：—–-]|бренд\\s{0,2}[:：—–-]|марка\\s{0,2}[:：—–-]|имя\\s{0,2}[:：—–-]|зовут|именуется|будет называться|наш бренд|наша марка)\\s{1,3}`,
  ),
];

const REST_OF_WORD = `(?:[\\p{L}\\p{M}\\p{N}'’&\\-]|\\.(?=[\\p{L}\\p{N}])){0,30}`;
const NAME_SOURCE = `["“«„]?([\\p{Lu}\\p{N}]${REST_OF_WORD}(?:\\s(?:[\\p{Lu}\\p{N}&]${REST_OF_WORD}|of|the|and|de|la|y|e|et|und|ve)){0,5})["”»“]?`;
/** Creates a pattern from a source in which `NAME` stands for the name. */
const createNameFirstPattern = (source: string, score: number): { pattern: RegExp; score: number } => ({
  pattern: new RegExp(source.replace('NAME', NAME_SOURCE), 'gu'),
  score,
});

/** Patterns for phrases that follow the name, such as "X is enough". Group 1 is the name. */
export const NAME_FIRST_PATTERNS: readonly { pattern: RegExp; score: number }[] = [
  createNameFirstPattern(
    `NAME(?: alone| on its own| by itself)(?: should| must| can| will)? (?:carry|carries|be|is enough|stand)`,
    100,
  ),
  createNameFirstPattern(
    `NAME,? (?:should|must|shall|will|can|has to|is to) (?:carry|be shown|appear|stand)`,
    90,
  ),
  createNameFirstPattern(
    `NAME,? with (?:a|an|the) (?:capital|big|accent|full stop|exclamation|dot|umlaut|hyphen|small|lower)`,
    100,
  ),
  createNameFirstPattern(
    `NAME (?:is enough|is all we need|is plenty|will do|only(?=[,.;!\\n])|alone(?=[,.;!\\n]))`,
    96,
  ),
  createNameFirstPattern(`NAME(?: allein)? (?:genügt|reicht)`, 100),
  createNameFirstPattern(
    `NAME,? (?:yeter|yeterli|suffit|suffira|basta|è sufficiente|chega|é suficiente|αρκεί|достаточно)`,
    98,
  ),
  createNameFirstPattern(
    `NAME,? (?:from now on|it is(?=[,.;!])|as of (?:now|today)|ab jetzt|ab sofort|dorénavant|désormais|a partir de ahora|de ahora en adelante|d'ora in poi|daqui para a frente|daqui em diante|отныне)`,
    96,
  ),
  createNameFirstPattern(`NAME(?:['’]?n?[ıiuü]n)? (?:için|logosu)(?=[^.\\n]{0,40}\\blogo|\\s)`, 70),
  createNameFirstPattern(`NAME (?:adında|adlı|isimli|adıyla|ismiyle|markası|ismindeki)`, 84),
  createNameFirstPattern(`(?:sadece|yalnızca) NAME (?:yazsın|yazılsın|yazacak|olsun)`, 100),
  createNameFirstPattern(
    `NAME (?:soll (?:es|sie|er|das|die \\p{L}{3,20}) heißen|heißt (?:es|er|sie|unser|unsere|mein|meine|die|der|das)\\b)`,
    84,
  ),
  createNameFirstPattern(`NAME,? (?:est|sera) (?:le|notre) nom`, 84),
  createNameFirstPattern(`NAME,? (?:y )?(?:ese )?es el nombre`, 84),
  createNameFirstPattern(`(?:under|with) the NAME (?:label|name|brand|banner|imprint|flag)`, 82),
  createNameFirstPattern(`NAME (?:is the name|is what we(?:'re| are) called|is our name)`, 84),
];
