// The drawing language, version 1: a table of all shapes and one of all operators, with their arguments. The types, the
// reader, its messages, the interpreter and the documentation derive from these tables.
//
// field: the square of 100 x 100 units in which marks are drawn. x runs right, y runs down, the centre is [50,50].
// clock degrees: the unit of angles. 0 is up, 90 is right.

/** A number, or an expression over dials such as `"50-$weight/2"`. */
export type Amount = number | string;

/**
 * A step of a drawing, or a list of steps. A shape is added to what the steps before it have drawn, an operator changes
 * that, and an inner list is drawn separately and then added. `fine` and `plain` hold steps that are drawn only at that
 * level of detail.
 */
export type Step = Shape | Operator | { fine: Step[] } | { plain: Step[] } | Step[];

/**
 * A point of a path: `[x,y]` is a corner, `[x,y,r]` a rounded corner, `[x,y,"smooth"]` or `[x,y,"smooth",dir]` a
 * smooth point, `[x,y,"via"]` the middle of an arc.
 */
export type PathPoint<N = Amount> = [N, N] | [N, N, N] | [N, N, 'smooth' | 'via'] | [N, N, 'smooth', N];

/**
 * A straight line with a direction. `{x}` runs upwards and `{y}` to the right; the others run along the angle, or from
 * the first point to the second.
 */
export type Line<N = Amount> = { x: N } | { y: N } | { through: [N, N]; angle: N } | [[N, N], [N, N]];

/** The type of each kind of argument. `N` is `Amount` before expressions are evaluated, and `number` afterwards. */
interface Kinds<N> {
  number: N;
  count: number;
  numbers: N[];
  point: [N, N];
  /** One number, or one for each axis. */
  pair: N | [N, N];
  /** One radius, or four: top left, top right, bottom right, bottom left. */
  corners: N | [N, N, N, N];
  points: PathPoint<N>[];
  /** Joints of a limb, each `[x,y,radius]`. */
  joints: [N, N, N][];
  line: Line<N>;
  shape: Step;
  flag: boolean;
  character: string;
  family: string;
  name: string;
}

export type Kind = keyof Kinds<Amount>;

/** A choice of one word from a list. */
export interface Choice<W extends string = string> {
  oneOf: readonly W[];
}

export interface Argument<K extends Kind | Choice = Kind | Choice> {
  is: K;
  optional?: boolean;
  /** The least value of a number, or the least number of items in a list. */
  min?: number;
  /** The greatest value of a number, or the greatest number of items in a list. */
  max?: number;
}

/** A shape or an operator. */
export interface Term {
  /** One sentence for the documentation. */
  says: string;
  takes: Readonly<Record<string, Argument>>;
  /** The argument that may be written without its name: `{"round":4}` for `{"round":{"r":4}}`. */
  alone?: string;
  /** At least one of these optional arguments must be given. */
  oneOf?: readonly string[];
}

type ValueOf<K, N> = K extends Kind ? Kinds<N>[K] : K extends Choice<infer W> ? W : never;
type OptionalKeys<A> = { [P in keyof A]: A[P] extends { optional: true } ? P : never }[keyof A];
type ArgumentsOf<A, N> = {
  [P in Exclude<keyof A, OptionalKeys<A>>]: A[P] extends { is: infer K } ? ValueOf<K, N> : never;
} & { [P in OptionalKeys<A>]?: A[P] extends { is: infer K } ? ValueOf<K, N> : never };

const point = { is: 'point' } as const;
const maybePoint = { is: 'point', optional: true } as const;
const length = { is: 'number', min: 0, max: 400 } as const;
const maybeLength = { is: 'number', min: 0, max: 400, optional: true } as const;
const angle = { is: 'number', min: -720, max: 720 } as const;
const maybeAngle = { is: 'number', min: -720, max: 720, optional: true } as const;
const radii = { is: 'pair', min: 0, max: 400 } as const;
const path = { is: 'points', min: 2, max: 24 } as const;
const loop = { is: 'points', min: 3, max: 24 } as const;
/** The width of a stripe or of the gap between two. Narrower ones would look like a texture. */
const stripe = { is: 'number', min: 2, max: 200 } as const;
const copies = { is: 'count', min: 2, max: 24 } as const;
const lobes = { is: 'count', min: 3, max: 24 } as const;
const flag = { is: 'flag', optional: true } as const;
const line = { is: 'line' } as const;
const shape = { is: 'shape' } as const;
const cap = { is: { oneOf: ['flat', 'round', 'point', 'slant'] }, optional: true } as const;

