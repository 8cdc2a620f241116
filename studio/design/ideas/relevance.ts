// How much each reason for a picture counts, by the step that gives it: a scale from 0 to 1, on which an explicit
// wish is 1. All figures were set by hand; `npm run evaluate -- coverage` and `npm run evaluate -- breadth` show the
// effect of a change.

export const RELEVANCE = {
  nameIdeas: {
    IN_THE_NAME: 0.95,
    /** "Harbour Coffee": a word of the name that only states the trade. */
    TRADE_IN_THE_NAME: 0.76,
    TRADE_AS_NAME: 0.85,
    /** "Pas de Chat, a ballet school": a word of another trade, beside the stated one. */
    ANOTHER_TRADE: 0.7,
    PRODUCT_IN_THE_NAME: 0.89,
  },
  wordsInName: {
    WHOLE: 1,
    /** "Oddsocks": a known word inside another, whose rest is explained, is a thing of the name. */
    EXPLAINED_PART: 0.95,
    /** A part without an adjacent known word must mean its picture this clearly. */
    PLAIN_ENOUGH: 0.9,
    HEAD_ALONE: 0.7,
    TAIL_ALONE: 0.76,
    /** "Pulsebox", "Fizzwick": such parts occur in any name. */
    COMMON_PART: 0.6,
    OTHER_LANGUAGE: 0.8,
    OF_ITS_KIND: 0.8,
    IN_A_COMPOUND: 0.86,
    /** In a prompt of another language an English word of the name may be a word of that language. */
    READ_AS_ENGLISH: 0.85,
    BEHIND_ANOTHER: 0.84,
  },
  persons: {
    /** The remaining weight of a picture whose word is a surname. */
    SURNAME_PART: 0.62,
  },
  besideTrade: {
    /** A picture that a name only suggests ranks below the firm's product; one that it states ranks above it. */
    RECALLED: 0.86,
    /** "Foundry Lane": an address is not a trade. */
    ONLY_A_PLACE: 0.72,
    /** "Paper Trail": trails are on mountains, but a mountain is no trail. */
    ITS_COMPANY: 0.82,
  },
  ideasOf: {
    ASKED_FOR: 1,
    /** A trade in the brief's own words: for the first industry, and for the others. */
    NAMED_TRADE: [0.84, 0.81, 0.79],
    INDUSTRY: [0.71, 0.54, 0.48],
    /** A picture for an abstract trade is generic. */
    OF_NO_FACE: 0.87,
    /** If a specific trade is named, other signs of its industry are wrong: no tower crane for an electrician. */
    BESIDE_A_FINER: 0.82,
    /** A picture that merely suits the industry is generic: a good letter is better. */
    MERELY_FITTING: 0.76,
    /**
     * A trade of another industry that the brief names: one short word may be chance; a phrase is not, nor is the
     * descriptor ("a running club").
     */
    STRAY_TRADE: { phrase: 0.83, described: 0.82, long: 0.78, word: 0.5 },
    LATER_TRADE: 0.05,
    LATER_TRADE_AT_MOST: 0.15,
    /** The church of a church choir. */
    SAID_OF_ANOTHER: 0.8,
    /** The first pictures of a trade identify it at a glance; for an industry many do. */
    LESS_FOR_EACH_PLACE: { named: 0.035, industry: 0.012 },
    SPOKEN_OF: 0.82,
    LATER_IMAGE: 0.03,
    EVERYDAY_IMAGE: 0.62,
    IN_PASSING: 0.64,
    /** An attribute of the trade itself: the "honey" of a honey producer. */
    IN_THE_DESCRIPTOR: 0.8,
    TRADE_IN_PASSING: 0.7,
    PRODUCT_TRADE: 0.05,
    THE_THING: 0.9,
    /** An attribute of customers, place or material, not of the firm. */
    ASIDE: 0.5,
    ABSTRACT_IDEA: 0.56,
    /** Per position in the list of a concept. */
    LATER_IDEA: 0.06,
    LATER_INDUSTRY: 0.05,
    /** A concept declares the industries it suits. */
    OWN_INDUSTRY: 0.56,
    KIN_INDUSTRY: 0.4,
    HALF_MEANT: 0.75,
  },
  whatItIsAbout: {
    /** As much as a product of the firm. */
    SUBJECT: 0.88,
    /** A generic medium, shop or vehicle says nothing about this subject. */
    CARRIER: 0.78,
    THE_THING: 0.9,
    /** Words mentioned in passing, about customers or a place. */
    ASIDE: 0.5,
  },
  products: {
    /** A product of the firm, if the word means the thing itself or a kind of it. */
    PRODUCT: 0.88,
    LATER: 0.05,
    THE_THING: 0.9,
    /** The paint of "car body repair and paint": another trade's product, beside a fully stated trade. */
    BESIDE_THE_TRADE: 0.7,
  },
  calledPictures: {
    /** The thing itself; its kinds and parts; its places and makers; what it symbolises. */
    STRENGTHS: [1, 0.92, 0.82, 0.52],
    /** A concept lists its words, the clearest first. */
    OWN_WORDS: [0.9, 0.9, 0.8, 0.8, 0.7, 0.7],
    LATER_WORDS: 0.55,
  },
  shownBy: {
    ITSELF: 1,
    /** `book-door` is a book; if the library also has a plain sun, `battery-sun` is less of one. */
    HALF_OF_IT: { first: 0.95, later: 0.8 },
    HALF_OF_ANOTHER: { first: 0.84, later: 0.66 },
    /** Motifs in their order: the main one, then the others. */
    IN_ORDER: [0.92, 0.64, 0.5, 0.4],
    /** Later motifs that are also its names. */
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
    /** A second source for the same drawing makes it specific to this brief; a third adds a little. */
    SECOND_SOURCE: 0.14,
    THIRD_SOURCE: 0.05,
    SAME_MOOD: 0.04,
    /** The maximum for other sources, however many there are: the name's own picture ranks above it. */
    NOT_THE_NAMES: 0.94,
    /** A trade that the brief names with certainty. */
    SPOKEN: 0.7,
    /** An attribute of customers, place or material counts less than this. */
    IN_PASSING: 0.5,
    /** A kestrel shown as a falcon, if there is no kestrel. */
    AS_KIN: 0.86,
    /** Of drawings that only contain the picture, those of the trade are meant: a garden centre's pot holds a plant. */
    OF_THE_TRADE: 0.08,
    /**
     * If the thing itself is drawn, drawings that only contain it rank behind: a battery with a sun in it is no
     * sunrise.
     */
    NOT_ITSELF: 0.88,
  },
  inTurns: {
    /**
     * Pictures of a trade suit any firm in it. One of the equally suitable ones is promoted at random, so that the
     * critic does not draw the same one for everybody; the others are demoted.
     */
    ABOUT_EQUAL: 0.09,
    /** If the brief names the trade, pictures of the industry in general do not count as equally suitable. */
    NAMED: { from: 0.78, least: 0.74 },
    STAND_BACK: 0.1,
    /** What the name states with certainty ranks before anything of its trade. */
    ITS_OWN: 0.16,
    ITS_ANIMAL: 0.08,
    /** "Velvet Moth. A drawing of a butterfly": an explicit request ranks above the name. */
    ASKED_FOR: 0.1,
    A_KIND_OF_IT: 0.85,
    /**
     * Of two things in a name ("Thistle & Paw"), prefer the one that is not a cliché of the trade; the text states
     * the trade.
     */
    WORN_OUT_OF_TWO: 0.1,
    /**
     * Two requested things are both certain, and only the rarer one distinguishes the brand. A star or a heart is no
     * rarer than the trade's own sign.
     */
    WORN_OUT_OF_WISHES: 0.18,
    /** The most relevant is promoted most often: this much less relevance makes it a third as likely. */
    A_THIRD_AS_LIKELY: 0.05,
    /** A trade's cliché still identifies it, but is chosen less often than equally suitable pictures. */
    WORN_OUT: 1.8,
    /** Enough that the critic chooses another subject only if this one cannot be drawn. */
    INSTEAD: 0.3,
  },
  living: {
    /** The thing itself, or a picture that everybody recognises as it. */
    PLAINLY: 0.9,
  },
  sober: {
    /** The thing itself, or one that everybody takes for it. */
    PLAINLY: 0.9,
    NOT_GENTLE: 0.6,
  },
  wares: {
    /** The remaining weight of a product in a name: behind the trade's own picture, and no longer certain. */
    MISLEADS: 0.7,
    /** Its drawings: jars of all kinds for a jar, and for a pickle. */
    PLAINLY: 0.7,
  },
  proposeMarks: {
    /** A less relevant concept is clip art: a good letter is better. */
    MIN_RELEVANCE: 0.5,
    /** A letter belongs to the name, but to no trade: it ranks behind a drawing that shows the trade. */
    LETTER_RELEVANCE: 0.46,
    BOTH_INITIALS: 0.58,
    /** For several letters, if a monogram is wanted; more if it uses the requested negative space. */
    MONOGRAM: 0.6,
    NEGATIVE_AS_ASKED: 0.3,
    /** For a family that expresses all moods of the brief. */
    SAME_MOODS: 0.1,
    ABSTRACT_RELEVANCE: 0.32,
    /**
     * Below this the brief suggests no thing: a picture would be generic, while the initial belongs to the name. If
     * the trade is only vaguely named, some names use the initial too, so that firms of one trade differ.
     */
    UNSURE: 0.64,
    VAGUE: 0.7,
    LETTERS_INSTEAD: 0.12,
    LETTERS_FORWARD: 0.12,
    /**
     * The initial combined with the object says two things in one silhouette: three of four judges prefer it to the
     * plain object.
     */
    MERGED: 0.12,
    /** A brief that asks for something abstract accepts an unspecific family as well as a letter. */
    ABSTRACT_AS_ASKED: 0.16,
    /** "The idea of two becoming one": the brief's first thought is the construction of a matching family. */
    FIRST_IDEA: 0.42,
    /** If the brief also suggests a thing, an idea such as "handmade" is its attribute. */
    BESIDE_A_THING: 0.32,
    ANY_IDEA: 0.25,
  },
  letterObjects: {
    /** Such a drawing is unique: no other name has this letter in this position. */
    IN_THE_NAME: { letter: 0.16, dot: 0 },
    /**
     * A dot that only suggests the trade looks like bare type to most judges: the trade's thing beside the name says
     * more.
     */
    DOT_OF_TRADE: 0.16,
    /** The cost of setting the name in another typeface than the best one. */
    ANOTHER_TYPE: 0.03,
    MIN_RELEVANCE: 0.74,
    /** Only the first pictures of a trade: nobody understands a key in a hotel's name. */
    FIRST_OF_TRADE: 0.93,
    SECOND_SOURCE: 0.14,
    /** Something that a name states about as certainly as its own picture is meant too. */
    AS_SURELY: 0.02,
  },
  hostedMarks: {
    /** The value of showing both. */
    SAYS_BOTH: 0.12,
    /** A brief that asks for a badge or a crest gets one, if anything suitable can be drawn in it. */
    AS_ASKED: 0.5,
    AS_FITTING: 0.12,
    /**
     * What the brief names with certainty: a football club's ball is right, even if the name's bird has no small
     * form.
     */
    SURELY_NAMED: 0.74,
    /** A shield without a chief is plainer: for charges that need the space. */
    WITHOUT_CHIEF: 0.04,
  },
  chooseMark: {
    /** Lets seeds differ between equally good drawings. */
    CHANCE: 0.05,
    /** The cost of sharp corners for a brief that asks for round ones, or the reverse. */
    AGAINST_THE_WISH: 0.3,
    ROUND_ENOUGH: 0.6,
    SHARP_ENOUGH: 0.5,
    /** The cost of repeating a construction that a quarter of the workspace's marks have, once there are a few. */
    SAME_CONSTRUCTION: 0.24,
  },
  unfulfilledWishes: {
    /** As clear as a customer would say it. */
    PLAINLY: 0.6,
  },
} as const;
