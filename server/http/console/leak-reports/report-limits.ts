import { clientNetworkKey } from '../../../domain/client-network.ts';
import { createKeyedSlots } from '../../../domain/keyed-limiter.ts';

/** Reports that this process handles at once, so that large ones cannot fill its memory. */
const maxAtOnce = 32;
/** The part of these from one network: slow uploads without a valid signature must not block the real reporter. */
const maxAtOnceOfNetwork = 8;
/** Reports from one network per minute: an attacker must not block the real reporter. */
const maxInMinute = 120;
const maxNetworks = 10_000;

type Release = () => void;

/** Counted by this process alone: there is one reporter, and a restart may reset the counts. */
export function limitReports(now: () => Date): (address: string) => Release | 'too_often' | 'full' {
  let minute = 0;
  const inMinute = new Map<string, number>();
  const slots = createKeyedSlots({ total: maxAtOnce, perKey: maxAtOnceOfNetwork });
  return (address) => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) inMinute.clear();
    minute = current;
    const network = clientNetworkKey(address);
    const count = (inMinute.get(network) ?? 0) + 1;
    if (inMinute.has(network) || inMinute.size < maxNetworks) inMinute.set(network, count);
    if (count > maxInMinute) return 'too_often';
    return slots.acquire(network) ? () => slots.release(network) : 'full';
  };
}
