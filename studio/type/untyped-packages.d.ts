// Declares types for modules of packages that come without them.

// The main module of the package is asynchronous. This one is synchronous once it has loaded.
declare module 'wawoff2/build/decompress_binding.js' {
  interface Binding {
    /** True once the WebAssembly module has loaded. */
    calledRun?: boolean;
    onRuntimeInitialized?: () => void;
    /** Returns the unpacked font in a buffer that the next call overwrites, or false if the bytes are not WOFF2. */
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
