/**
 * The version of the engine, which every record stores. With the same version, the same request gives the same bytes.
 * A change that alters the bytes must raise the version.
 */
export const ENGINE_VERSION = '1.3.0';
