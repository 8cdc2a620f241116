// Reads fields of a JSON object: numbers, texts, flags, and words from a list. A field that is omitted or wrong gets
// its fallback; a wrong one is also reported.

import type { Findings } from './findings.ts';
import { appendToPath } from './findings.ts';

export class Fields {
  private readonly value: Record<string, unknown>;
  private readonly path: string;
  private readonly findings: Findings;

  constructor(value: Record<string, unknown>, path: string, findings: Findings) {
    this.value = value;
    this.path = path;
    this.findings = findings;
  }

  /** Returns the path of a field in the whole JSON, for findings. */
  at(name: string): string {
    return appendToPath(this.path, name);
  }

  get(name: string): unknown {
    return this.value[name];
  }

  has(name: string): boolean {
    return this.value[name] !== undefined;
  }

  number<D>(name: string, min: number, max: number, fallback: D): number | D {
    const given = this.value[name];
    if (given === undefined) return fallback;
    if (typeof given === 'number' && given >= min && given <= max) return given;
    this.findings.add(this.at(name), `a number from ${min} to ${max}`, given);
    return fallback;
  }

  text<D>(name: string, longest: number, fallback: D): string | D {
    const given = this.value[name];
    if (given === undefined) return fallback;
    if (typeof given === 'string' && given !== '' && given.length <= longest) return given;
    this.findings.add(this.at(name), `a text of 1 to ${longest} characters`, given);
    return fallback;
  }

  flag<D>(name: string, fallback: D): boolean | D {
    const given = this.value[name];
    if (given === undefined) return fallback;
    if (typeof given === 'boolean') return given;
    this.findings.add(this.at(name), 'true or false', given);
    return fallback;
  }

  word<W extends string, D>(name: string, words: readonly W[], fallback: D): W | D {
    const given = this.value[name];
    if (given === undefined) return fallback;
    const found = words.find((word) => word === given);
    if (found !== undefined) return found;
    if (typeof given === 'string')
      this.findings.unknownName(this.at(name), `one of ${words.join(' ')}`, given, words);
    else this.findings.add(this.at(name), `one of ${words.join(' ')}`, given);
    return fallback;
  }
}
