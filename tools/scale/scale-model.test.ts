import { expect, test } from 'vitest';
import { checkout } from '../services/paths.ts';
import type { ScaleFigures } from './scale-figures.ts';
import { planScale } from './scale-model.ts';
import { readScaleFigures, readScalePage } from './scale-page.ts';
import { withScaleTables } from './scale-tables.ts';

const figures = readScaleFigures(checkout);

function withAssumption(name: keyof ScaleFigures['assumed'], value: number): ScaleFigures {
  return { ...figures, assumed: { ...figures.assumed, [name]: { value, why: 'a test' } } };
}

test('cells handle the peak, and workspaces are spread over them', () => {
  for (const share of [0, 0.1, 1]) {
    const plan = planScale(figures, share);
    expect(plan.cells * plan.jobsPerSecondOfCell).toBeGreaterThanOrEqual(figures.target.jobsPerSecond);
    expect((plan.cells - 1) * plan.jobsPerSecondOfCell).toBeLessThan(figures.target.jobsPerSecond);
    expect(plan.workspacesOfCell * plan.cells).toBeCloseTo(figures.target.workspaces);
  }
});

test('a job of the library costs what was measured', () => {
  const plan = planScale(figures, 0);
  const parts = Object.values(figures.measured.cpuMilliseconds.values);
  expect(plan.cpuMilliseconds).toBeCloseTo(parts.reduce((total, part) => total + part, 0));
  expect(plan.openQuestions).toBe(0);
  expect(plan.daily.answers).toBe(0);
  expect(plan.cost.model).toBe(0);
});

test('a directed job costs more of everything except events', () => {
  const [library, directed] = [planScale(figures, 0), planScale(figures, 1)];
  expect(directed.cpuMilliseconds - library.cpuMilliseconds).toBeGreaterThan(
    figures.measured.directedJob.values.studioMilliseconds,
  );
  expect(directed.cells).toBeGreaterThan(library.cells);
  expect(directed.daily.events * directed.cells).toBeCloseTo(library.daily.events * library.cells, 0);
});

test('half the WAL a second needs twice the cells', () => {
  const half = withAssumption('walMegabytesPerSecond', figures.assumed.walMegabytesPerSecond.value / 2);
  expect(planScale(half, 0).cells).toBe(Math.ceil(figures.target.jobsPerSecond / 200));
});

test('a page without the markers of a table is an error, not a silent omission', () => {
  const page = readScalePage(checkout).replace('<!-- table disk -->', '');
  expect(() => withScaleTables(page, figures)).toThrow('no markers for the table disk');
});

test('every measured figure names a command', () => {
  for (const { command } of Object.values(figures.measured)) expect(command).toMatch(/^npm run \w+ -- /);
});
