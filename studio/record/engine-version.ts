/** Part of every record. The same request and the same engine give the same bytes: what changes them raises this. */
export const ENGINE = '1.3.0';
