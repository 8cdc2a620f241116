import type { TestWorkspace } from '../../test/support/workspaces.ts';
import type { Environment } from '../../domain/environment.ts';
import type { SeededRandom } from '../seeded-random.ts';

/** A project in one environment of a workspace. */
export interface FaultCustomer {
  readonly workspace: TestWorkspace;
  readonly environment: Environment;
  readonly projectId: string;
  /** Ids of memory nodes that a refinement can start from. More are added as events arrive. */
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

/** Chooses the next request: usually for a new brand, sometimes for a refinement or with a prompt that is rejected. */
export function chooseRequest(
  number: number,
  random: SeededRandom,
  options: {
    readonly customers: readonly FaultCustomer[];
    readonly overrideUrl: string;
    readonly rejectedPrompt: string;
  },
): RandomRequest {
  const pick = <Value>(values: readonly Value[]): Value | undefined =>
    values[random.between(0, values.length - 1)];
  const customer = pick(options.customers);
  if (!customer) throw new Error('There are no customers.');
  const isRefinement = random.fraction() < 0.25 && customer.memory.length > 0;
  const isRejected = random.fraction() < 0.05;
  const newBrandPrompt = `Number ${number}, a ${pick(moods)} ${pick(trades)}.`;
  const acceptedPrompt = isRefinement ? (pick(changes) ?? newBrandPrompt) : newBrandPrompt;
  return {
    number,
    customer,
    prompt: isRejected ? options.rejectedPrompt : acceptedPrompt,
    memoryId: isRefinement ? pick(customer.memory) : undefined,
    webhookUrl: random.fraction() < 0.1 ? options.overrideUrl : undefined,
  };
}
