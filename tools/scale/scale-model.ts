/** Computes cells, cores, bytes and cost from the figures in tools/scale/figures.json. */

import {
  type Assumption,
  type CpuPart,
  cpuParts,
  type ScaleFigures,
  type ScalePlan,
  type StoredBytes,
} from './scale-figures.ts';

const secondsPerDay = 86_400;
const daysPerMonth = 30;
const hoursPerMonth = 730;
/** For how long events and delivery attempts are kept. */
const historyDays = 30;
/** For how long answers of the art director are kept. */
const directorAnswerDays = 90;
/** A job without an art director runs the activities makeBrand and attemptDelivery. */
const activitiesPerJob = 2;

export function planScale(figures: ScaleFigures, directedShare: number): ScalePlan {
  const { measured, target } = figures;
  const assumed = (name: Assumption) => figures.assumed[name].value;
  const directed = measured.directedJob.values;
  const cpu = computeCpuPerJob(figures, directedShare);
  const cpuMilliseconds = sumNumbers(cpuParts.map((part) => cpu[part]));
  const walKilobytes = assumed('walKilobytesPerActivity') * computeActivitiesPerJob(figures, directedShare);
  const jobsPerSecondOfCell = Math.floor((assumed('walMegabytesPerSecond') * 1000) / walKilobytes);
  const cells = Math.ceil(target.jobsPerSecond / jobsPerSecondOfCell);
  const cellsWithSpare = cells + assumed('spareCells');
  const designCoresOfCell = Math.ceil(
    (jobsPerSecondOfCell * (cpu.studio + cpu.worker) * assumed('headroom')) / 1000,
  );
  const coresOfCell =
    designCoresOfCell + sumNumbers(figures.machines.map(({ count, cores }) => count * cores));
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
  const jobs = (computeAverageJobsPerSecond(figures) / cells) * secondsPerDay;
  const bytes = computeBytesPerJob(figures);
  const activityFactor = computeActivitiesPerJob(figures, directedShare) / activitiesPerJob;
  const daily = {
    events: jobs * bytes.events,
    results: jobs * bytes.results,
    answers: jobs * directedShare * measured.directedJob.values.answerBytes,
    temporal: jobs * measured.temporalBytes.values.workflow * activityFactor,
  };
  return {
    daily,
    heldBytes:
      daily.events * historyDays +
      daily.results * daysPerMonth * assumed.drawingsMonths.value +
      daily.answers * directorAnswerDays +
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
  const jobs = computeAverageJobsPerSecond(figures) * secondsPerDay * daysPerMonth;
  const cores = plan.cores * hoursPerMonth * assumed.coreHour.value;
  const bytes = computeBytesPerJob(figures);
  const jobBytes =
    bytes.events + bytes.results + plan.directedShare * measured.directedJob.values.answerBytes;
  const model = plan.directedShare * measured.conversation.values.price;
  return {
    cost: { cores, disk: plan.cells * plan.heldBytes * costOfByte, model: jobs * model },
    costOfThousandJobs: { service: (cores / jobs + jobBytes * costOfByte) * 1000, model: model * 1000 },
  };
}

function computeAverageJobsPerSecond({ assumed, target }: ScaleFigures): number {
  return target.jobsPerSecond * assumed.averageShare.value;
}

/** In a directed job, each batch of questions adds one makeBrand activity and each question one askDirector. */
function computeActivitiesPerJob({ measured }: ScaleFigures, directedShare: number): number {
  const { batches, questions } = measured.directedJob.values;
  return activitiesPerJob + directedShare * (batches + questions);
}

/** The CPU time of the worker, Temporal and both databases grows in proportion to the number of activities. */
function computeCpuPerJob(figures: ScaleFigures, directedShare: number): Record<CpuPart, number> {
  const cpu = figures.measured.cpuMilliseconds.values;
  const directed = figures.measured.directedJob.values;
  const activityFactor = computeActivitiesPerJob(figures, directedShare) / activitiesPerJob;
  return {
    ...cpu,
    studio: cpu.studio + directedShare * directed.studioMilliseconds,
    worker: cpu.worker * activityFactor,
    temporal: cpu.temporal * activityFactor,
    temporalPostgres: cpu.temporalPostgres * activityFactor,
    servicePostgres: cpu.servicePostgres * activityFactor,
  };
}

function computeBytesPerJob({ measured }: ScaleFigures) {
  const tables = measured.storedBytes.values;
  const addTables = (...names: readonly string[]) =>
    sumNumbers(
      names.map((name) => sumStoredBytes(tables[name] ?? { row: 0, toast: 0, indexes: 0, kept: '' })),
    );
  return {
    events: addTables('events', 'delivery_attempts'),
    results: addTables('brands', 'memory_nodes', 'jobs'),
    node: addTables('memory_nodes'),
  };
}

export function sumStoredBytes({ row, toast, indexes }: StoredBytes): number {
  return row + toast + indexes;
}

export function sumNumbers(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
