// Sets how much each reason for a picture weighs, grouped by the step that uses it. The scale is 0 to 1; an explicit
// wish weighs 1. A "factor" multiplies a weight. A "gain", "loss" or "cost" is added or subtracted. All figures were
// set by hand. `npm run evaluate -- coverage` and `npm run evaluate -- breadth` show the effect of a change.

export const RELEVANCE = {
  nameIdeas: {
    IN_THE_NAME: 0.95,
    /** A word of the name that only states the trade, such as "Coffee" in "Harbour Coffee". */
    TRADE_IN_THE_NAME: 0.76,
    /** A word for the trade in a name without any other meaningful word. */
    TRADE_AS_NAME: 0.85,
    /**
     * The factor for a word that names a trade other than the stated one: the cat in "Pas de Chat, a ballet school".
     */
    ANOTHER_TRADE: 0.7,
    /** A product of the trade that ends the name, as in "Cobble Lane Cheese". */
    PRODUCT_IN_THE_NAME: 0.89,
  },
  wordsInName: {
    WHOLE: 1,
    /** A known word inside another whose remaining letters are also a known word: "socks" in "Oddsocks". */
    EXPLAINED_PART: 0.95,
    /** If the rest of a word is unknown, only pictures with at least this strength count. */
    MIN_STRENGTH_OF_PART: 0.9,
    /** The certainty of the first part of a word if the rest is unknown. */
    HEAD_ALONE: 0.7,
    /** The certainty of the last part of a word if the rest is unknown. */
    TAIL_ALONE: 0.76,
    /** Parts that occur in all kinds of names, such as "box" in "Pulsebox". */
    COMMON_PART: 0.6,
    /** A word in a language other than that of the prompt. */
    OTHER_LANGUAGE: 0.8,
    /** The factor for the earlier parts of a foreign compound: "Wald" in "Waldhonig", which is a kind of honey. */
    EARLIER_PART_OF_COMPOUND: 0.8,
    /** The certainty of a foreign word if only its parts are recognised. */
    PART_OF_FOREIGN_COMPOUND: 0.86,
    /**
     * The factor for an English word in the name if the prompt is in another language, because the word may belong to
     * that language.
     */
    READ_AS_ENGLISH: 0.85,
    /**
     * The factor for a place, a material or an adjective next to the word that it describes: "Paper" in "Paper
     * Crane".
     */
    BESIDE_CLEARER_WORD: 0.84,
  },
  persons: {
    /** The highest certainty of a word that is probably a surname. */
    SURNAME_PART: 0.62,
  },
  besideTrade: {
    /**
     * The factor for a picture that a word of the name only suggests. Such a picture ranks below the firm's product.
     * One that the name states ranks above it.
     */
    MERELY_SUGGESTED: 0.86,
    /** The factor for a word that is only part of an address: "Foundry Lane" does not mean a foundry. */
    ONLY_A_PLACE: 0.72,
    /** A picture of up to this strength is only an association: a mountain for "trail" in "Paper Trail". */
    MAX_ASSOCIATION_STRENGTH: 0.82,
  },
  ideasOf: {
    ASKED_FOR: 1,
    /** A trade that the brief states, by the rank of its industry in the brief: first, second or later. */
    NAMED_TRADE: [0.84, 0.81, 0.79],
    /** The general pictures of an industry, by its rank in the brief: first, second or later. */
    INDUSTRY: [0.71, 0.54, 0.48],
    /** The factor for an abstract trade such as software, whose pictures are generic. */
    TRADE_WITHOUT_LOOK: 0.87,
    /**
     * The factor for the general pictures of an industry if the brief names a specific trade: an electrician gets no
     * tower crane.
     */
    BESIDE_SPECIFIC_TRADE: 0.82,
    /**
     * The strength of a picture that suits the industry but does not identify it. A well-drawn letter ranks above it.
     */
    MERELY_FITTING: 0.76,
    /**
     * A trade outside the industries of the brief. A short word may match by chance. A phrase, or a word of the
     * descriptor ("a running club"), does not.
     */
    OTHER_INDUSTRY_TRADE: { phrase: 0.83, described: 0.82, long: 0.78, word: 0.5 },
    /** The loss for each trade that ranks above this one. */
    LATER_TRADE: 0.05,
    /** The largest total loss from `LATER_TRADE`. */
    LATER_TRADE_AT_MOST: 0.15,
    /** The factor for a trade that only describes another: the church in "church choir". */
    DESCRIBES_ANOTHER_TRADE: 0.8,
    /**
     * The loss per position in a list of pictures. Only the first pictures of a specific trade identify it. For an
     * industry, many do.
     */
    LOSS_PER_POSITION: { named: 0.035, industry: 0.012 },
    /** A picture that the brief mentions. */
    MENTIONED_IMAGE: 0.82,
    /** The loss for each picture that the brief mentions before this one. */
    LATER_IMAGE: 0.03,
    EVERYDAY_IMAGE: 0.62,
    IN_PASSING: 0.64,
    /** A word that describes the trade itself: "honey" in "honey producer". */
    IN_THE_DESCRIPTOR: 0.8,
    /** A further word for a trade that already counts. */
    TRADE_IN_PASSING: 0.7,
    /** The gain of a trade whose words name what the firm sells. */
    SOLD_PRODUCT_GAIN: 0.05,
    MIN_OBJECT_STRENGTH: 0.9,
    /** A word about customers, a place or a material, and not about the firm. */
    ASIDE: 0.5,
    /** An abstract idea of the brief, such as growth. */
    ABSTRACT_IDEA: 0.56,
    /** The loss per position in a concept's list of ideas. */
    LATER_IDEA: 0.06,
    /** The loss per position in a concept's list of industries. */
    LATER_INDUSTRY: 0.05,
    /** A concept that lists the brief's first industry. */
    OWN_INDUSTRY: 0.56,
    /** A concept that lists only another industry of the brief. */
    SECONDARY_INDUSTRY: 0.4,
    /** The minimum weight at which a picture of the name counts as clearly meant. */
    MIN_CLEAR_WEIGHT: 0.75,
  },
  whatItIsAbout: {
    /** The subject of a medium: the owls in "a podcast about owls". */
    SUBJECT: 0.88,
    /** The factor for the medium, shop or vehicle, which says nothing about the subject. */
    CARRIER: 0.78,
    MIN_OBJECT_STRENGTH: 0.9,
    /** Words about customers or a place, mentioned in passing. */
    ASIDE: 0.5,
  },
  products: {
    /** A product of the firm, if the word means the object itself or a kind of it. */
    PRODUCT: 0.88,
    /** The loss for each product that the brief mentions before this one. */
    LATER: 0.05,
    MIN_OBJECT_STRENGTH: 0.9,
    /**
     * The maximum weight of a product of another trade if the brief states the firm's own trade fully: the paint in
     * "car body repair and paint".
     */
    BESIDE_THE_TRADE: 0.7,
  },
  calledPictures: {
    /**
     * Strengths by relation to the word: the object itself, its kinds and parts, its places and makers, what it
     * symbolises.
     */
    STRENGTHS: [1, 0.92, 0.82, 0.52],
    /** Strengths of the words that a concept lists, the clearest first. */
    OWN_WORDS: [0.9, 0.9, 0.8, 0.8, 0.7, 0.7],
    LATER_WORDS: 0.55,
  },
  shownBy: {
    ITSELF: 1,
    /**
     * A motif that is part of the concept's id and has no concept of its own, by its position in the list of motifs.
     */
    PART_OF_ID: { first: 0.95, later: 0.8 },
    /**
     * A motif that is part of the concept's id but also has a concept of its own: `battery-sun` shows a sun less
     * clearly than `sun`.
     */
    PART_OF_ID_WITH_OWN_CONCEPT: { first: 0.84, later: 0.66 },
    /** Strengths of a concept's motifs by position: the main one, then the others. */
    IN_ORDER: [0.92, 0.64, 0.5, 0.4],
    /** Strengths, by position, of motifs that are also among the words of the concept. */
    NAMED: [0.92, 0.74, 0.64],
    /** A motif after those in `IN_ORDER`. */
    FURTHER: 0.36,
    /**
     * A first motif that is neither in the id nor among the words of the concept. It stands in for a missing motif:
     * the croissant lists the sun, because there is no motif "croissant".
     */
    STAND_IN: 0.6,
    /** Strengths of the words that describe a concept, by position. */
    AMONG_ITS_WORDS: [0.88, 0.8, 0.7],
    /** A word after those in `AMONG_ITS_WORDS`. */
    LATER_WORD: 0.46,
    /** The minimum strength at which a concept shows the object itself. */
    DRAWN_ITSELF: 0.7,
  },
  weighConcepts: {
    /** If two sources suggest the same drawing, this share of the second source's value is added. */
    SECOND_SOURCE: 0.14,
    /** The share of the third source's value that is added. */
    THIRD_SOURCE: 0.05,
    /** The gain of a concept that has all moods of the brief. */
    SAME_MOOD: 0.04,
    /** The maximum relevance of a drawing that neither the name nor a wish suggests. */
    MAX_WITHOUT_NAME: 0.94,
    /** A trade counts as stated if its weight is above this. Only then does it determine which animals may be shown. */
    MIN_TRADE_WEIGHT: 0.7,
    /** Words about customers, a place or a material weigh at most this. */
    IN_PASSING: 0.5,
    /** The factor for a related animal: a falcon for a kestrel, if the library has no kestrel. */
    RELATED_PICTURE: 0.86,
    /**
     * The gain of a drawing that contains the picture and belongs to the trade: for a garden centre, a plant in a pot.
     */
    OF_THE_TRADE: 0.08,
    /**
     * The factor for a drawing that only contains the object, if the object has a drawing of its own: a battery with
     * a sun on it is not a sunrise.
     */
    NOT_ITSELF: 0.88,
  },
  inTurns: {
    /**
     * Pictures of the trade whose relevance is at most this far below the best take turns: one is promoted at random,
     * and the others are demoted. Firms of the same trade therefore differ.
     */
    MAX_ROTATION_GAP: 0.09,
    /** If the brief names the trade, the general pictures of the industry do not take turns with those of the trade. */
    NAMED: { from: 0.78, least: 0.74 },
    /** The cost of a picture that is demoted because another one takes its turn. */
    DEMOTION: 0.1,
    /** The gain of what the name or a wish states with certainty. It ranks above anything of the trade. */
    CERTAIN_IDEA_GAIN: 0.16,
    /** The gain of an animal in the name that is drawn only approximately, such as a lark as a small bird. */
    NAMED_ANIMAL_GAIN: 0.08,
    /** The gain of an explicit request over the name, as in "Velvet Moth. A drawing of a butterfly". */
    ASKED_FOR: 0.1,
    /** The minimum relevance at which an animal in the name gets `NAMED_ANIMAL_GAIN`. */
    MIN_NAMED_ANIMAL_RELEVANCE: 0.85,
    /**
     * The cost of the trade's cliché if the name states two objects ("Thistle & Paw"). The descriptor already states
     * the trade, so the logo shows the other object.
     */
    CLICHE_IN_NAME: 0.1,
    /**
     * The cost of the trade's cliché if the brief asks for two objects, because only the rarer one distinguishes the
     * brand.
     */
    CLICHE_IN_WISHES: 0.18,
    /** A picture whose relevance is this much lower is promoted about a third as often. */
    A_THIRD_AS_LIKELY: 0.05,
    /**
     * A cliché of the trade is promoted about this many times less often than other pictures of equal relevance. It
     * is not excluded, because it identifies the trade.
     */
    CLICHE_EXPONENT: 1.8,
    /**
     * If a model has weighted the pictures, the cost of those that were not promoted. It is so large that the critic
     * chooses one of them only if the promoted one cannot be drawn.
     */
    DEMOTION_BY_MEANING: 0.3,
  },
  living: {
    /** The minimum strength at which a word clearly means the animal or plant, or a drawing clearly shows it. */
    PLAINLY: 0.9,
  },
  sober: {
    /** The minimum strength at which a drawing clearly shows the picture. */
    PLAINLY: 0.9,
    /** The factor for a picture that does not console, if the trade deals with death. */
    NOT_GENTLE: 0.6,
  },
  wares: {
    /**
     * The factor for a product in the name that suggests another trade. Such a product ranks below the trade's own
     * picture.
     */
    MISLEADS: 0.7,
    /** The minimum strength at which a drawing shows the product: a jar of pickles shows a jar. */
    PLAINLY: 0.7,
  },
  proposeMarks: {
    /**
     * The minimum relevance of a concept. A less relevant one would look like clip art, and a good letter is better.
     */
    MIN_RELEVANCE: 0.5,
    /**
     * The relevance of a letter. It stands for the name but not for the trade, so it ranks below a drawing that shows
     * the trade.
     */
    LETTER_RELEVANCE: 0.46,
    /** The relevance of a monogram if the name itself consists of two or three initials. */
    BOTH_INITIALS: 0.58,
    /** The relevance of a requested monogram. */
    MONOGRAM: 0.6,
    /** The gain of a monogram that uses the requested negative space. */
    NEGATIVE_AS_ASKED: 0.3,
    /** The gain of an abstract family that expresses all moods of the brief. */
    SAME_MOODS: 0.1,
    ABSTRACT_RELEVANCE: 0.32,
    /** Below this relevance, every picture would be generic, so the initial of the name is preferred. */
    UNSURE: 0.64,
    /** Below this relevance, some names prefer the initial, so that firms of one trade differ. */
    VAGUE: 0.7,
    /** The probability that a name with a relevance below `VAGUE` prefers the initial. */
    LETTERS_INSTEAD: 0.12,
    /** How far a preferred initial ranks above the best picture. */
    LETTERS_FORWARD: 0.12,
    /**
     * The gain of combining the initial and an object in one silhouette. Three of four judges prefer it to the plain
     * object.
     */
    MERGED: 0.12,
    /**
     * The gain of an abstract family if the brief asks for something abstract. It then suits the brief as well as a
     * letter.
     */
    ABSTRACT_AS_ASKED: 0.16,
    /** The gain of a family whose construction matches the first idea of the brief, such as "two becoming one". */
    FIRST_IDEA: 0.42,
    /**
     * The gain instead of `FIRST_IDEA` if the brief also suggests an object. An idea such as "handmade" then only
     * describes the object.
     */
    BESIDE_A_THING: 0.32,
    /** The gain of a family that shares any other idea with the brief. */
    ANY_IDEA: 0.25,
  },
  letterObjects: {
    /**
     * The gain of an object that replaces a letter or a dot. Such a drawing is special, because few names have this
     * letter in this position.
     */
    IN_THE_NAME: { letter: 0.16, dot: 0 },
    /**
     * The cost of a dot replaced by an object that only the trade suggests. Most judges notice only plain type, and an
     * object beside the name says more.
     */
    DOT_OF_TRADE: 0.16,
    /** The cost of setting the name in a typeface other than the best one. */
    ANOTHER_TYPE: 0.03,
    MIN_RELEVANCE: 0.74,
    /**
     * The minimum strength of a picture of the trade that may replace a letter or a dot. Weaker ones are not
     * understood: a key in the name of a hotel.
     */
    FIRST_OF_TRADE: 0.93,
    SECOND_SOURCE: 0.14,
    /** Pictures of the name whose value is at most this far below the best one also count as stated. */
    AS_SURELY: 0.02,
  },
  hostedMarks: {
    /** The gain of a mark that shows both the name and the trade. */
    SAYS_BOTH: 0.12,
    /** The gain of a requested badge or crest if a suitable picture can be drawn in it. */
    AS_ASKED: 0.5,
    /** A picture may be framed if its relevance is at most this far below the best one. */
    AS_FITTING: 0.12,
    /**
     * The minimum relevance of a picture of the trade that may be framed however much better another picture is. A
     * football club may show a ball if the bird in its name has no form for small sizes.
     */
    SURELY_NAMED: 0.74,
    /**
     * The cost of a shield without a chief (the band at its top). It looks plainer, but gives the picture more
     * space.
     */
    WITHOUT_CHIEF: 0.04,
  },
  chooseMark: {
    /** The size of the random offset by which the seed chooses between drawings with nearly equal scores. */
    CHANCE: 0.05,
    /** The cost of a sharp drawing if the brief asks for a round one, or vice versa. */
    AGAINST_THE_WISH: 0.3,
    /** The lowest roundness of a mark that counts as round. */
    ROUND_ENOUGH: 0.6,
    /** The highest roundness of a mark that counts as angular. */
    SHARP_ENOUGH: 0.5,
    /**
     * The cost of a construction that occurs in more than four, and in more than a quarter, of the workspace's marks.
     */
    SAME_CONSTRUCTION: 0.24,
  },
  unfulfilledWishes: {
    /** The minimum strength at which a customer would agree that the drawing shows the requested motif. */
    PLAINLY: 0.6,
  },
} as const;
