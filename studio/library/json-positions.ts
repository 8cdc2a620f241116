// Finds the position of each value in a JSON text. The parser does not report it, and does not always report where it
// stopped, but an error in a file needs its line and column.

export interface JsonPositions {
  /**
   * Line and column, from 1. The path is written as by `within` of studio/language/blazon/findings.ts; a missing
   * value gets the position of its record or list.
   */
  at: (path: string) => string;
  /** Duplicate fields in one record: the parser silently takes the last. */
  repeated: readonly string[];
  /** Where the text is no longer valid JSON. */
  broken?: string;
}

const SCALAR = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const BLANK = /[ \t\r\n]*/y;

class BrokenJsonError extends Error {}

const lineAndColumn = (text: string, offset: number): string => {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
};

class JsonWalker {
  readonly offsets = new Map<string, number>([['', 0]]);
  readonly repeated: string[] = [];
  at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  walkWhole(): void {
    this.walk('');
    this.match(BLANK);
    this.need(this.at === this.text.length);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.at;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.at += found.length;
    return found;
  }

  private eat(sign: string): boolean {
    this.match(BLANK);
    const found = this.text[this.at] === sign;
    if (found) this.at += 1;
    return found;
  }

  private need(found: boolean): void {
    if (!found) throw new BrokenJsonError();
  }

  private walk(path: string): void {
    this.match(BLANK);
    this.offsets.set(path, this.at);
    if (this.eat('{')) this.walkRecord(path);
    else if (this.eat('[')) this.walkList(path);
    else this.need(this.match(SCALAR) !== '');
  }

  private walkList(path: string): void {
    if (this.eat(']')) return;
    let index = 0;
    do {
      this.walk(`${path}[${index}]`);
      index += 1;
    } while (this.eat(','));
    this.need(this.eat(']'));
  }

  private walkRecord(path: string): void {
    if (this.eat('}')) return;
    do {
      this.match(BLANK);
      const start = this.at;
      this.need(this.text[start] === '"');
      const key = this.match(SCALAR).slice(1, -1);
      const field = path === '' ? key : `${path}.${key}`;
      if (this.offsets.has(field)) this.repeated.push(field);
      this.need(this.eat(':'));
      this.walk(field);
      this.offsets.set(field, start);
    } while (this.eat(','));
    this.need(this.eat('}'));
  }
}

export const findPositions = (text: string): JsonPositions => {
  const walker = new JsonWalker(text);
  const { offsets, repeated } = walker;
  const at = (path: string): string => {
    let known = path;
    while (!offsets.has(known))
      known = known.slice(0, Math.max(0, known.lastIndexOf('.'), known.lastIndexOf('[')));
    return lineAndColumn(text, offsets.get(known) ?? 0);
  };
  try {
    walker.walkWhole();
    return { at, repeated };
  } catch (error) {
    if (!(error instanceof BrokenJsonError)) throw error;
    return { at, repeated, broken: lineAndColumn(text, walker.at) };
  }
};
