import { SaxesParser } from 'saxes';

export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlElement[];
  /** Its own text, with entities resolved. */
  text: string;
}

export interface XmlDocument {
  /** Null if the text is not XML. */
  root: XmlElement | null;
  /** Everything a strict parser objects to; empty for well-formed XML. */
  faults: readonly string[];
  /** Declarations, instructions and CDATA, which a passive drawing must not contain. */
  extras: readonly string[];
}

/** Without namespaces every attribute is a text. */
const plain = (attributes: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, String(value)]));

export const readXml = (text: string): XmlDocument => {
  const faults: string[] = [];
  const extras: string[] = [];
  const open: XmlElement[] = [];
  let root: XmlElement | null = null;
  const parser = new SaxesParser({ position: true });
  parser.on('error', (error) => faults.push(error.message));
  parser.on('opentag', ({ name, attributes }) => {
    const element: XmlElement = { name, attributes: plain(attributes), children: [], text: '' };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (piece) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += piece;
  });
  parser.on('doctype', () => extras.push('doctype'));
  parser.on('cdata', () => extras.push('cdata'));
  parser.on('processinginstruction', () => extras.push('processing instruction'));
  parser.write(text);
  parser.close();
  return { root, faults, extras };
};

export const walk = (element: XmlElement): XmlElement[] => [element, ...element.children.flatMap(walk)];
