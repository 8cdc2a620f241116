// Finds the line and column of each value in a JSON text, for error messages. `JSON.parse` does not report them, and
// does not always say where it stopped.

export interface JsonPositions {
  /**
   * Returns the line and column, from 1. The path is written as by `appendToPath` of
   * studio/language/blazon/findings.ts. A missing value gets the position of its record or list.
   */
  at: (path: string) => string;
  /** Paths of fields that occur twice in one record. `JSON.parse` silently takes the last. */
  repeated: readonly string[];
  /** Line and column where the text stops being valid JSON; missing if all of it is valid. */
  broken?: string;
}

const SCALAR = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const BLANK = /[ \t\r\n]*/y;

class BrokenJsonError extends Error {}

const formatLineAndColumn = (text: string, offset: number): string => {
  const lines = text.slice(0, offset).split('\n');
  return `${lines.length}:${(lines.at(-1)?.length ?? 0) + 1}`;
};

class JsonWalker {
  readonly offsets = new Map<string, number>([['', 0]]);
  readonly repeated: string[] = [];
  offset = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  walkWhole(): void {
    this.walk('');
    this.match(BLANK);
    this.expect(this.offset === this.text.length);
  }

  private match(pattern: RegExp): string {
    pattern.lastIndex = this.offset;
    const [found = ''] = pattern.exec(this.text) ?? [];
    this.offset += found.length;
    return found;
  }

  private skip(character: string): boolean {
    this.match(BLANK);
    const found = this.text[this.offset] === character;
    if (found) this.offset += 1;
    return found;
  }

  private expect(found: boolean): void {
    if (!found) throw new BrokenJsonError();
  }

  private walk(path: string): void {
    this.match(BLANK);
    this.offsets.set(path, this.offset);
    if (this.skip('{')) this.walkRecord(path);
    else if (this.skip('[')) this.walkList(path);
    else this.expect(this.match(SCALAR) !== '');
  }

  private walkList(path: string): void {
    if (this.skip(']')) return;
    let index = 0;
    do {
      this.walk(`${path}[${index}]`);
      index += 1;
    } while (this.skip(','));
    this.expect(this.skip(']'));
  }

  private walkRecord(path: string): void {
    if (this.skip('}')) return;
    do {
      this.match(BLANK);
      const start = this.offset;
      this.expect(this.text[start] === '"');
      const key = this.match(SCALAR).slice(1, -1);
      const field = path === '' ? key : `${path}.${key}`;
      if (this.offsets.has(field)) this.repeated.push(field);
      this.expect(this.skip(':'));
      this.walk(field);
      this.offsets.set(field, start);
    } while (this.skip(','));
    this.expect(this.skip('}'));
  }
}

export const findPositions = (text: string): JsonPositions => {
  const walker = new JsonWalker(text);
  const { offsets, repeated } = walker;
  const at = (path: string): string => {
    let known = path;
    while (!offsets.has(known))
      known = known.slice(0, Math.max(0, known.lastIndexOf('.'), known.lastIndexOf('[')));
    return formatLineAndColumn(text, offsets.get(known) ?? 0);
  };
  try {
    walker.walkWhole();
    return { at, repeated };
  } catch (error) {
    if (!(error instanceof BrokenJsonError)) throw error;
    return { at, repeated, broken: formatLineAndColumn(text, walker.offset) };
  }
};
