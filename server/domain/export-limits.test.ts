import { ENGINE_VERSION } from '@blazon/studio/record/engine-version.ts';
import { expect, test } from 'vitest';
import { exportFormatVersion, createExportFileName } from './export-limits.ts';

test('the format version contains the engine version, so that exports of an older engine are not reused', () => {
  expect(exportFormatVersion).toMatch(new RegExp(`^${ENGINE_VERSION.replaceAll('.', '\\.')}-\\d+$`));
});

test.each([
  ['Fjord & Fern', 'kit.zip', 'fjord-fern-kit.zip'],
  ['Café Lumière', 'guidelines.pdf', 'cafe-lumiere-guidelines.pdf'],
  ['../../etc/passwd\r\n"', 'kit.zip', 'etc-passwd-kit.zip'],
  ['東京珈琲', 'kit.zip', 'kit.zip'],
  ['', 'kit.zip', 'kit.zip'],
  ['x'.repeat(500), 'kit.zip', `${'x'.repeat(60)}-kit.zip`],
])('the file for a brand called %j with the ending %s is named %s', (name, ending, expected) => {
  expect(createExportFileName(name, ending)).toBe(expected);
});
