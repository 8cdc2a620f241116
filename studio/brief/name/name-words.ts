// Word lists that distinguish a name from the words around it.

/**
 * Words that may join two parts of a name, as in "Bread and Butter". After them comes a capitalised word or one of
 * `LOWER_CASE_NAME_TAILS`.
 */
export const CONNECTORS = new Set(
  `and of the und et y e ed i ve και и de la le les du des del della dello delle dei di da do dos das der von van zu
  am zum zur al el los las d l the a an aan op och og på n' pour sans sous sur para sin sobre per senza
  med without under over`.split(/\s+/u),
);

/** Last words that belong to a name even in lower case: "Громов и партнёры", "Weber und söhne". */
export const LOWER_CASE_NAME_TAILS = new Set(
  `partners sons daughters co söhne töchter partner associés fils filles hijos hijas filhos figli fratelli associati
  socios kardeşler ortaklari oğullari партнёры партнеры сыновья сын дочери братья υιοι υιοί συνεργάτες company
  brothers sisters friends family`.split(/\s+/u),
);

/** Abbreviations whose full stop belongs to the name. */
export const ABBREVIATIONS_WITH_STOP = new Set(
  'co dept bros mr mrs ms dr st prof no jr sr inc vol pvt ltd corp med dent vet jur ing dott dra avv'.split(
    ' ',
  ),
);

/** Words that are never a name by themselves, even with a capital. */
export const NEVER_NAME_ALONE = new Set(
  `jesteśmy jestesmy wij zijn vi är jsme sme suntem olemme smo ми ние somos siamo sommes είμαστε big large huge round based located situated opening established founded wanted needed give here's there's that's let's looking would someone anyone everybody good morning afternoon evening
  background context dr mr mrs ms prof st frau herr dott dra moin servus grüezi hej coucou buenas chamo-me marca marque empresa azienda
  società société entreprise compañía companhia firma компания фирма бренд марка организация проект εταιρεία μάρκα
  şirket marka projekt projet proyecto projeto progetto logotipo логотип i we our my the a an hi hello hey dear please logo logos name brand thanks thank yes no not avoid colours colors
  colour color look style what about use make need want can could would it it's its this that they he she and but so
  also just only maybe perhaps think should must nothing anything something everything everyone most none neither
  private kind regards yours many best cheers right okay ok sorry wait actually monday tuesday wednesday thursday
  friday saturday sunday january february march april may june july august september october november december
  german english french italian spanish greek irish scottish welsh british european american asian indian japanese
  chinese korean turkish russian arabic nordic scandinavian african east west north south christmas easter bauhaus
  nike apple starbucks adidas mcdonalds google instagram facebook etsy amazon whatsapp mascot primary secondary main
  serif sans letter letters initials monogram badge emblem idea activity type shape symbol icon wordmark hope rust go
  design create generate shown black white i'm we're i've i'd we'd we've you your if when while since because for from
  to of in on at by as with without until last next new old there here their his her sincerely greetings team
  bonjour salut hola buenas buenos oi olá ola ciao buongiorno hallo guten liebes liebe sehr merhaba selam
  shakespeare colours: colores couleurs farben colori cores et der die das ein eine wir ich unser unsere mein meine
  für bitte kein keine nicht ohne mit und oder sie es im am nous notre votre je mon ma mes le la les un une des pas
  merci nom activité style idée ni avec pour el los las una unos queremos quiero necesito mi nuestro nuestra para con
  sin por favor no nada evitar que o os as um uma preciso quero queremos minha meu nossa nosso sem il lo gli uno mi
  serve vorrei vogliamo nostro nostra senza niente evitate non bir ve için logo biz benim bizim το η ο οι τα ενα μια
  θέλω θέλουμε χωρίς όχι λογότυπο στο στη στην здравствуйте мы я наш наша нужен нужна хотим хочется без только не и
  для логотип добрый привет пожалуйста`.split(/\s+/u),
);

/** Prepositions after which a capitalised word is more likely a place than a name. */
export const PLACE_PREPOSITIONS = new Set(
  `in from near around outside across north south east west between into in bei aus nach à a à en dans depuis de em
  na no nos en a da di dal dalla nel nella sull sulla in στη στην στο στον από из в во на до bij from`.split(
    /\s+/u,
  ),
);

/** Words before a person's name, which is seldom the firm's: "my brother Tom", "kind regards, Tom". */
export const PERSON_WORDS = new Set(
  `brother sister mother father husband wife son daughter boss partner cousin uncle aunt friend grandmother
  grandfather mum dad neighbour colleague regards cheers thanks sincerely faithfully truly love wishes mann frau
  bruder schwester vater mutter grüße grüßen père mère frère sœur mari femme padre madre hermano hermana tío tía
  pai mãe irmão irmã marito moglie zio zia saludos cumprimentos saluti`.split(/\s+/u),
);

/** The last word of a lower-case phrase that describes an institution and does not name it: "the school board". */
export const INSTITUTION_KIND =
  /\s(?:board|council|commission|authority|ministry|department|office|agency|bureau|federation|committee|association)$/u;
