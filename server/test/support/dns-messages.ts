import ipaddr from 'ipaddr.js';

/** Record types and response codes of the DNS (RFC 1035 and RFC 3596). */

const types = { A: 1, CNAME: 5, AAAA: 28 } as const;
const codes = { NXDOMAIN: 3, SERVFAIL: 2, REFUSED: 5, TRUNCATED: 0 } as const;
const headerBytes = 12;
const ttlSeconds = 3_600; // Long on purpose, so that a wrongly cached answer is noticed.

export interface DnsQuestion {
  readonly name: string;
  readonly type: 'A' | 'AAAA' | 'other';
  /** The offset at which the question section ends. */
  readonly end: number;
}

export interface DnsRecord {
  readonly type: keyof typeof types;
  readonly value: string;
  /** The owner name of the record. Defaults to the requested name. */
  readonly name?: string;
}

export function parseDnsQuestion(message: Buffer): DnsQuestion | undefined {
  if (message.length < headerBytes + 5 || message.readUInt16BE(4) !== 1) return undefined;
  const labels: string[] = [];
  let offset = headerBytes;
  for (let length = message.readUInt8(offset); length > 0; length = message.readUInt8(offset)) {
    if (length > 63 || offset + 1 + length + 5 > message.length) return undefined;
    labels.push(message.toString('latin1', offset + 1, offset + 1 + length));
    offset += 1 + length;
  }
  const number = message.readUInt16BE(offset + 1);
  return { name: labels.join('.').toLowerCase(), type: typeOf(number), end: offset + 5 };
}

export function writeAnswer(
  message: Buffer,
  question: DnsQuestion,
  records: readonly DnsRecord[],
  code?: keyof typeof codes,
): Buffer {
  const header = Buffer.alloc(headerBytes);
  message.copy(header, 0, 0, 2);
  // The flags: an authoritative response, recursion desired and available.
  header.writeUInt16BE(
    0x8580 | (code === 'TRUNCATED' ? 0x0200 : 0) | (code === undefined ? 0 : codes[code]),
    2,
  );
  header.writeUInt16BE(1, 4);
  header.writeUInt16BE(records.length, 6);
  const bodies = records.map((record) => writeRecord(record, question.name));
  return Buffer.concat([header, message.subarray(headerBytes, question.end), ...bodies]);
}

function typeOf(number: number): DnsQuestion['type'] {
  if (number === types.A) return 'A';
  return number === types.AAAA ? 'AAAA' : 'other';
}

function writeRecord({ type, value, name }: DnsRecord, questionName: string): Buffer {
  const data = type === 'CNAME' ? writeName(value) : writeAddress(value);
  const fixed = Buffer.alloc(10);
  fixed.writeUInt16BE(types[type], 0);
  fixed.writeUInt16BE(1, 2);
  fixed.writeUInt32BE(ttlSeconds, 4);
  fixed.writeUInt16BE(data.length, 8);
  return Buffer.concat([writeName(name ?? questionName), fixed, data]);
}

/** Returns the bytes of an address. `URL` normalises it first, because ipaddr.js misreads ::1.2.3.4. */
function writeAddress(address: string): Buffer {
  const canonical = address.includes(':') ? new URL(`https://[${address}]`).hostname.slice(1, -1) : address;
  return Buffer.from(ipaddr.parse(canonical).toByteArray());
}

function writeName(name: string): Buffer {
  const labels = name.split('.').filter((label) => label !== '');
  const parts = labels.flatMap((label) => [Buffer.from([label.length]), Buffer.from(label, 'latin1')]);
  return Buffer.concat([...parts, Buffer.from([0])]);
}
