import { expect, test } from 'vitest';
import { checkoutFolder } from '../services/paths.ts';
import type { ScaleFigures } from './scale-figures.ts';
import { planScale } from './scale-model.ts';
import { readScaleFigures, readScalePage } from './scale-page.ts';
import { replaceScaleTables } from './scale-tables.ts';

const figures = readScaleFigures(checkoutFolder);

function changeAssumption(name: keyof ScaleFigures['assumed'], value: number): ScaleFigures {
  return { ...figures, assumed: { ...figures.assumed, [name]: { value, why: 'a test' } } };
}

test('planScale plans enough cells for the peak, and spreads the workspaces over them', () => {
  for (const share of [0, 0.1, 1]) {
    const plan = planScale(figures, share);
    expect(plan.cells * plan.jobsPerSecondOfCell).toBeGreaterThanOrEqual(figures.target.jobsPerSecond);
    expect((plan.cells - 1) * plan.jobsPerSecondOfCell).toBeLessThan(figures.target.jobsPerSecond);
    expect(plan.workspacesOfCell * plan.cells).toBeCloseTo(figures.target.workspaces);
  }
});

test('planScale takes the cost of a job without an art director from the measured figures', () => {
  const plan = planScale(figures, 0);
  const parts = Object.values(figures.measured.cpuMilliseconds.values);
  expect(plan.cpuMilliseconds).toBeCloseTo(parts.reduce((total, part) => total + part, 0));
  expect(plan.openQuestions).toBe(0);
  expect(plan.daily.answers).toBe(0);
  expect(plan.cost.model).toBe(0);
});

test('planScale gives directed jobs more CPU time and cells, but the same storage for events', () => {
  const [library, directed] = [planScale(figures, 0), planScale(figures, 1)];
  expect(directed.cpuMilliseconds - library.cpuMilliseconds).toBeGreaterThan(
    figures.measured.directedJob.values.studioMilliseconds,
  );
  expect(directed.cells).toBeGreaterThan(library.cells);
  expect(directed.daily.events * directed.cells).toBeCloseTo(library.daily.events * library.cells, 0);
});

test('planScale plans twice the cells if a cell can write only half the WAL per second', () => {
  const half = changeAssumption('walMegabytesPerSecond', figures.assumed.walMegabytesPerSecond.value / 2);
  expect(planScale(half, 0).cells).toBe(Math.ceil(figures.target.jobsPerSecond / 200));
});

test('replaceScaleTables throws if the page lacks the markers of a table', () => {
  const page = readScalePage(checkoutFolder).replace('<!-- table disk -->', '');
  expect(() => replaceScaleTables(page, figures)).toThrow('no markers for the table disk');
});

test('every measured figure names a command', () => {
  for (const { command } of Object.values(figures.measured)) expect(command).toMatch(/^npm run \w+ -- /);
});
