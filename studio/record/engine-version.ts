/**
 * Stored in every record. The same request gives the same bytes with the same engine version, so a change that alters
 * the bytes must raise it.
 */
export const ENGINE_VERSION = '1.3.0';
