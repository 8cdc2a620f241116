// Parses and evaluates expressions over dials, such as "50-$weight/2" or "$w/cos(30)". Angles are in degrees. The
// exported functions never throw: they return a problem as a sentence.

export type Result<T> = { ok: true; value: T } | { ok: false; problem: string };

export type Expression =
  | { kind: 'number'; value: number }
  | { kind: 'dial'; name: string }
  | { kind: 'negative'; of: Expression }
  | { kind: 'binary'; sign: OperatorSign; left: Expression; right: Expression }
  | { kind: 'call'; name: FunctionName; given: Expression[] };

type OperatorSign = '+' | '-' | '*' | '/';

const MAX_EXPRESSION_LENGTH = 120;
/** The deepest nesting of brackets, calls and minus signs. */
const MAX_NESTING = 16;
const RADIANS_PER_DEGREE = Math.PI / 180;
/** Larger results are rejected: the field is only 100 x 100. */
const MAX_ABSOLUTE_VALUE = 1e6;

/**
 * The functions that an expression may call. Each takes at least `from` and at most `to` numbers, and `of` computes its
 * result.
 */
const FUNCTIONS = {
  sin: { from: 1, to: 1, of: ([degrees = 0]) => Math.sin(degrees * RADIANS_PER_DEGREE) },
  cos: { from: 1, to: 1, of: ([degrees = 0]) => Math.cos(degrees * RADIANS_PER_DEGREE) },
  tan: { from: 1, to: 1, of: ([degrees = 0]) => Math.tan(degrees * RADIANS_PER_DEGREE) },
  sqrt: { from: 1, to: 1, of: ([value = 0]) => Math.sqrt(value) },
  abs: { from: 1, to: 1, of: ([value = 0]) => Math.abs(value) },
  min: { from: 2, to: 6, of: (values) => Math.min(...values) },
  max: { from: 2, to: 6, of: (values) => Math.max(...values) },
} as const satisfies Record<string, { from: number; to: number; of: (values: number[]) => number }>;

type FunctionName = keyof typeof FUNCTIONS;

const isFunctionName = (name: string): name is FunctionName => Object.hasOwn(FUNCTIONS, name);

const TOKEN_PATTERN = /\s*(?:(\d+(?:\.\d*)?|\.\d+)|\$([A-Za-z][A-Za-z0-9]*)|([a-z]+)|([-+*/(),]))/y;

type Token = { kind: 'number'; value: number } | { kind: 'dial' | 'word' | 'sign'; text: string };

const tokenise = (text: string): Result<Token[]> => {
  const tokens: Token[] = [];
  const end = text.trimEnd().length;
  let at = 0;
  while (at < end) {
    TOKEN_PATTERN.lastIndex = at;
    const match = TOKEN_PATTERN.exec(text);
    if (match === null)
      return { ok: false, problem: `cannot read from \`${text.slice(at, at + 12).trim()}\`` };
    const [, digits, dial, word, sign] = match;
    if (digits !== undefined) tokens.push({ kind: 'number', value: Number(digits) });
    else if (dial !== undefined) tokens.push({ kind: 'dial', text: dial });
    else if (word !== undefined) tokens.push({ kind: 'word', text: word });
    else tokens.push({ kind: 'sign', text: sign ?? '' });
    at = TOKEN_PATTERN.lastIndex;
  }
  return { ok: true, value: tokens };
};

/** A recursive-descent parser. It throws an ExpressionSyntaxError at the first problem. */
class ExpressionParser {
  private at = 0;
  private readonly tokens: readonly Token[];

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  whole(): Expression {
    const expression = this.sum(0);
    const left = this.tokens[this.at];
    if (left !== undefined) throw new ExpressionSyntaxError(`\`${formatToken(left)}\` is not expected there`);
    return expression;
  }

  private sum(depth: number): Expression {
    let left = this.product(depth);
    for (let sign = this.take('+', '-'); sign !== null; sign = this.take('+', '-')) {
      left = { kind: 'binary', sign, left, right: this.product(depth) };
    }
    return left;
  }

  private product(depth: number): Expression {
    let left = this.factor(depth);
    for (let sign = this.take('*', '/'); sign !== null; sign = this.take('*', '/')) {
      left = { kind: 'binary', sign, left, right: this.factor(depth) };
    }
    return left;
  }

