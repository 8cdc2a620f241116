/** The top-level folders that contain TypeScript. */
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

/** Returns `server/http` for any file below that folder, and the top-level folder for files outside `server`. */
export function layerOf(file: string): string {
  const [top = '', below = '', ...deeper] = file.split('/');
  return top === 'server' && deeper.length > 0 ? `${top}/${below}` : top;
}
