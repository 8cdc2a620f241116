import binding from 'wawoff2/build/decompress_binding.js';

const unpackerReady = new Promise<void>((resolve) => {
  if (binding.calledRun === true) resolve();
  else binding.onRuntimeInitialized = resolve;
});

/** Waits until the WebAssembly unpacker is loaded, and returns a function that unpacks synchronously. */
export const openUnpacker = async (): Promise<(woff2: Uint8Array) => Uint8Array> => {
  await unpackerReady;
  return (woff2) => {
    const bytes = binding.decompress(woff2);
    if (bytes === false) throw new Error('A font file is not WOFF2');
    return bytes.slice();
  };
};
