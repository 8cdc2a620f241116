// Parses delivered XML and SVG files with an independent, strict parser.

import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** The text directly inside the element, with entities resolved. */
  text: string;
}

export interface XmlDocument {
  /** Null if the text is not XML. */
  root: XmlElement | null;
  /** The errors of a strict parser; empty for well-formed XML. */
  faults: readonly string[];
  /** Doctypes, processing instructions and CDATA, which a safe drawing must not contain. */
  extras: readonly string[];
}

/** Converts attribute values to strings. The parser ignores namespaces, so each value already is one. */
const toStrings = (attributes: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));

export const readXml = (text: string): XmlDocument => {
  const faults: string[] = [];
  const extras: string[] = [];
  const openElements: XmlElement[] = [];
  let root: XmlElement | null = null;
  const parser = new SaxesParser({ position: true });
  parser.on('error', (error) => faults.push(error.message));
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes: toStrings(attributes), children: [], text: '' };
    openElements.at(-1)?.children.push(element);
    root ??= element;
    openElements.push(element);
  });
  parser.on('closetag', () => void openElements.pop());
  parser.on('text', (piece) => {
    const element = openElements.at(-1);
    if (element !== undefined) element.text += piece;
  });
  parser.on('doctype', () => extras.push('doctype'));
  parser.on('cdata', () => extras.push('cdata'));
  parser.on('processinginstruction', () => extras.push('processing instruction'));
  parser.write(text);
  parser.close();
  return { root, faults, extras };
};

/** Returns the element and all its descendants. */
export const listElements = (element: XmlElement): XmlElement[] => [
  element,
  ...element.children.flatMap(listElements),
];
