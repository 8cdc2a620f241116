// Scans numbers of SVG attributes character by character, in linear time.

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

  /** White space and one comma. */
  skip(): void {
    let comma = false;
    for (; this.at < this.text.length; this.at += 1) {
      const code = this.text.charCodeAt(this.at);
      if (code === 44 && !comma) comma = true;
      else if (code !== 32 && code !== 9 && code !== 10 && code !== 13) return;
    }
  }

  /** Reads a command or a name: letters only; empty if there is none. */
  word(): string {
    this.skip();
    const from = this.at;
    while (/[A-Za-z]/.test(this.text.charAt(this.at))) this.at += 1;
    return this.text.slice(from, this.at);
  }

  letter(): string {
    this.skip();
    const letter = this.text.charAt(this.at);
    if (!/^[A-Za-z]$/.test(letter)) return '';
    this.at += 1;
    return letter;
  }

  take(sign: string): boolean {
    this.skip();
    if (this.text.charAt(this.at) !== sign) return false;
    this.at += 1;
    return true;
  }

  /** Null if no number begins here. */
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
      const partFrom = at;
      while (isDigit(text.charCodeAt(at))) at += 1;
      digits += at - partFrom;
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

  /** Arc flags need no space between them: `0 01 10 10`. */
  flag(): number | null {
    this.skip();
    const sign = this.text.charAt(this.at);
    if (sign !== '0' && sign !== '1') return null;
    this.at += 1;
    return Number(sign);
  }
}

/** Larger numbers are mistakes, and their squares would lose all precision. */
const MAX_NUMBER = 1e6;

/** Reads a single number, optionally with `px`; null otherwise. */
export function readNumber(text: string): number | null {
  const scanner = new NumberScanner(text.trim().replace(/px$/, ''));
  const value = scanner.number();
  return value !== null && scanner.done ? value : null;
}

/** Reads a list of numbers; null if it contains anything else. */
export function readNumbers(text: string, most: number): number[] | null {
  const scanner = new NumberScanner(text);
  const values: number[] = [];
  while (!scanner.done) {
    const value = scanner.number();
    if (value === null || values.length >= most) return null;
    values.push(value);
  }
  return values;
}
