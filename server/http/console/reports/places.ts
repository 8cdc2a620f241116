import { clientNetwork } from '../../../rules/client-network.ts';

/** Reports in hand at once in this process, so that large ones never fill its memory. */
const mostAtOnce = 32;
/** Of those, from one network: whoever uploads slowly and without a right to it leaves room for the reporter. */
const mostAtOnceOfNetwork = 8;
/** From one network in one minute: a stranger who only guesses never keeps the reporter out. */
const mostInMinute = 120;
const mostNetworks = 10_000;

/** Gives the place back. */
type Leave = () => void;

/** By this process alone: the reporter is one, and a restart forgives. */
export function countPlaces(now: () => Date): (address: string) => Leave | 'too_often' | 'full' {
  let minute = 0;
  let all = 0;
  const inMinute = new Map<string, number>();
  const inHand = new Map<string, number>();
  return (address) => {
    const current = Math.floor(now().getTime() / 60_000);
    if (current !== minute) inMinute.clear();
    minute = current;
    const network = clientNetwork(address);
    const count = (inMinute.get(network) ?? 0) + 1;
    if (inMinute.has(network) || inMinute.size < mostNetworks) inMinute.set(network, count);
    if (count > mostInMinute) return 'too_often';
    const held = inHand.get(network) ?? 0;
    if (all >= mostAtOnce || held >= mostAtOnceOfNetwork) return 'full';
    all += 1;
    inHand.set(network, held + 1);
    return () => {
      all -= 1;
      const left = (inHand.get(network) ?? 0) - 1;
      if (left > 0) inHand.set(network, left);
      else inHand.delete(network);
    };
  };
}
