// Reads a trade from parsed JSON.

import type { Findings } from '../language/blazon/findings.ts';
import { appendToPath } from '../language/blazon/findings.ts';
import { isRecord } from '../language/blazon/read-arguments.ts';
import { Fields } from '../language/blazon/read-fields.ts';
import { reportUnknownKeys } from '../language/blazon/read-mark.ts';
import { SWATCH_NAMES, findSwatch } from '../language/colour/swatches.ts';
import {
  type SpecificTrade,
  type PaletteSketch,
  type Trade,
  type TradeForms,
  type TradeWords,
  type Trait,
  TRAITS,
} from './trade.ts';

type JsonObject = Record<string, unknown>;

const FORM_KINDS = ['general', 'named', 'verbs'] as const;
/** Limits several times larger than any existing trade needs. */
const LIMITS = { entries: 1000, name: 40 } as const;

export function readTrade(id: string, value: JsonObject, findings: Findings): Trade {
  reportUnknownKeys(value, 'lettering traits cliches palettes pictures finer words'.split(' '), '', findings);
  const fields = new Fields(value, '', findings);
  if (!fields.has('lettering')) findings.add('lettering', 'a kind of lettering', undefined);
  return {
    id,
    lettering: fields.text('lettering', LIMITS.name, ''),
    traits: value['traits'] === undefined ? [] : readTraits(value, findings),
    cliches: readWords(value, '', 'cliches', findings),
    palettes: readRecords(value['palettes'], 'palettes', findings, readPalette),
    pictures: readPictures(value['pictures'], findings),
    finer: readRecords(value['finer'], 'finer', findings, readSpecificTrade),
    words: readLanguages(value['words'], findings),
  };
}

function readTraits(value: JsonObject, findings: Findings): readonly Trait[] {
  return readWords(value, '', 'traits', findings).flatMap((name, index): Trait[] => {
    const trait = TRAITS.find((each) => each === name);
    if (trait !== undefined) return [trait];
    findings.unknownName(appendToPath('traits', index), 'a trait', name, TRAITS);
    return [];
  });
}

function readPictures(value: unknown, findings: Findings): Trade['pictures'] {
  if (!isRecord(value)) findings.add('pictures', 'plain and fitting pictures', value);
  const given = isRecord(value) ? value : { plain: [], fitting: [] };
  reportUnknownKeys(given, ['plain', 'fitting'], 'pictures', findings);
  return {
    plain: readWords(given, 'pictures', 'plain', findings),
    fitting: readWords(given, 'pictures', 'fitting', findings),
  };
}

function readPalette(value: JsonObject, path: string, findings: Findings): PaletteSketch {
  reportUnknownKeys(value, ['colours', 'moods'], path, findings);
  const colours = readWords(value, path, 'colours', findings);
  const at = appendToPath(path, 'colours');
  if (colours.length !== 2) findings.add(at, 'two colours', value['colours']);
  const [primary = '', secondary = ''] = colours.map((name, index) => {
    if (SWATCH_NAMES.includes(name)) return findSwatch(name);
    findings.unknownName(appendToPath(at, index), 'a swatch', name, SWATCH_NAMES);
    return '';
  });
  return { primary, secondary, moods: readWords(value, path, 'moods', findings) };
}

function readSpecificTrade(value: JsonObject, path: string, findings: Findings): SpecificTrade {
  reportUnknownKeys(value, ['names', 'pictures'], path, findings);
  return {
    names: readWords(value, path, 'names', findings),
    pictures: readWords(value, path, 'pictures', findings),
  };
}

function readLanguages(value: unknown, findings: Findings): ReadonlyMap<string, TradeWords> {
  if (!isRecord(value)) {
    findings.add('words', 'words by language', value);
    return new Map();
  }
  return new Map(
    Object.entries(value).map(([language, words]) => [
      language,
      readLanguage(words, appendToPath('words', language), findings),
    ]),
  );
}

function readLanguage(value: unknown, path: string, findings: Findings): TradeWords {
  if (!isRecord(value)) findings.add(path, `words such as {"named":["bakery"]}`, value);
  const given = isRecord(value) ? value : {};
  reportUnknownKeys(given, [...FORM_KINDS, 'second'], path, findings);
  const second = given['second'] ?? {};
  const at = appendToPath(path, 'second');
  if (isRecord(second)) reportUnknownKeys(second, FORM_KINDS, at, findings);
  else findings.add(at, `words such as {"named":["bakery"]}`, second);
  return {
    ...readForms(given, path, findings),
    second: readForms(isRecord(second) ? second : {}, at, findings),
  };
}

function readForms(value: JsonObject, path: string, findings: Findings): TradeForms {
  const [general = [], named = [], verbs = []] = FORM_KINDS.map((name) =>
    value[name] === undefined ? [] : readWords(value, path, name, findings),
  );
  return { general, named, verbs };
}

function readRecords<T>(
  value: unknown,
  path: string,
  findings: Findings,
  read: (value: JsonObject, path: string, findings: Findings) => T,
): readonly T[] {
  if (!Array.isArray(value) || value.length > LIMITS.entries) {
    findings.add(path, `a list of at most ${LIMITS.entries} entries`, value);
    return [];
  }
  return value.flatMap((each: unknown, index): T[] => {
    if (isRecord(each)) return [read(each, appendToPath(path, index), findings)];
    findings.add(appendToPath(path, index), 'an entry', each);
    return [];
  });
}

function readWords(value: JsonObject, path: string, name: string, findings: Findings): readonly string[] {
  const given = value[name];
  const at = appendToPath(path, name);
  if (!Array.isArray(given) || given.length > LIMITS.entries) {
    findings.add(at, `a list of at most ${LIMITS.entries} words`, given);
    return [];
  }
  const wrongIndex = given.findIndex((word) => !isWord(word));
  if (wrongIndex >= 0) findings.add(appendToPath(at, wrongIndex), 'a word', given[wrongIndex]);
  return given.filter(isWord);
}

const isWord = (value: unknown): value is string => typeof value === 'string' && value !== '';
