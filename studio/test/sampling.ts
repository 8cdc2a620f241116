import { env } from 'node:process';

/** Nightly runs draw everything. Others draw a sample, because all drawings take minutes. */
export const IS_THOROUGH = env['BLAZON_THOROUGH'] === '1';

/** Returns every `interval`-th item from the given index on; in a nightly run, all items. */
export const takeEvery = <Item>(items: readonly Item[], interval: number, first = 0): readonly Item[] =>
  IS_THOROUGH ? items : items.filter((_, index) => index % interval === first % interval);
