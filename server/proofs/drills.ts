/**
 * Rehearses operational incidents: `npm run drills -- --json [--only rolling-upgrade,...] [--short]`. Each drill causes
 * one incident while the real service is under load, recovers as docs/operations.md describes, and counts what was
 * lost. Some drills stop or replace this checkout's services, so nothing else should use them meanwhile.
 */
import { parseArgs } from 'node:util';
import { drillClockJump } from './drills/clock-jump.ts';
import { drillFailover } from './drills/failover.ts';
import { drillFullDisk } from './drills/full-disk.ts';
import { drillRestore } from './drills/restore.ts';
import { drillRollingUpgrade } from './drills/rolling-upgrade.ts';
import { type Figure, isShort, reportFigures } from './figures.ts';

const drills: Readonly<Record<string, (isShort: boolean) => Promise<Figure[]>>> = {
  'rolling-upgrade': drillRollingUpgrade,
  restore: drillRestore,
  failover: drillFailover,
  'full-disk': drillFullDisk,
  'clock-jump': drillClockJump,
};

const { values: options } = parseArgs({
  options: { only: { type: 'string' }, json: { type: 'boolean' }, short: { type: 'boolean' } },
});
const selectedDrills = options.only?.split(',') ?? Object.keys(drills);
const figures: Figure[] = [];
for (const name of selectedDrills) {
  const drill = drills[name];
  if (drill === undefined)
    throw new Error(`There is no drill "${name}". The drills are: ${Object.keys(drills).join(', ')}.`);
  console.log(`\n${name}`);
  for (const figure of await drill(isShort)) figures.push({ ...figure, name: `${name}: ${figure.name}` });
}
reportFigures('drills', figures);
