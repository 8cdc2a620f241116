/** A round-robin queue by owner: one owner's backlog never delays another owner. */
export interface FairQueue<Item> {
  /** Returns false if the queue, or this owner's share of it, is full. */
  push(owner: string, item: Item): boolean;
  /**
   * Removes and returns the next item of the owner that has waited longest. Owners for which `mayRun` returns false
   * keep their position.
   */
  shift(mayRun?: (owner: string) => boolean): Item | undefined;
  /** Removes all items, or those of one owner, and returns how many it removed. */
  clear(owner?: string): number;
}

export interface FairQueueLimits {
  readonly maxItems: number;
  readonly maxPerOwner: number;
}

export function createFairQueue<Item>({ maxItems, maxPerOwner }: FairQueueLimits): FairQueue<Item> {
  /** The items of each owner. The order of the map is the round-robin order. */
  const queues = new Map<string, Item[]>();
  let size = 0;
  return {
    push(owner, item) {
      const queue = queues.get(owner) ?? [];
      if (size >= maxItems || queue.length >= maxPerOwner) return false;
      queue.push(item);
      queues.set(owner, queue);
      size += 1;
      return true;
    },
    shift(mayRun = () => true) {
      for (const [owner, queue] of queues) {
        if (!mayRun(owner)) continue;
        const item = queue.shift();
        queues.delete(owner);
        if (queue.length > 0) queues.set(owner, queue);
        if (item === undefined) continue;
        size -= 1;
        return item;
      }
      return undefined;
    },
    clear(owner) {
      if (owner !== undefined) {
        const count = queues.get(owner)?.length ?? 0;
        queues.delete(owner);
        size -= count;
        return count;
      }
      const count = size;
      queues.clear();
      size = 0;
      return count;
    },
  };
}
