import { toClientNetworkKey } from '../../../domain/client-network.ts';
import { createKeyedSlots } from '../../../domain/keyed-limiter.ts';

/** How many reports this process handles at the same time, so that large reports cannot fill its memory. */
const maxConcurrentReports = 32;
/**
 * How many of these may come from one network, because slow uploads without a valid signature must not block the real
 * reporter.
 */
const maxConcurrentPerNetwork = 8;
/** The maximum number of reports per minute from one network, so that an attacker cannot keep out genuine reports. */
const maxPerMinute = 120;
const maxNetworks = 10_000;

type ReleaseSlot = () => void;

/**
 * Creates a function that admits a report. It returns a function that releases the report's slot, or the reason why
 * the report is rejected. The counts are kept in this process only, which is enough for a single reporter.
 */
export function createReportLimiter(
  now: () => Date,
): (address: string) => ReleaseSlot | 'too_often' | 'full' {
  let minute = 0;
  const countByNetwork = new Map<string, number>();
  const slots = createKeyedSlots({ total: maxConcurrentReports, perKey: maxConcurrentPerNetwork });
  return (address) => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) countByNetwork.clear();
    minute = current;
    const network = toClientNetworkKey(address);
    const count = (countByNetwork.get(network) ?? 0) + 1;
    if (countByNetwork.has(network) || countByNetwork.size < maxNetworks) countByNetwork.set(network, count);
    if (count > maxPerMinute) return 'too_often';
    return slots.acquire(network) ? () => slots.release(network) : 'full';
  };
}
