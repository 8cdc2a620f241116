// How much each reason for a picture counts, by the step that gives it: one scale from 0 to 1, on which a wish that was said
// outright is 1. Every figure was set by hand; `npm run evaluate -- coverage` and `npm run evaluate -- breadth` show what a
// change of one does.

export const RELEVANCE = {
  nameIdeas: {
    IN_THE_NAME: 0.95,
    /** "Harbour Coffee": a word of the name that only says the trade. */
    TRADE_IN_THE_NAME: 0.76,
    TRADE_AS_NAME: 0.85,
    /** "Pas de Chat, a ballet school": what says some other trade, beside one that is named. */
    ANOTHER_TRADE: 0.7,
    PRODUCT_IN_THE_NAME: 0.89,
  },
  wordsInName: {
    WHOLE: 1,
    /** "Oddsocks": a known word inside another, with an explained rest, is the name's own thing. */
    EXPLAINED_PART: 0.95,
    /** Without a word beside it, a part must mean its picture as plainly as this. */
    PLAIN_ENOUGH: 0.9,
    HEAD_ALONE: 0.7,
    TAIL_ALONE: 0.76,
    /** "Pulsebox", "Fizzwick": such parts are in any name. */
    COMMON_PART: 0.6,
    OTHER_LANGUAGE: 0.8,
    OF_ITS_KIND: 0.8,
    IN_A_COMPOUND: 0.86,
    /** In a prompt of another language an English word of the name may be one of that language that looks the same. */
    READ_AS_ENGLISH: 0.85,
    BEHIND_ANOTHER: 0.84,
  },
  persons: {
    /** What is left of a picture whose word is somebody's surname. */
    SURNAME_PART: 0.62,
  },
  besideTrade: {
    /** What a name only recalls stands behind the thing that the firm makes; what it says stands before it. */
    RECALLED: 0.86,
    /** "Foundry Lane": where a house stands is not what it does. */
    ONLY_A_PLACE: 0.72,
    /** "Paper Trail": a mountain is where trails are, and no picture of one. */
    ITS_COMPANY: 0.82,
  },
  ideasOf: {
    ASKED_FOR: 1,
    /** A trade in the brief's own words, and the industry at large; the first industry, and the others. */
    NAMED_TRADE: [0.84, 0.81, 0.79],
    INDUSTRY: [0.71, 0.54, 0.48],
    /** A picture of what has no face is anybody's. */
    OF_NO_FACE: 0.87,
    /** Where the finer trade is named, its industry's other signs are a neighbour's: no tower crane for an electrician. */
    BESIDE_A_FINER: 0.82,
    /** What only suits the industry is anybody's: a good letter is better. */
    MERELY_FITTING: 0.76,
    /** A trade of another industry that the words name: one short word may be chance, a phrase is not, nor what the brief
     *  itself says that it is ("a running club"). */
    STRAY_TRADE: { phrase: 0.83, described: 0.82, long: 0.78, word: 0.5 },
    LATER_TRADE: 0.05,
    LATER_TRADE_AT_MOST: 0.15,
    /** The church of a church choir. */
    SAID_OF_ANOTHER: 0.8,
    /** The first pictures of a trade say it at a glance; of an industry many do. */
    LESS_FOR_EACH_PLACE: { named: 0.035, industry: 0.012 },
    SPOKEN_OF: 0.82,
    LATER_IMAGE: 0.03,
    EVERYDAY_IMAGE: 0.62,
    IN_PASSING: 0.64,
    /** Said of the trade itself: the "honey" of a honey producer. */
    IN_THE_DESCRIPTOR: 0.8,
    TRADE_IN_PASSING: 0.7,
    PRODUCT_TRADE: 0.05,
    THE_THING: 0.9,
    /** Said of customers, place or material: theirs, not the firm's. */
    ASIDE: 0.5,
    ABSTRACT_IDEA: 0.56,
    /** For each place further back in the list of a concept. */
    LATER_IDEA: 0.06,
    LATER_INDUSTRY: 0.05,
    /** A concept says itself which industries it is good for. */
    OWN_INDUSTRY: 0.56,
    KIN_INDUSTRY: 0.4,
    HALF_MEANT: 0.75,
  },
  whatItIsAbout: {
    /** As much as what a firm makes or sells. */
    SUBJECT: 0.88,
    /** What tells of any subject, sells any thing or drives any dish tells nothing of this one. */
    CARRIER: 0.78,
    THE_THING: 0.9,
    /** Said in passing, of customers or of a place. */
    ASIDE: 0.5,
  },
  products: {
    /** What the firm makes or sells, where the word means the thing itself or a kind of it. */
    PRODUCT: 0.88,
    LATER: 0.05,
    THE_THING: 0.9,
    /** The paint of "car body repair and paint": another trade's ware, beside a trade that is told in full. */
    BESIDE_THE_TRADE: 0.7,
  },
  calledPictures: {
    /** The thing itself; its kinds and parts; its places and makers; what it stands for. */
    STRENGTHS: [1, 0.92, 0.82, 0.52],
    /** A concept lists the words it answers to, the plainest first. */
    OWN_WORDS: [0.9, 0.9, 0.8, 0.8, 0.7, 0.7],
    LATER_WORDS: 0.55,
  },
  shownBy: {
    ITSELF: 1,
    /** `book-door` is a book; where the sun itself is drawn too, `battery-sun` is less of one. */
    HALF_OF_IT: { first: 0.95, later: 0.8 },
    HALF_OF_ANOTHER: { first: 0.84, later: 0.66 },
    /** Motifs in their order: the main one, then what is in it too. */
    IN_ORDER: [0.92, 0.64, 0.5, 0.4],
    /** Later motifs that it answers to by name as well. */
    NAMED: [0.92, 0.74, 0.64],
    FURTHER: 0.36,
    /** The first motif of a croissant is a sun, because the list has no croissant: it does not show one. */
    STAND_IN: 0.6,
    AMONG_ITS_WORDS: [0.88, 0.8, 0.7],
    LATER_WORD: 0.46,
    /** From here on a concept shows the thing itself. */
    DRAWN_ITSELF: 0.7,
  },
  weighConcepts: {
    /** A second source that calls for the same drawing makes it the one for this brief; a third adds a little. */
    SECOND_SOURCE: 0.14,
    THIRD_SOURCE: 0.05,
    SAME_MOOD: 0.04,
    /** However many sources of the brief call for it: the name's own picture stands before it. */
    NOT_THE_NAMES: 0.94,
    /** A trade that the brief names surely. */
    SPOKEN: 0.7,
    /** Said of customers, place or material is less than this. */
    IN_PASSING: 0.5,
    /** A kestrel as a falcon, where nobody has drawn a kestrel. */
    AS_KIN: 0.86,
    /** Of things that only have the picture in them, those of the trade are meant: a garden centre's pot holds a plant. */
    OF_THE_TRADE: 0.08,
    /** Where the thing itself is drawn, what merely has it in it stands back: a battery with a sun in it is no sunrise. */
    NOT_ITSELF: 0.88,
  },
  inTurns: {
    /** Pictures of a trade fit any house of it. Of those that fit about equally, chance puts one forward, so that the
     *  critic does not draw the same one for everybody; the others stand back. */
    ABOUT_EQUAL: 0.09,
    /** Where the trade is named, what the industry at large looks like does not fit about as well. */
    NAMED: { from: 0.78, least: 0.74 },
    STAND_BACK: 0.1,
    /** What the name itself says for certain stands before anything that its trade might show. */
    ITS_OWN: 0.16,
    ITS_ANIMAL: 0.08,
    /** "Velvet Moth. A drawing of a butterfly": what is asked for in so many words stands before what the name says. */
    ASKED_FOR: 0.1,
    A_KIND_OF_IT: 0.85,
    /** Of two things in a name ("Thistle & Paw") the one that is not the trade's worn-out sign; the trade is told in words. */
    WORN_OUT_OF_TWO: 0.1,
    /** Asked for, both are surely meant: only the rarer one tells them from others. A star or a heart is no rarer than the
     *  trade's own sign. */
    WORN_OUT_OF_WISHES: 0.18,
    /** What fits best is put forward most often: this much less relevance makes it a third as likely. */
    A_THIRD_AS_LIKELY: 0.05,
    /** What the trade has worn out still says it, but comes up less often than what fits as well. */
    WORN_OUT: 1.8,
    /** Far enough that the critic takes another subject only where this one cannot be drawn. */
    INSTEAD: 0.3,
  },
  living: {
    /** The thing itself, or one that everybody takes for it. */
    PLAINLY: 0.9,
  },
  sober: {
    /** The thing itself, or one that everybody takes for it. */
    PLAINLY: 0.9,
    NOT_GENTLE: 0.6,
  },
  wares: {
    /** What is left of a ware in a name: behind the trade's own picture, and no longer for certain. */
    MISLEADS: 0.7,
    /** What is drawn for it: jars of all kinds for a jar, and for a pickle. */
    PLAINLY: 0.7,
  },
  proposeMarks: {
    /** A concept that has less than this to do with the brief is clip art: a good letter is better. */
    LEAST_RELEVANCE: 0.5,
    /** A letter belongs to the name, but to no trade: it stands behind a drawing that says what the brand does. */
    LETTER_RELEVANCE: 0.46,
    BOTH_INITIALS: 0.58,
    /** Of several letters, where a monogram is wanted; more where it is drawn with the asked-for negative space. */
    MONOGRAM: 0.6,
    NEGATIVE_AS_ASKED: 0.3,
    /** For a family that speaks all moods of the brief. */
    SAME_MOODS: 0.1,
    ABSTRACT_RELEVANCE: 0.32,
    /** Under this nothing of the brief calls for a thing: a picture would be a neighbour's, and the initial is the name's
     *  own. Where the trade is named but vaguely, some names take it too, so that houses of one trade differ. */
    UNSURE: 0.64,
    VAGUE: 0.7,
    LETTERS_INSTEAD: 0.12,
    LETTERS_FORWARD: 0.12,
    /** The initial with the object in it says two things in one silhouette: three of four eyes prefer it to the plain object. */
    MERGED: 0.12,
    /** Who asks for something abstract is served by a family that means nothing as well as by a letter. */
    ABSTRACT_AS_ASKED: 0.16,
    /** "The idea of two becoming one": what a brief thinks of first is the construction of a family that is built on it. */
    FIRST_IDEA: 0.42,
    /** Where the brief calls for a thing as well, a thought such as "handmade" is said of it. */
    BESIDE_A_THING: 0.32,
    ANY_IDEA: 0.25,
  },
  letterObjects: {
    /** Such a drawing is nobody else's: no other name has this letter in this place. */
    IN_THE_NAME: { letter: 0.16, dot: 0 },
    /** A dot that only says the trade is bare type to most eyes: the trade's thing beside the name says more. */
    DOT_OF_TRADE: 0.16,
    /** What it costs when the name has to be set in another typeface for it than in the one that suits it best. */
    ANOTHER_TYPE: 0.03,
    LEAST_RELEVANCE: 0.74,
    /** Of a trade only what comes first to mind: nobody sees why a hotel has a key in its name. */
    FIRST_OF_TRADE: 0.93,
    SECOND_SOURCE: 0.14,
    /** What a name says about as surely as its own picture is meant too. */
    AS_SURELY: 0.02,
  },
  hostedMarks: {
    /** What saying both is worth. */
    SAYS_BOTH: 0.12,
    /** Whoever asks for a badge or a crest gets one, if anything that suits can be drawn in it. */
    AS_ASKED: 0.5,
    AS_FITTING: 0.12,
    /** What the brief surely names: a football club's ball is right, also where the name's bird has no small form. */
    SURELY_NAMED: 0.74,
    /** A shield without a chief is the plainer one: for charges that need the room. */
    WITHOUT_CHIEF: 0.04,
  },
  chooseMark: {
    /** Lets seeds differ between drawings that are as good as each other. */
    CHANCE: 0.05,
    /** What it costs to draw sharp corners for a brief that asks for round ones, or the other way round. */
    AGAINST_THE_WISH: 0.3,
    ROUND_ENOUGH: 0.6,
    SHARP_ENOUGH: 0.5,
    /** What it costs to build once more what a quarter of the workspace's marks are built like, when there are a few. */
    SAME_CONSTRUCTION: 0.24,
  },
  unfulfilledWishes: {
    /** As plainly as a customer would say that it is there. */
    PLAINLY: 0.6,
  },
} as const;
