import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { programGroups, programs } from './programs/programs.ts';

function run(...parameters: string[]) {
  const script = join(import.meta.dirname, 'run-program.ts');
  return spawnSync(process.execPath, [script, ...parameters], { encoding: 'utf8' });
}

it.each(programGroups)('%s -- --help lists every program with one line', (group) => {
  const { status, stdout } = run(group, '--help');
  expect(status).toBe(0);
  const lines = stdout.split('\n').map((line) => line.trim().replaceAll(/\s+/g, ' '));
  for (const [name, { about }] of Object.entries(programs[group]))
    expect(lines).toContain(`${name} ${about}`);
});

it('an unknown program is rejected, with a list of the known programs', () => {
  const { status, stderr } = run('prove', 'nothing');
  expect(status).toBe(1);
  expect(stderr).toContain('There is no program "nothing".');
  expect(stderr).toContain('limits');
});
