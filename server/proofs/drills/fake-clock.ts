import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Environment } from '../../test/support/server-process.ts';

/** A wrong time of day for the programs started with `environment`. It can be changed while they run. */
export interface FakeClock {
  readonly environment: Environment;
  /** Sets the difference between the programs' clock and this machine's clock, in seconds. */
  set(offset: number): void;
  remove(): void;
}

const libraries = ['x86_64', 'aarch64'].map(
  (platform) => `/usr/lib/${platform}-linux-gnu/faketime/libfaketimeMT.so.1`,
);

/**
 * Fakes only the time of day, with libfaketime. Timers and the monotonic clock continue unchanged, as when a real
 * clock is set.
 */
export function createFakeClock(): FakeClock {
  const library = libraries.find((file) => existsSync(file));
  if (library === undefined) throw new Error('Install libfaketime: BLAZON_NIGHTLY=1 tools/bootstrap');
  const folder = mkdtempSync(join(tmpdir(), 'blazon-clock-'));
  const file = join(folder, 'offset');
  const set = (offset: number): void => {
    // Rename the file into place, so that no process reads half a line.
    writeFileSync(`${file}.new`, `${offset < 0 ? '' : '+'}${offset}\n`);
    renameSync(`${file}.new`, file);
  };
  set(0);
  return {
    environment: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    set,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
