/**
 * Part of every record. The same request and the same engine give the same bytes; any change of the bytes raises this
 * version.
 */
export const ENGINE_VERSION = '1.3.0';
