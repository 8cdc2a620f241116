/** The SPDX names of licences under which we may use and redistribute a package. */
const allowedLicences = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Evaluates an SPDX expression: `A OR B` needs one allowed licence, `A AND B` needs both, and AND binds tighter. */
export function isAllowedLicence(expression: string): boolean {
  const innermost = /\(([^()]*)\)/;
  let flat = expression.trim();
  for (let match = innermost.exec(flat); match !== null; match = innermost.exec(flat)) {
    // Each pair of parentheses is replaced by a licence with the same verdict.
    flat = flat.replace(match[0], isAllowedLicence(match[1] ?? '') ? 'MIT' : 'none');
  }
  return flat
    .split(/\s+OR\s+/)
    .some((side) => side.split(/\s+AND\s+/).every((name) => allowedLicences.has(name.trim())));
}
