/** The top-level folders with our code. */
export const codeFolders = [
  'contract',
  'studio',
  'evaluation',
  'server',
  'sdk',
  'cli',
  'dashboard',
  'site',
  'tools',
];

const codeFilePattern = new RegExp(`^(${codeFolders.join('|')})/.*\\.tsx?$`);

export function isCode(file: string): boolean {
  return codeFilePattern.test(file);
}

/** Tests, proofs and benchmarks may import anything. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || /^(server\/(test|proofs|bench)|dashboard\/(test|bench))\//.test(file);
}

/** The layer of a file: `server/http` for files at any depth, `tools` for `tools/check.ts`. */
export function layerOf(file: string): string {
  const [top = '', below = '', ...deeper] = file.split('/');
  return top === 'server' && deeper.length > 0 ? `${top}/${below}` : top;
}
