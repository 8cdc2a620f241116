/** The ways to write one IPv4 address as the host of a URL, or to embed it in an IPv6 address. */

type Octets = readonly [number, number, number, number];
type Notation = (octets: Octets) => string;

function hex(value: number) {
  return value.toString(16);
}

function pair(high: number, low: number) {
  return hex(high * 256 + low);
}

function toInteger([a, b, c, d]: Octets) {
  return ((a * 256 + b) * 256 + c) * 256 + d;
}

const dotted: Notation = (octets) => octets.join('.');
function replaceDigits(zero: number) {
  return (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** Replaces digits with circled digits. In Unicode, the circled zero is not next to the circled one. */
function encloseDigits(text: string) {
  return text.replace(/\d/g, (digit) =>
    digit === '0' ? '⓪' : String.fromCodePoint(0x2460 + Number(digit) - 1),
  );
}

function percentEncode(text: string) {
  return [...text].map((letter) => `%${hex(letter.charCodeAt(0))}`).join('');
}

export const hostNotations: Readonly<Record<string, Notation>> = {
  dotted,
  'trailing dot': (octets) => `${dotted(octets)}.`,
  decimal: (octets) => String(toInteger(octets)),
  hexadecimal: (octets) => `0x${hex(toInteger(octets))}`,
  'long hexadecimal': (octets) => `0X${hex(toInteger(octets)).toUpperCase().padStart(16, '0')}`,
  octal: (octets) => `0${toInteger(octets).toString(8)}`,
  'dotted hexadecimal': (octets) => octets.map((octet) => `0x${hex(octet)}`).join('.'),
  'dotted octal': (octets) => octets.map((octet) => `0${octet.toString(8)}`).join('.'),
  'long dotted octal': (octets) => octets.map((octet) => octet.toString(8).padStart(9, '0')).join('.'),
  'mixed bases': ([a, b, c, d]) => `0x${hex(a)}.0${b.toString(8)}.${c}.0x${hex(d)}`,
  'two parts': ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  'three parts': ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  'fullwidth digits': (octets) => replaceDigits(0xff10)(dotted(octets)),
  'mathematical digits': (octets) => replaceDigits(0x1d7ce)(dotted(octets)),
  'enclosed digits': (octets) => encloseDigits(dotted(octets)),
  'ideographic dots': (octets) => octets.join('。'),
  'halfwidth dots': (octets) => octets.join('｡'),
  'percent-encoded': (octets) => percentEncode(dotted(octets)),
  'soft hyphens': (octets) => octets.join('\u00ad.'),
};

export const embeddingNotations: Readonly<Record<string, Notation>> = {
  mapped: (octets) => `::ffff:${dotted(octets)}`,
  'mapped in hexadecimal': ([a, b, c, d]) => `::ffff:${pair(a, b)}:${pair(c, d)}`,
  'mapped at full length': ([a, b, c, d]) => `0000:0000:0000:0000:0000:FFFF:${pair(a, b)}:${pair(c, d)}`,
  compatible: (octets) => `::${dotted(octets)}`,
  translated: (octets) => `::ffff:0:${dotted(octets)}`,
  NAT64: (octets) => `64:ff9b::${dotted(octets)}`,
  'local NAT64': (octets) => `64:ff9b:1::${dotted(octets)}`,
  '6to4': ([a, b, c, d]) => `2002:${pair(a, b)}:${pair(c, d)}::1`,
  Teredo: ([a, b, c, d]) => `2001:0:5db8:d822::${pair(255 - a, 255 - b)}:${pair(255 - c, 255 - d)}`,
  'Teredo server': ([a, b, c, d]) => `2001:0:${pair(a, b)}:${pair(c, d)}::1`,
  ISATAP: (octets) => `2606:2800:220:1:0:5efe:${dotted(octets)}`,
};

export function octetsOf(address: string): Octets {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a, b, c, d];
}