  private factor(depth: number): Expression {
    if (depth > MAX_NESTING) throw new ExpressionSyntaxError(`more than ${MAX_NESTING} levels of brackets`);
    if (this.take('-') !== null) return { kind: 'negative', of: this.factor(depth + 1) };
    if (this.take('+') !== null) return this.factor(depth + 1);
    const token = this.tokens[this.at];
    this.at += 1;
    if (token === undefined) throw new ExpressionSyntaxError('it ends too early');
    if (token.kind === 'number') return { kind: 'number', value: token.value };
    if (token.kind === 'dial') return { kind: 'dial', name: token.text };
    if (token.kind === 'word') return this.call(token.text, depth);
    if (token.text !== '(') throw new ExpressionSyntaxError(`\`${token.text}\` is not expected there`);
    const inside = this.sum(depth + 1);
    this.close();
    return inside;
  }

  private call(name: string, depth: number): Expression {
    if (!isFunctionName(name)) {
      throw new ExpressionSyntaxError(
        `\`${name}\` is no function (${Object.keys(FUNCTIONS).join(' ')}); a dial is written \`$${name}\``,
      );
    }
    if (this.take('(') === null) throw new ExpressionSyntaxError(`\`${name}\` needs brackets`);
    const given = [this.sum(depth + 1)];
    while (this.take(',') !== null) given.push(this.sum(depth + 1));
    this.close();
    const { from, to } = FUNCTIONS[name];
    if (given.length < from || given.length > to) {
      throw new ExpressionSyntaxError(`\`${name}\` takes ${from === to ? from : `${from} to ${to}`} numbers`);
    }
    return { kind: 'call', name, given };
  }

  private close(): void {
    if (this.take(')') === null) throw new ExpressionSyntaxError('a bracket is not closed');
  }

  private take<S extends string>(...signs: S[]): S | null {
    const token = this.tokens[this.at];
    if (token?.kind !== 'sign') return null;
    const found = signs.find((sign) => sign === token.text);
    if (found === undefined) return null;
    this.at += 1;
    return found;
  }
}

class ExpressionSyntaxError extends Error {}

const formatToken = (token: Token): string => {
  if (token.kind === 'number') return String(token.value);
  return token.kind === 'dial' ? `$${token.text}` : token.text;
};

export const parseExpression = (text: string): Result<Expression> => {
  if (text.length > MAX_EXPRESSION_LENGTH)
    return { ok: false, problem: `longer than ${MAX_EXPRESSION_LENGTH} characters` };
  const tokens = tokenise(text);
  if (!tokens.ok) return tokens;
  try {
    return { ok: true, value: new ExpressionParser(tokens.value).whole() };
  } catch (error) {
    if (error instanceof ExpressionSyntaxError) return { ok: false, problem: error.message };
    throw error;
  }
};

/** Returns the names of the dials that an expression uses, with repetitions. */
export const findDialNames = (expression: Expression): string[] => {
  switch (expression.kind) {
    case 'number':
      return [];
    case 'dial':
      return [expression.name];
    case 'negative':
      return findDialNames(expression.of);
    case 'binary':
      return [...findDialNames(expression.left), ...findDialNames(expression.right)];
    case 'call':
      return expression.given.flatMap(findDialNames);
    default:
      return expression satisfies never;
  }
};

const computeOperation = (sign: OperatorSign, left: number, right: number): number => {
  if (sign === '+') return left + right;
  if (sign === '-') return left - right;
  return sign === '*' ? left * right : left / right;
};

export type DialLookup = (name: string) => Result<number>;

const checkBounds = (value: number, what: string): Result<number> =>
  Number.isFinite(value) && Math.abs(value) <= MAX_ABSOLUTE_VALUE
    ? { ok: true, value }
    : { ok: false, problem: `${what} gives no usable number` };

const evaluateAll = (given: readonly Expression[], dial: DialLookup): Result<number[]> => {
  const values: number[] = [];
  for (const one of given) {
    const value = evaluate(one, dial);
    if (!value.ok) return value;
    values.push(value.value);
  }
  return { ok: true, value: values };
};

export const evaluate = (expression: Expression, dial: DialLookup): Result<number> => {
  switch (expression.kind) {
    case 'number':
      return checkBounds(expression.value, 'a number');
    case 'dial':
      return dial(expression.name);
    case 'negative': {
      const value = evaluate(expression.of, dial);
      return value.ok ? { ok: true, value: -value.value } : value;
    }
    case 'binary': {
      const values = evaluateAll([expression.left, expression.right], dial);
      if (!values.ok) return values;
      const [left = 0, right = 0] = values.value;
      if (expression.sign === '/' && right === 0) return { ok: false, problem: 'division by zero' };
      return checkBounds(computeOperation(expression.sign, left, right), `\`${expression.sign}\``);
    }
    case 'call': {
      const values = evaluateAll(expression.given, dial);
      if (!values.ok) return values;
      return checkBounds(FUNCTIONS[expression.name].of(values.value), `\`${expression.name}\``);
    }
    default:
      return expression satisfies never;
  }
};
