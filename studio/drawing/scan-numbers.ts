// Scans the numbers and words of SVG attributes character by character, in linear time.

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

export class NumberScanner {
  at = 0;
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  get done(): boolean {
    this.skip();
    return this.at >= this.text.length;
  }

  /** Skips white space and at most one comma. */
  skip(): void {
    let comma = false;
    for (; this.at < this.text.length; this.at += 1) {
      const code = this.text.charCodeAt(this.at);
      if (code === 44 && !comma) comma = true;
      else if (code !== 32 && code !== 9 && code !== 10 && code !== 13) return;
    }
  }

  /** Reads a run of letters, such as `translate`. Returns '' if no letter follows. */
  word(): string {
    this.skip();
    const from = this.at;
    while (/[A-Za-z]/.test(this.text.charAt(this.at))) this.at += 1;
    return this.text.slice(from, this.at);
  }

  /** Reads one letter, such as a path command. Returns '' if no letter follows. */
  letter(): string {
    this.skip();
    const letter = this.text.charAt(this.at);
    if (!/^[A-Za-z]$/.test(letter)) return '';
    this.at += 1;
    return letter;
  }

  /** Skips `sign` if it follows, and returns whether it did. */
  take(sign: string): boolean {
    this.skip();
    if (this.text.charAt(this.at) !== sign) return false;
    this.at += 1;
    return true;
  }

  /** Reads a number. Returns null if none follows, or if it is too large. */
  number(): number | null {
    this.skip();
    const { text } = this;
    const from = this.at;
    let at = from;
    if (text[at] === '+' || text[at] === '-') at += 1;
    const digitsFrom = at;
    while (isDigit(text.charCodeAt(at))) at += 1;
    let digits = at - digitsFrom;
    if (text[at] === '.') {
      at += 1;
      const fractionFrom = at;
      while (isDigit(text.charCodeAt(at))) at += 1;
      digits += at - fractionFrom;
    }
    if (digits === 0) return null;
    if (text[at] === 'e' || text[at] === 'E') {
      let end = at + 1;
      if (text[end] === '+' || text[end] === '-') end += 1;
      if (isDigit(text.charCodeAt(end))) {
        while (isDigit(text.charCodeAt(end))) end += 1;
        at = end;
      }
    }
    const value = Number(text.slice(from, at));
    if (!Number.isFinite(value) || Math.abs(value) > MAX_NUMBER) return null;
    this.at = at;
    return value;
  }

  /** Reads one arc flag: a single 0 or 1. Flags need no separator, so `01` is two flags. */
  flag(): number | null {
    this.skip();
    const sign = this.text.charAt(this.at);
    if (sign !== '0' && sign !== '1') return null;
    this.at += 1;
    return Number(sign);
  }
}

/** A larger number is a mistake, and its square would lose precision. */
const MAX_NUMBER = 1e6;

/** Reads a text that is one number, optionally followed by `px`. Returns null for any other text. */
export function readNumber(text: string): number | null {
  const scanner = new NumberScanner(text.trim().replace(/px$/, ''));
  const value = scanner.number();
  return value !== null && scanner.done ? value : null;
}

/** Reads a list of at most `maxCount` numbers. Returns null if it is longer or contains anything else. */
export function readNumbers(text: string, maxCount: number): number[] | null {
  const scanner = new NumberScanner(text);
  const values: number[] = [];
  while (!scanner.done) {
    const value = scanner.number();
    if (value === null || values.length >= maxCount) return null;
    values.push(value);
  }
  return values;
}
