export function seconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

export function secondsOrNull(time: Date | null): number | null {
  return time === null ? null : seconds(time);
}
