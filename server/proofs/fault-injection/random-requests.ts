import type { TestWorkspace } from '../../test/support/workspaces.ts';
import type { Environment } from '../../domain/environment.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** A project of a workspace in one environment, and the address that receives its events. */
export interface FaultCustomer {
  readonly workspace: TestWorkspace;
  readonly environment: Environment;
  readonly projectId: string;
  /** Nodes that a refinement can start from; grows while events arrive. */
  readonly memory: string[];
}

export interface RandomRequest {
  readonly number: number;
  readonly customer: FaultCustomer;
  readonly prompt: string;
  readonly memoryId: string | undefined;
  readonly webhookUrl: string | undefined;
}

const trades = ['roastery', 'bakery', 'law firm', 'climbing hall', 'observatory', 'print shop'];
const moods = ['calm', 'bold', 'precise', 'playful', 'warm'];
const changes = ['Make it warmer.', 'A deeper green.', 'Bolder letters.', 'More modern, please.'];

/** Chooses the next request: usually a new brand, sometimes a refinement or a request that must fail. */
export function chooseRequest(
  number: number,
  random: SeededRandom,
  choice: {
    readonly customers: readonly FaultCustomer[];
    readonly overrideUrl: string;
    readonly rejected: string;
  },
): RandomRequest {
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[random.between(0, values.length - 1)];
  const customer = pick(choice.customers);
  if (!customer) throw new Error('There are no customers.');
  const isRefinement = random.fraction() < 0.25 && customer.memory.length > 0;
  const isRejected = random.fraction() < 0.05;
  const fresh = `Number ${number}, a ${pick(moods)} ${pick(trades)}.`;
  const plain = isRefinement ? (pick(changes) ?? fresh) : fresh;
  return {
    number,
    customer,
    prompt: isRejected ? choice.rejected : plain,
    memoryId: isRefinement ? pick(customer.memory) : undefined,
    webhookUrl: random.fraction() < 0.1 ? choice.overrideUrl : undefined,
  };
}
