/** A place in the live feed of a workspace: events are in the order of their transactions, and of their ids inside one. */
export interface FeedPosition {
  /** A number of 64 bits, in decimal digits. */
  readonly transactionId: string;
  readonly uuid: string;
}

/** Callers get it as opaque text: 24 bytes in base64url. */
export function encodeCursor({ transactionId, uuid }: FeedPosition): string {
  const bytes = Buffer.alloc(24);
  bytes.writeBigUInt64BE(BigInt(transactionId));
  bytes.write(uuid.replaceAll('-', ''), 8, 'hex');
  return bytes.toString('base64url');
}

/** Of text that has the form of a cursor; whatever it says is some place in the feed. */
export function decodeCursor(cursor: string): FeedPosition {
  const bytes = Buffer.from(cursor, 'base64url');
  const hex = bytes.toString('hex', 8);
  return {
    transactionId: bytes.readBigUInt64BE().toString(),
    uuid: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
  };
}
