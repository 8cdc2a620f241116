/**
 * How many attempts may be under way at once inside one process, so that a receiver that hangs keeps nobody else's
 * events waiting. Who finds no room does not wait here, where it would hold a place in the worker: it is told when to
 * come back. Those times are spread like places in a queue, as far apart as the receiver has lately taken to free a
 * place, so that thousands of events for a dead receiver come back a few times each instead of asking all the time.
 */
export interface DeliveryRoom {
  /** Takes a place, or says when to try again. */
  enter(visitor: Visitor, now: number): Entry;
  /** How many keys are remembered. */
  readonly size: number;
}

export interface Visitor {
  readonly workspaceId: string;
  readonly host: string;
  /** Here for the first time: it does not go before those who were told to come now. */
  readonly isNew: boolean;
}

export type Entry =
  /** `leave` gives the place back, once. */
  | { readonly admitted: true; leave(now: number): void }
  | { readonly admitted: false; readonly waitMilliseconds: number };

export interface RoomBounds {
  /** One workspace at one host: neither a dead receiver nor the host it shares with others can be taken whole. */
  readonly perWorkspaceAndHost: number;
  readonly perWorkspace: number;
  /** All workspaces together at one host, for the host's sake. */
  readonly perHost: number;
}

const roomBounds: RoomBounds = { perWorkspaceAndHost: 50, perWorkspace: 100, perHost: 200 };

/** Assumed of a receiver that has not answered yet. */
const firstGuessMilliseconds = 100;
/** Weight of the newest duration in the mean: about the last ten count. */
const newest = 0.2;
/**
 * A queue never grows longer than this: the next one starts a new lap from the front, in between the others. A
 * receiver that recovers has its events soon, and one that stays dead costs each event a visit every so often.
 */
const longestWaitMilliseconds = 240_000;
/** Places follow each other no closer than this, so that a burst does not come back as a burst. */
const shortestSpacingMilliseconds = 1;
/** Remembered without use for so long, and so many at most without anyone inside. */
const idleMilliseconds = 60_000;
const mostRemembered = 10_000;
const lookMilliseconds = 1_000;

interface Place {
  readonly bound: number;
  /** When each of those inside came in, oldest first. */
  readonly inside: Set<{ readonly since: number }>;
  meanMilliseconds: number;
  /** The time given to the last one that was sent away. */
  lastGiven: number;
  /** To the second. */
  usedAt: number;
}

export function createDeliveryRoom(bounds: RoomBounds = roomBounds): DeliveryRoom {
  const places = new Map<string, Place>();
  let nextLookAt = 0;
  return {
    enter({ workspaceId, host, isNew }, now) {
      const find = (key: string, bound: number) => [key, places.get(key) ?? newPlace(bound)] as const;
      const wanted = [
        find(`${workspaceId} ${host}`, bounds.perWorkspaceAndHost),
        find(workspaceId, bounds.perWorkspace),
        find(` ${host}`, bounds.perHost),
      ];
      const full = wanted.find(
        ([, place]) => place.inside.size >= place.bound || (isNew && place.lastGiven > now),
      );
      // Only what is in use is remembered: one who is sent away leaves no trace at places that are not full.
      for (const [key, place] of full ? [full] : wanted) remember(places, key, place, now);
      const visit = { since: now };
      if (!full) for (const [, place] of wanted) place.inside.add(visit);
      if (now >= nextLookAt || places.size > mostRemembered) {
        forgetIdle(places, now);
        nextLookAt = now + lookMilliseconds;
      }
      return full
        ? { admitted: false, waitMilliseconds: giveTime(full[1], now) }
        : { admitted: true, leave: (end) => leave(wanted, visit, end) };
    },
    get size() {
      return places.size;
    },
  };
}

function newPlace(bound: number): Place {
  return {
    bound,
    inside: new Set(),
    meanMilliseconds: firstGuessMilliseconds,
    lastGiven: 0,
    usedAt: Number.NEGATIVE_INFINITY,
  };
}

/** Put at the end now and then, so that the map is about in the order of use. */
function remember(places: Map<string, Place>, key: string, place: Place, now: number): void {
  if (now - place.usedAt >= lookMilliseconds) {
    places.delete(key);
    place.usedAt = now;
  }
  places.set(key, place);
}

function leave(
  wanted: readonly (readonly [string, Place])[],
  visit: { readonly since: number },
  now: number,
): void {
  for (const [, place] of wanted) {
    if (!place.inside.delete(visit)) continue;
    place.meanMilliseconds += newest * (Math.max(0, now - visit.since) - place.meanMilliseconds);
  }
}

/** The next place in the queue, in milliseconds from now. */
function giveTime(place: Place, now: number): number {
  // One that has been inside for longer than the mean says more about a receiver that went silent than the mean does.
  const [oldest] = place.inside;
  const expected = Math.max(place.meanMilliseconds, oldest === undefined ? 0 : now - oldest.since);
  const spacing = Math.max(shortestSpacingMilliseconds, expected / place.bound);
  const front = now + expected;
  const next = Math.max(place.lastGiven + spacing, front);
  place.lastGiven = next - now > longestWaitMilliseconds ? front : next;
  return Math.ceil(place.lastGiven - now);
}

/** From the longest unused on, to the first that is still of use. Beyond the bound some more go, so that it is seldom met. */
function forgetIdle(places: Map<string, Place>, now: number): void {
  const enough = places.size > mostRemembered ? mostRemembered * 0.9 : mostRemembered;
  for (const [key, place] of places) {
    if (place.inside.size > 0) continue;
    if (now - place.usedAt < idleMilliseconds && places.size <= enough) return;
    places.delete(key);
  }
}
