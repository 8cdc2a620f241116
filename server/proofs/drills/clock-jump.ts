import { startAllServices } from '../../../tools/services/lifecycle.ts';
import { type JoinedConsole, joinConsole, startConsole } from '../../test/support/console.ts';
import type { ServerProcess } from '../../test/support/server-process.ts';
import type { Figure } from '../figures.ts';
import { judgeTimes } from './clock-jump-judgement.ts';
import { createProbes } from './clock-jump-probes.ts';
import { createDrillService } from './drill-service.ts';
import { createFakeClock } from './fake-clock.ts';

const hour = 3_600;
/** The offsets in seconds: one hour ahead, correct, one hour behind, correct. */
const jumps = [hour, 0, -hour, 0];

/**
 * The clocks of the API, the console and the worker jump by an hour under load, while PostgreSQL, Redis and Temporal
 * keep the right time. Nothing may be lost, duplicated, late or signed with a wrong time, and every process must
 * report its skew.
 */
export async function drillClockJump(isShort: boolean): Promise<Figure[]> {
  await startAllServices();
  const clock = createFakeClock();
  const service = await createDrillService('clock-jump', clock.environment);
  const some = isShort ? 15 : 100;
  const begin = Date.now();
  let dashboard: { readonly server: ServerProcess; readonly joined: JoinedConsole } | undefined;
  try {
    await service.start();
    const { origin, server } = await startConsole(service.environment);
    dashboard = { server, joined: joinConsole(service.environment, origin) };
    const { person } = await dashboard.joined.signUpWithWorkspace();
    const probes = await createProbes(service, person, [...service.processes(), server]);
    service.load.start();
    await service.load.untilAccepted(some);
    await probes.ask(0);
    for (const offset of jumps) {
      clock.set(offset);
      console.log(`the clocks are wrong by ${offset} s`);
      await service.load.untilAccepted(some);
      await probes.ask(offset);
    }
    await service.load.stop();
    const accepted = [...service.load.accepted.map(({ id }) => id), ...probes.jobs()];
    const consistency = await service.check(accepted);
    return [
      { name: 'jobs acknowledged', value: accepted.length, goal: `>=${(jumps.length + 1) * some}` },
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
