export function toUnixSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000);
}

export function toUnixSecondsOrNull(time: Date | null): number | null {
  return time === null ? null : toUnixSeconds(time);
}
