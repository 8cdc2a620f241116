/** From measured figures to cells, cores, bytes and cost. Pure: tools/scale/figures.json is its only input. */

import {
  type Assumption,
  type CpuPart,
  cpuParts,
  type ScaleFigures,
  type ScalePlan,
  type StoredBytes,
} from './scale-figures.ts';

const secondsOfDay = 86_400;
const daysOfMonth = 30;
const hoursOfMonth = 730;
const historyDays = 30;
const directorDays = 90;
/** makeBrand and attemptDelivery. */
const activitiesOfJob = 2;

export function planScale(figures: ScaleFigures, directedShare: number): ScalePlan {
  const { measured, target } = figures;
  const assumed = (name: Assumption) => figures.assumed[name].value;
  const directed = measured.directedJob.values;
  const cpu = cpuOfJob(figures, directedShare);
  const cpuMilliseconds = sum(cpuParts.map((part) => cpu[part]));
  const walKilobytes = assumed('walKilobytesPerActivity') * activitiesOf(figures, directedShare);
  const jobsPerSecondOfCell = Math.floor((assumed('walMegabytesPerSecond') * 1000) / walKilobytes);
  const cells = Math.ceil(target.jobsPerSecond / jobsPerSecondOfCell);
  const cellsWithSpare = cells + assumed('spareCells');
  const designCoresOfCell = Math.ceil(
    (jobsPerSecondOfCell * (cpu.studio + cpu.worker) * assumed('headroom')) / 1000,
  );
  const coresOfCell = designCoresOfCell + sum(figures.machines.map(({ count, cores }) => count * cores));
  const disk = planDisk(figures, directedShare, cells);
  return {
    directedShare,
    cpuMilliseconds,
    coresAtPeak: Math.ceil((target.jobsPerSecond * cpuMilliseconds * assumed('headroom')) / 1000),
    walKilobytes,
    jobsPerSecondOfCell,
    cells,
    cellsWithSpare,
    designCoresOfCell,
    coresOfCell,
    workspacesOfCell: target.workspaces / cells,
    openQuestions:
      (target.jobsPerSecond * directedShare * measured.conversation.values.seconds * directed.questions) /
      directed.batches,
    ...disk,
    ...planCost(figures, {
      directedShare,
      cells,
      cores: cellsWithSpare * coresOfCell,
      heldBytes: disk.heldBytes,
    }),
  };
}

function planDisk(
  figures: ScaleFigures,
  directedShare: number,
  cells: number,
): Pick<ScalePlan, 'daily' | 'heldBytes' | 'nodeBytes'> {
  const { measured, assumed, target } = figures;
  const jobs = (averageJobsPerSecond(figures) / cells) * secondsOfDay;
  const bytes = bytesOfJob(figures);
  const activities = activitiesOf(figures, directedShare) / activitiesOfJob;
  const daily = {
    events: jobs * bytes.events,
    results: jobs * bytes.results,
    answers: jobs * directedShare * measured.directedJob.values.answerBytes,
    temporal: jobs * measured.temporalBytes.values.workflow * activities,
  };
  return {
    daily,
    heldBytes:
      daily.events * historyDays +
      daily.results * daysOfMonth * assumed.drawingsMonths.value +
      daily.answers * directorDays +
      daily.temporal,
    nodeBytes: {
      withDrawings: target.nodes * bytes.results,
      withoutDrawings: target.nodes * bytes.node,
    },
  };
}

function planCost(
  figures: ScaleFigures,
  plan: {
    readonly directedShare: number;
    readonly cells: number;
    readonly cores: number;
    readonly heldBytes: number;
  },
): Pick<ScalePlan, 'cost' | 'costOfThousandJobs'> {
  const { measured, assumed } = figures;
  const costOfByte = (assumed.gigabyteMonth.value * assumed.copies.value) / 1e9;
  const jobs = averageJobsPerSecond(figures) * secondsOfDay * daysOfMonth;
  const cores = plan.cores * hoursOfMonth * assumed.coreHour.value;
  const bytes = bytesOfJob(figures);
  const jobBytes =
    bytes.events + bytes.results + plan.directedShare * measured.directedJob.values.answerBytes;
  const model = plan.directedShare * measured.conversation.values.price;
  return {
    cost: { cores, disk: plan.cells * plan.heldBytes * costOfByte, model: jobs * model },
    costOfThousandJobs: { service: (cores / jobs + jobBytes * costOfByte) * 1000, model: model * 1000 },
  };
}

function averageJobsPerSecond({ assumed, target }: ScaleFigures): number {
  return target.jobsPerSecond * assumed.averageShare.value;
}

/** Every batch is one more makeBrand, every question one askDirector. */
function activitiesOf({ measured }: ScaleFigures, directedShare: number): number {
  const { batches, questions } = measured.directedJob.values;
  return activitiesOfJob + directedShare * (batches + questions);
}

/** Temporal and its PostgreSQL work in proportion to activities; of the worker's time, a half belongs to each activity. */
function cpuOfJob(figures: ScaleFigures, directedShare: number): Record<CpuPart, number> {
  const cpu = figures.measured.cpuMilliseconds.values;
  const directed = figures.measured.directedJob.values;
  const factor = activitiesOf(figures, directedShare) / activitiesOfJob;
  return {
    ...cpu,
    studio: cpu.studio + directedShare * directed.studioMilliseconds,
    worker: cpu.worker * factor,
    temporal: cpu.temporal * factor,
    temporalPostgres: cpu.temporalPostgres * factor,
    servicePostgres: cpu.servicePostgres * factor,
  };
}

function bytesOfJob({ measured }: ScaleFigures) {
  const tables = measured.storedBytes.values;
  const all = (...names: readonly string[]) =>
    sum(names.map((name) => storedBytes(tables[name] ?? { row: 0, toast: 0, indexes: 0, kept: '' })));
  return {
    events: all('events', 'delivery_attempts'),
    results: all('brands', 'memory_nodes', 'jobs'),
    node: all('memory_nodes'),
  };
}

export function storedBytes({ row, toast, indexes }: StoredBytes): number {
  return row + toast + indexes;
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
