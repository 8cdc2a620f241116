/** A round-robin queue by owner: one owner's backlog never delays another owner. */
export interface FairQueue<Item> {
  /** Returns false if the queue, or this owner's share of it, is full. */
  push(owner: string, item: Item): boolean;
  /**
   * Removes and returns the next item of the owner that has waited longest. Owners for which `mayGo` returns false
   * keep their position.
   */
  shift(mayGo?: (owner: string) => boolean): Item | undefined;
  /** Removes all items, or those of one owner, and returns how many it removed. */
  clear(owner?: string): number;
}

export interface FairQueueLimits {
  readonly most: number;
  readonly maxOfOne: number;
}

export function createFairQueue<Item>({ most, maxOfOne }: FairQueueLimits): FairQueue<Item> {
  /** The items of each owner. The order of the map is the round-robin order. */
  const lines = new Map<string, Item[]>();
  let size = 0;
  return {
    push(owner, item) {
      const line = lines.get(owner) ?? [];
      if (size >= most || line.length >= maxOfOne) return false;
      line.push(item);
      lines.set(owner, line);
      size += 1;
      return true;
    },
    shift(mayGo = () => true) {
      for (const [owner, line] of lines) {
        if (!mayGo(owner)) continue;
        const item = line.shift();
        lines.delete(owner);
        if (line.length > 0) lines.set(owner, line);
        if (item === undefined) continue;
        size -= 1;
        return item;
      }
      return undefined;
    },
    clear(owner) {
      if (owner !== undefined) {
        const count = lines.get(owner)?.length ?? 0;
        lines.delete(owner);
        size -= count;
        return count;
      }
      const count = size;
      lines.clear();
      size = 0;
      return count;
    },
  };
}
