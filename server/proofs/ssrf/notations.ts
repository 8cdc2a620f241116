/** The ways to write one IPv4 address as the host of a URL, or to embed it in an IPv6 address. */

type Octets = readonly [number, number, number, number];
type Notation = (octets: Octets) => string;

function toHex(value: number) {
  return value.toString(16);
}

function toHexPair(high: number, low: number) {
  return toHex(high * 256 + low);
}

function toInteger([a, b, c, d]: Octets) {
  return ((a * 256 + b) * 256 + c) * 256 + d;
}

const formatDotted: Notation = (octets) => octets.join('.');
function createDigitReplacer(zero: number) {
  return (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)));
}

/** Replaces digits with circled digits. In Unicode, the circled zero is not next to the circled one. */
function encloseDigits(text: string) {
  return text.replace(/\d/g, (digit) =>
    digit === '0' ? '⓪' : String.fromCodePoint(0x2460 + Number(digit) - 1),
  );
}

function percentEncode(text: string) {
  return [...text].map((letter) => `%${toHex(letter.charCodeAt(0))}`).join('');
}

export const hostNotations: Readonly<Record<string, Notation>> = {
  dotted: formatDotted,
  'trailing dot': (octets) => `${formatDotted(octets)}.`,
  decimal: (octets) => String(toInteger(octets)),
  hexadecimal: (octets) => `0x${toHex(toInteger(octets))}`,
  'long hexadecimal': (octets) => `0X${toHex(toInteger(octets)).toUpperCase().padStart(16, '0')}`,
  octal: (octets) => `0${toInteger(octets).toString(8)}`,
  'dotted hexadecimal': (octets) => octets.map((octet) => `0x${toHex(octet)}`).join('.'),
  'dotted octal': (octets) => octets.map((octet) => `0${octet.toString(8)}`).join('.'),
  'long dotted octal': (octets) => octets.map((octet) => octet.toString(8).padStart(9, '0')).join('.'),
  'mixed bases': ([a, b, c, d]) => `0x${toHex(a)}.0${b.toString(8)}.${c}.0x${toHex(d)}`,
  'two parts': ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  'three parts': ([a, b, c, d]) => `${a}.${b}.${c * 256 + d}`,
  'fullwidth digits': (octets) => createDigitReplacer(0xff10)(formatDotted(octets)),
  'mathematical digits': (octets) => createDigitReplacer(0x1d7ce)(formatDotted(octets)),
  'enclosed digits': (octets) => encloseDigits(formatDotted(octets)),
  'ideographic dots': (octets) => octets.join('。'),
  'halfwidth dots': (octets) => octets.join('｡'),
  'percent-encoded': (octets) => percentEncode(formatDotted(octets)),
  'soft hyphens': (octets) => octets.join('\u00ad.'),
};

export const embeddingNotations: Readonly<Record<string, Notation>> = {
  mapped: (octets) => `::ffff:${formatDotted(octets)}`,
  'mapped in hexadecimal': ([a, b, c, d]) => `::ffff:${toHexPair(a, b)}:${toHexPair(c, d)}`,
  'mapped at full length': ([a, b, c, d]) =>
    `0000:0000:0000:0000:0000:FFFF:${toHexPair(a, b)}:${toHexPair(c, d)}`,
  compatible: (octets) => `::${formatDotted(octets)}`,
  translated: (octets) => `::ffff:0:${formatDotted(octets)}`,
  NAT64: (octets) => `64:ff9b::${formatDotted(octets)}`,
  'local NAT64': (octets) => `64:ff9b:1::${formatDotted(octets)}`,
  '6to4': ([a, b, c, d]) => `2002:${toHexPair(a, b)}:${toHexPair(c, d)}::1`,
  Teredo: ([a, b, c, d]) => `2001:0:5db8:d822::${toHexPair(255 - a, 255 - b)}:${toHexPair(255 - c, 255 - d)}`,
  'Teredo server': ([a, b, c, d]) => `2001:0:${toHexPair(a, b)}:${toHexPair(c, d)}::1`,
  ISATAP: (octets) => `2606:2800:220:1:0:5efe:${formatDotted(octets)}`,
};

export function octetsOf(address: string): Octets {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
  return [a, b, c, d];
}
