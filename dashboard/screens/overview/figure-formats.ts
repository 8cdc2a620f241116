import { t } from './text.ts';

/** Rounds down, so that one failure in a thousand does not show as 100%. */
export function formatPercent(part: number, all: number): string {
  if (all === 0) return '–';
  const share = Math.floor((part / all) * 1000) / 10;
  return `${share === 100 ? '100' : share.toFixed(1)}%`;
}

export function formatSeconds(seconds: number | null): string {
  return seconds === null ? '–' : t('figures.seconds', { seconds: seconds.toFixed(1) });
}
