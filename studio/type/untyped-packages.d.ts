// Entries of packages that come without types of their own.

// The package's own entry is asynchronous on every call; its binding is not, once it runs.
declare module 'wawoff2/build/decompress_binding.js' {
  interface Binding {
    /** True once it runs. */
    calledRun?: boolean;
    onRuntimeInitialized?: () => void;
    /** The bytes of the font, in a buffer that the next call uses again; false when they are no WOFF2. */
    decompress(bytes: Uint8Array): Uint8Array | false;
  }
  const binding: Binding;
  export default binding;
}

// The package declares its types for CommonJS only.
declare module 'bidi-js/dist/bidi.mjs' {
  import type { Bidi } from 'bidi-js';

  export default function bidiFactory(): Bidi;
}
