import { startAllServices } from '../../../tools/services/lifecycle.ts';
import { type JoinedConsole, joinConsole, startConsole } from '../../test/support/console.ts';
import type { ServerProcess } from '../../test/support/server-process.ts';
import type { Figure } from '../figures.ts';
import { judgeTimes } from './clock-jump-judgement.ts';
import { createProbes } from './clock-jump-probes.ts';
import { createDrillService } from './drill-service.ts';
import { createFakeClock } from './fake-clock.ts';

const hourSeconds = 3_600;
/** The error of the clocks after each jump, in seconds: an hour ahead, correct, an hour behind, correct. */
const offsets = [hourSeconds, 0, -hourSeconds, 0];

/**
 * The clocks of the API, the console and the worker jump by an hour under load, while PostgreSQL, Redis and Temporal
 * keep the right time. No job may be lost or duplicated, no event late or wrongly dated, and every process must
 * report its skew.
 */
export async function drillClockJump(isShort: boolean): Promise<Figure[]> {
  await startAllServices();
  const clock = createFakeClock();
  const service = await createDrillService('clock-jump', clock.environment);
  const jobsPerStage = isShort ? 15 : 100;
  const begin = Date.now();
  let dashboard: { readonly server: ServerProcess; readonly joined: JoinedConsole } | undefined;
  try {
    await service.start();
    const { origin, server } = await startConsole(service.environment);
    dashboard = { server, joined: joinConsole(service.environment, origin) };
    const { person } = await dashboard.joined.signUpWithWorkspace();
    const probes = await createProbes(service, person, [...service.processes(), server]);
    service.load.start();
    await service.load.untilAccepted(jobsPerStage);
    await probes.send(0);
    for (const offset of offsets) {
      clock.set(offset);
      console.log(`the clocks are wrong by ${offset} s`);
      await service.load.untilAccepted(jobsPerStage);
      await probes.send(offset);
    }
    await service.load.stop();
    const accepted = [...service.load.accepted.map(({ id }) => id), ...probes.jobs()];
    const consistency = await service.check(accepted);
    return [
      { name: 'jobs acknowledged', value: accepted.length, goal: `>=${(offsets.length + 1) * jobsPerStage}` },
      { name: 'responses that a client cannot retry', value: service.load.problems.length, goal: '=0' },
      ...probes.figures(),
      ...(await judgeTimes(service, begin)),
      ...consistency,
    ];
  } finally {
    await service.close().catch((error: unknown) => console.log(String(error)));
    await dashboard?.server.kill();
    await dashboard?.joined.close();
    clock.remove();
  }
}
