// Sets how much each reason for a picture counts, grouped by the step that uses it. The scale is 0 to 1, and an
// explicit wish is 1. All figures were set by hand; `npm run evaluate -- coverage` and `npm run evaluate -- breadth`
// show the effect of a change.

export const RELEVANCE = {
  nameIdeas: {
    IN_THE_NAME: 0.95,
    /** A word of the name that only states the trade, such as "Coffee" in "Harbour Coffee". */
    TRADE_IN_THE_NAME: 0.76,
    TRADE_AS_NAME: 0.85,
    /** A word of another trade beside the stated one: the cat in "Pas de Chat, a ballet school". */
    ANOTHER_TRADE: 0.7,
    PRODUCT_IN_THE_NAME: 0.89,
  },
  wordsInName: {
    WHOLE: 1,
    /** A known word inside another, if the rest of that word is known too: the socks in "Oddsocks". */
    EXPLAINED_PART: 0.95,
    /** How clearly part of a word must mean its picture if the rest of the word is unknown. */
    PLAIN_ENOUGH: 0.9,
    HEAD_ALONE: 0.7,
    TAIL_ALONE: 0.76,
    /** Parts that occur in names of all kinds, such as the box in "Pulsebox". */
    COMMON_PART: 0.6,
    OTHER_LANGUAGE: 0.8,
    OF_ITS_KIND: 0.8,
    IN_A_COMPOUND: 0.86,
    /** An English word in the name of a prompt in another language. It may be a word of that language. */
    READ_AS_ENGLISH: 0.85,
    BEHIND_ANOTHER: 0.84,
  },
  persons: {
    /** The remaining weight of a picture whose word is a surname. */
    SURNAME_PART: 0.62,
  },
  besideTrade: {
    /**
     * A picture that a name only suggests. It ranks below the firm's product, while a picture that the name states
     * ranks above it.
     */
    RECALLED: 0.86,
    /** A word that is only part of an address: "Foundry Lane" is no foundry. */
    ONLY_A_PLACE: 0.72,
    /** Something that a word only suggests by association: the "trail" in "Paper Trail" suggests a mountain. */
    ITS_COMPANY: 0.82,
  },
  ideasOf: {
    ASKED_FOR: 1,
    /** A trade that the brief states in its own words: for the first industry, and for the others. */
    NAMED_TRADE: [0.84, 0.81, 0.79],
    INDUSTRY: [0.71, 0.54, 0.48],
    /** The picture of an abstract trade, such as software. It is generic. */
    OF_NO_FACE: 0.87,
    /** Other pictures of the industry, if the brief names a specific trade: an electrician gets no tower crane. */
    BESIDE_A_FINER: 0.82,
    /** A picture that merely suits the industry. It is so generic that a good letter is better. */
    MERELY_FITTING: 0.76,
    /**
     * A trade of another industry that the brief names. A short word may match by chance; a phrase or a word of the
     * descriptor ("a running club") does not.
     */
    STRAY_TRADE: { phrase: 0.83, described: 0.82, long: 0.78, word: 0.5 },
    LATER_TRADE: 0.05,
    LATER_TRADE_AT_MOST: 0.15,
    /** A trade that only describes another: the church of a church choir. */
    SAID_OF_ANOTHER: 0.8,
    /**
     * The loss per position in a list of pictures. The first pictures of a trade identify it at a glance; for an
     * industry, many do.
     */
    LESS_FOR_EACH_PLACE: { named: 0.035, industry: 0.012 },
    SPOKEN_OF: 0.82,
    LATER_IMAGE: 0.03,
    EVERYDAY_IMAGE: 0.62,
    IN_PASSING: 0.64,
    /** A word that describes the trade itself: the "honey" of a honey producer. */
    IN_THE_DESCRIPTOR: 0.8,
    TRADE_IN_PASSING: 0.7,
    PRODUCT_TRADE: 0.05,
    THE_THING: 0.9,
    /** A word about customers, place or material, not about the firm. */
    ASIDE: 0.5,
    ABSTRACT_IDEA: 0.56,
    /** The loss per position in a concept's list of industries. */
    LATER_IDEA: 0.06,
    LATER_INDUSTRY: 0.05,
    /** A concept declares the industries it suits. */
    OWN_INDUSTRY: 0.56,
    KIN_INDUSTRY: 0.4,
    HALF_MEANT: 0.75,
  },
  whatItIsAbout: {
    /** The subject of a medium counts as much as a product of the firm. */
    SUBJECT: 0.88,
    /** The medium, shop or vehicle itself, which says nothing about the subject. */
    CARRIER: 0.78,
    THE_THING: 0.9,
    /** Words mentioned in passing, about customers or a place. */
    ASIDE: 0.5,
  },
  products: {
    /** A product of the firm, if the word means the object itself or a kind of it. */
    PRODUCT: 0.88,
    LATER: 0.05,
    THE_THING: 0.9,
    /** A product of another trade, beside a fully stated trade: the paint in "car body repair and paint". */
    BESIDE_THE_TRADE: 0.7,
  },
  calledPictures: {
    /** Strengths by relation: the object itself; its kinds and parts; its places and makers; what it symbolises. */
    STRENGTHS: [1, 0.92, 0.82, 0.52],
    /** Strengths of the words that a concept lists, the clearest first. */
    OWN_WORDS: [0.9, 0.9, 0.8, 0.8, 0.7, 0.7],
    LATER_WORDS: 0.55,
  },
  shownBy: {
    ITSELF: 1,
    /**
     * For a concept that combines two pictures: `book-door` shows a book. `battery-sun` shows a sun less clearly,
     * because the library also has a plain sun.
     */
    HALF_OF_IT: { first: 0.95, later: 0.8 },
    HALF_OF_ANOTHER: { first: 0.84, later: 0.66 },
    /** Strengths of a concept's motifs in order: the main one, then the others. */
    IN_ORDER: [0.92, 0.64, 0.5, 0.4],
    /** Strengths of later motifs that are also in the concept's name. */
    NAMED: [0.92, 0.74, 0.64],
    FURTHER: 0.36,
    /**
     * A motif that only stands in for a missing one. The first motif of a croissant is a sun, because the list of
     * motifs has no croissant.
     */
    STAND_IN: 0.6,
    AMONG_ITS_WORDS: [0.88, 0.8, 0.7],
    LATER_WORD: 0.46,
    /** From this strength on, a concept shows the object itself. */
    DRAWN_ITSELF: 0.7,
  },
  weighConcepts: {
    /** The gain if a second source suggests the same drawing. A third source adds a little more. */
    SECOND_SOURCE: 0.14,
    THIRD_SOURCE: 0.05,
    SAME_MOOD: 0.04,
    /**
     * The maximum relevance without the name, however many sources there are. The name's own picture ranks above it.
     */
    NOT_THE_NAMES: 0.94,
    /** A trade that the brief names with certainty. */
    SPOKEN: 0.7,
    /** Words about customers, place or material count less than this. */
    IN_PASSING: 0.5,
    /** A related animal: a falcon for a kestrel, if the library has no kestrel. */
    AS_KIN: 0.86,
    /**
     * The gain of a drawing of the trade among those that only contain the picture: a garden centre's pot holds a
     * plant.
     */
    OF_THE_TRADE: 0.08,
    /**
     * Drawings that only contain the object rank behind the object itself: a battery with a sun on it is no sunrise.
     */
    NOT_ITSELF: 0.88,
  },
  inTurns: {
    /**
     * Pictures of a trade suit any firm in it. One of those within this range is promoted at random, so that firms of
     * one trade differ; the others are demoted.
     */
    ABOUT_EQUAL: 0.09,
    /** If the brief names the trade, pictures of the industry in general are not among the equally suitable ones. */
    NAMED: { from: 0.78, least: 0.74 },
    STAND_BACK: 0.1,
    /** The gain of what the name states with certainty. It ranks before anything of the trade. */
    ITS_OWN: 0.16,
    ITS_ANIMAL: 0.08,
    /** The gain of an explicit request over the name, as in "Velvet Moth. A drawing of a butterfly". */
    ASKED_FOR: 0.1,
    A_KIND_OF_IT: 0.85,
    /**
     * The cost of the trade's cliché among two objects in a name ("Thistle & Paw"). The text already states the
     * trade, so the other is shown.
     */
    WORN_OUT_OF_TWO: 0.1,
    /**
     * The cost of the trade's cliché among two requested objects: only the rarer one distinguishes the brand. A star
     * or a heart is no rarer than the trade's own sign.
     */
    WORN_OUT_OF_WISHES: 0.18,
    /** A picture with this much less relevance is promoted a third as often. */
    A_THIRD_AS_LIKELY: 0.05,
    /**
     * How much less often a cliché of the trade is chosen than equally suitable pictures. It still identifies the
     * trade.
     */
    WORN_OUT: 1.8,
    /**
     * The gain of the promoted picture: so large that the critic chooses another subject only if this one cannot be
     * drawn.
     */
    INSTEAD: 0.3,
  },
  living: {
    /** The strength from which a picture is the object itself, or one that everybody recognises as it. */
    PLAINLY: 0.9,
  },
  sober: {
    /** The strength from which a picture is the object itself, or one that everybody takes for it. */
    PLAINLY: 0.9,
    NOT_GENTLE: 0.6,
  },
  wares: {
    /**
     * The factor for a misleading product in a name. It then ranks behind the trade's own picture and is no longer
     * certain.
     */
    MISLEADS: 0.7,
    /** The strength from which a drawing shows the product, such as any jar for a jar or a pickle. */
    PLAINLY: 0.7,
  },
  proposeMarks: {
    /** A less relevant concept would be clip art: a good letter is better. */
    MIN_RELEVANCE: 0.5,
    /**
     * The relevance of a letter. It belongs to the name but to no trade, so it ranks behind a drawing that shows the
     * trade.
     */
    LETTER_RELEVANCE: 0.46,
    BOTH_INITIALS: 0.58,
    /** The gain of several letters if a monogram is requested, and more if it uses the requested negative space. */
    MONOGRAM: 0.6,
    NEGATIVE_AS_ASKED: 0.3,
    /** The gain of an abstract family that expresses all moods of the brief. */
    SAME_MOODS: 0.1,
    ABSTRACT_RELEVANCE: 0.32,
    /**
     * Below this relevance, a picture would be generic, while the initial belongs to the name. If the trade is only
     * vaguely named, some names use the initial too, so that firms of one trade differ.
     */
    UNSURE: 0.64,
    VAGUE: 0.7,
    LETTERS_INSTEAD: 0.12,
    LETTERS_FORWARD: 0.12,
    /**
     * The gain of combining initial and object in one silhouette. Three of four judges prefer it to the plain object.
     */
    MERGED: 0.12,
    /** The gain of an abstract family if the brief asks for something abstract. It then suits as well as a letter. */
    ABSTRACT_AS_ASKED: 0.16,
    /** The gain of a family whose construction matches the first idea of the brief, such as "two becoming one". */
    FIRST_IDEA: 0.42,
    /** The gain if the brief also suggests an object. An idea such as "handmade" then only describes the object. */
    BESIDE_A_THING: 0.32,
    ANY_IDEA: 0.25,
  },
  letterObjects: {
    /**
     * The gain of an object that replaces a letter or a dot. Such a drawing is unique: no other name has this letter
     * in this position.
     */
    IN_THE_NAME: { letter: 0.16, dot: 0 },
    /**
     * The cost of a dot that only suggests the trade. To most judges it looks like plain type, and an object beside
     * the name says more.
     */
    DOT_OF_TRADE: 0.16,
    /** The cost of setting the name in another typeface than the best one. */
    ANOTHER_TYPE: 0.03,
    MIN_RELEVANCE: 0.74,
    /** Only the first pictures of a trade may replace a letter: nobody understands a key in a hotel's name. */
    FIRST_OF_TRADE: 0.93,
    SECOND_SOURCE: 0.14,
    /** Pictures of the name that are within this of the best one are also meant. */
    AS_SURELY: 0.02,
  },
  hostedMarks: {
    /** The gain of showing both name and trade. */
    SAYS_BOTH: 0.12,
    /** The gain of a requested badge or crest, if a suitable picture can be drawn in it. */
    AS_ASKED: 0.5,
    AS_FITTING: 0.12,
    /**
     * The relevance from which the brief names a picture with certainty. A football club may show its ball if the
     * name's bird has no small form.
     */
    SURELY_NAMED: 0.74,
    /** The cost of a shield without a chief, the band at its top. It is plainer, and gives the picture more space. */
    WITHOUT_CHIEF: 0.04,
  },
  chooseMark: {
    /** The random range within which seeds choose between equally good drawings. */
    CHANCE: 0.05,
    /** The cost of sharp corners for a brief that asks for round ones, or the reverse. */
    AGAINST_THE_WISH: 0.3,
    ROUND_ENOUGH: 0.6,
    SHARP_ENOUGH: 0.5,
    /**
     * The cost of repeating a construction that a quarter of the workspace's marks have, if the workspace has more
     * than a few.
     */
    SAME_CONSTRUCTION: 0.24,
  },
  unfulfilledWishes: {
    /** The strength from which a picture is as clear as a customer would say it. */
    PLAINLY: 0.6,
  },
} as const;
