export function unixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

export function unixSecondsOrNull(time: Date | null): number | null {
  return time === null ? null : unixSeconds(time);
}
