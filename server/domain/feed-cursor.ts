/** A position in a workspace's live feed: events are ordered by transaction, then by id. */
export interface FeedPosition {
  /** A 64-bit number in decimal. */
  readonly transactionId: string;
  readonly uuid: string;
}

/** Encodes a position as an opaque string: 24 bytes in base64url. */
export function encodeCursor({ transactionId, uuid }: FeedPosition): string {
  const bytes = Buffer.alloc(24);
  bytes.writeBigUInt64BE(BigInt(transactionId));
  bytes.write(uuid.replaceAll('-', ''), 8, 'hex');
  return bytes.toString('base64url');
}

/** Decodes any well-formed cursor. Every decoded value is a valid position. */
export function decodeCursor(cursor: string): FeedPosition {
  const bytes = Buffer.from(cursor, 'base64url');
  const hex = bytes.toString('hex', 8);
  return {
    transactionId: bytes.readBigUInt64BE().toString(),
    uuid: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`,
  };
}
