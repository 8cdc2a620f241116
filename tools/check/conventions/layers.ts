/** The folders at the top that hold our code. */
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

const code = new RegExp(`^(${codeFolders.join('|')})/.*\\.tsx?$`);

export function isCode(file: string): boolean {
  return code.test(file);
}

/** Tests, proofs and benchmarks may reach for anything. */
export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file) || /^(server\/(test|proofs|bench)|dashboard\/(test|bench))\//.test(file);
}

/** The folder that a file belongs to: `server/http` for what is in it at any depth, `tools` for `tools/check.ts`. */
export function layerOf(file: string): string {
  const [top = '', below = '', ...deeper] = file.split('/');
  return top === 'server' && deeper.length > 0 ? `${top}/${below}` : top;
}