export const SHAPES = {
  disc: { says: 'A disc, or an ellipse when `r` is a pair.', takes: { at: point, r: radii } },
  ring: {
    says: 'A band inside a disc; `r` is its outer radius.',
    takes: { at: point, r: radii, width: length },
  },
  sector: {
    says: 'A slice of a disc from one angle clockwise to another; `hole` leaves the middle free.',
    takes: { at: point, r: length, from: angle, to: angle, hole: maybeLength },
  },
  quarter: {
    says: 'A quarter disc that fills a square; its right angle stands at the named corner of the square.',
    takes: { corner: point, size: length, at: { is: { oneOf: ['tl', 'tr', 'br', 'bl'] } } },
  },
  box: {
    says: 'A box by its top left `corner` or its centre `at`; `r` rounds all corners, or each its own.',
    takes: {
      corner: maybePoint,
      at: maybePoint,
      size: { is: 'pair', min: 0, max: 400 },
      r: { is: 'corners', min: 0, max: 200, optional: true },
    },
    oneOf: ['corner', 'at'],
  },
  bar: { says: 'A straight stroke.', takes: { from: point, to: point, width: length, cap } },
  line: {
    says: 'A stroke of one width through points; `bend` rounds its corners, `closed` joins the ends.',
    takes: { points: path, width: length, cap, bend: maybeLength, closed: flag },
  },
  taper: {
    says: 'A stroke whose width changes from one end over the middle to the other: swashes, tails, an S.',
    takes: { points: path, from: length, mid: maybeLength, to: length, cap },
  },
  polygon: {
    says: 'Straight sides through points; `round` for all corners, or a radius in the point itself.',
    takes: { points: loop, round: maybeLength },
    alone: 'points',
  },
  star: {
    says: 'A regular polygon with `n` corners, or a star when `inner` is given.',
    takes: { at: point, n: lobes, r: length, inner: maybeLength, turn: maybeAngle, round: maybeLength },
  },
  curve: {
    says: 'A closed outline through points, flowing where they are smooth: animals, leaves, waves.',
    takes: { points: loop },
    alone: 'points',
  },
  drop: { says: 'A disc drawn out to a tip.', takes: { at: point, r: length, tip: point } },
  petal: {
    says: 'Two arcs from tip to tip; `lean` moves the widest place towards the end (1) or the start (-1).',
    takes: {
      from: point,
      to: point,
      width: length,
      lean: { is: 'number', min: -1, max: 1, optional: true },
    },
  },
  limb: {
    says: 'Discs `[x,y,radius]` joined by their tangents: legs, necks, bones.',
    takes: { points: { is: 'joints', min: 2, max: 12 } },
    alone: 'points',
  },
  squircle: { says: 'Between a disc and a box.', takes: { at: point, r: radii } },
  scallop: {
    says: 'A disc with `n` round lobes: clouds, flowers, oak leaves.',
    takes: { at: point, r: radii, n: lobes, depth: length, turn: maybeAngle },
  },
  gear: {
    says: 'A disc with `n` teeth.',
    takes: { at: point, r: length, n: lobes, depth: length, hole: maybeLength, turn: maybeAngle },
  },
  spiral: {
    says: 'A stroke that winds from one radius to another.',
    takes: {
      at: point,
      from: length,
      to: length,
      turns: { is: 'number', min: 0.25, max: 5 },
      width: length,
      start: maybeAngle,
      cap,
    },
  },
  half: {
    says: 'Everything on that side of a point which the angle faces.',
    takes: { through: point, facing: angle },
  },
  use: {
    says: 'An earlier part, as it was drawn before knocks.',
    takes: { part: { is: 'name' } },
    alone: 'part',
  },
  skeleton: {
    says: 'A constructed letter, y 0-100 and centred on x 50, or as tall as `height` around `at`.',
    takes: {
      char: { is: 'character' },
      weight: length,
      corner: maybeLength,
      width: maybeLength,
      bar: { is: 'number', min: 0, max: 100, optional: true },
      at: maybePoint,
      height: maybeLength,
    },
  },
  letter: {
    says: 'A letter of a typeface in any script, as tall as `height`, centred on a point.',
    takes: {
      char: { is: 'character' },
      family: { is: 'family' },
      weight: { is: 'count', min: 100, max: 900 },
      at: point,
      height: length,
    },
  },
} as const satisfies Record<string, Term>;

export const OPERATORS = {
  subtract: {
    says: 'Takes a shape away; with `gap` it stays that far off.',
    takes: { of: shape, gap: { is: 'number', min: 0, max: 40, optional: true } },
    alone: 'of',
  },
  intersect: { says: 'Keeps only what lies inside a shape.', takes: { of: shape }, alone: 'of' },
  exclude: { says: 'Keeps what is in one but not in both.', takes: { of: shape }, alone: 'of' },
  move: { says: 'Moves by `[right, down]`.', takes: { by: point }, alone: 'by' },
  turn: {
    says: 'Turns clockwise around a point, the centre of the field when left out.',
    takes: { by: angle, about: maybePoint },
    alone: 'by',
  },
  scale: {
    says: 'Scales by one number or by one for each axis.',
    takes: { by: { is: 'pair', min: -20, max: 20 }, about: maybePoint },
    alone: 'by',
  },
  skew: {
    says: 'Leans to the right by an angle; the level of `about` stays.',
    takes: { by: { is: 'number', min: -80, max: 80 }, about: maybePoint },
    alone: 'by',
  },
  mirror: { says: 'Adds the mirror image.', takes: { line }, alone: 'line' },
  flip: { says: 'Becomes the mirror image.', takes: { line }, alone: 'line' },
  halfturn: { says: 'Adds itself turned by half around a point.', takes: { about: point }, alone: 'about' },
  spin: {
    says: '`n` copies around a point, evenly or by `step` degrees.',
    takes: { n: copies, about: maybePoint, step: maybeAngle },
    alone: 'n',
  },
  repeat: { says: '`n` copies, each moved on by `by`.', takes: { n: copies, by: point } },
  along: {
    says: '`n` copies along an open path, turned with it if asked.',
    takes: { points: path, n: copies, turning: flag },
  },
  cut: {
    says: 'A gap along a line, or along its parallels at `offsets` to the right.',
    takes: { line, gap: length, offsets: { is: 'numbers', min: 1, max: 12, optional: true } },
  },
  rays: {
    says: '`n` gaps through a point, from the angle `from`; `oneWay` ends them at the point.',
    takes: {
      through: point,
      from: maybeAngle,
      n: { is: 'count', min: 1, max: 24 },
      gap: length,
      oneWay: flag,
    },
  },
  slide: {
    says: 'Cuts along a line and moves the right-hand side along it.',
    takes: { line, by: { is: 'number', min: -200, max: 200 }, gap: maybeLength },
  },
  stripes: {
    says: 'Keeps parallel stripes, `width` wide and `gap` apart.',
    takes: { angle, width: stripe, gap: stripe, about: maybePoint },
  },
  grow: {
    says: 'Grows on all sides, or shrinks by a negative number.',
    takes: { by: { is: 'number', min: -40, max: 40 } },
    alone: 'by',
  },
  outline: {
    says: 'Becomes a band along its edge.',
    takes: {
      width: { is: 'number', min: 0, max: 60 },
      side: { is: { oneOf: ['inside', 'outside', 'centre'] }, optional: true },
    },
    alone: 'width',
  },
  round: {
    says: 'Rounds corners; only the `inner` or the `outer` ones if asked. Inner after a union melts parts together.',
    takes: {
      r: { is: 'number', min: 0, max: 60 },
      only: { is: { oneOf: ['inner', 'outer'] }, optional: true },
    },
    alone: 'r',
  },
  fit: {
    says: 'Moves and scales into a box centred on a point; `stretch` fills it.',
    takes: { at: point, size: { is: 'pair', min: 0, max: 400 }, stretch: flag },
  },
  keep: {
    says: 'The `n` largest pieces, or the one nearest to a point; the rest goes.',
    takes: { n: { is: 'count', min: 1, max: 8, optional: true }, near: maybePoint },
    alone: 'n',
    oneOf: ['n', 'near'],
  },
} as const satisfies Record<string, Term>;

export type ShapeName = keyof typeof SHAPES;
export type OperatorName = keyof typeof OPERATORS;

/** A shape with its arguments: `{"disc":{"at":[50,50],"r":40}}`. */
export type Shape = {
  [S in ShapeName]: { [K in S]: ArgumentsOf<(typeof SHAPES)[S]['takes'], Amount> };
}[ShapeName];
export type Operator = {
  [O in OperatorName]: { [K in O]: ArgumentsOf<(typeof OPERATORS)[O]['takes'], Amount> };
}[OperatorName];

/** The arguments of a shape after expressions are evaluated. */
export type ShapeArguments<S extends ShapeName> = ArgumentsOf<(typeof SHAPES)[S]['takes'], number>;
/** The arguments of an operator after expressions are evaluated. The shape `of` is passed separately, as an outline. */
export type OperatorArguments<O extends OperatorName> = Omit<
  ArgumentsOf<(typeof OPERATORS)[O]['takes'], number>,
  'of'
>;
