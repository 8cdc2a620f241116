import { locale } from '../../messages/locale.ts';
import { t } from './text.ts';

const wholeNumberFormat = new Intl.NumberFormat(locale);

export function formatNumber(count: number): string {
  return wholeNumberFormat.format(count);
}

/** Rounds down, so that one failure in a thousand does not show as 100%. */
export function formatPercent(part: number, all: number): string {
  if (all === 0) return '–';
  const share = Math.floor((part / all) * 1000) / 10;
  return `${share === 100 ? '100' : share.toFixed(1)}%`;
}

export function formatSeconds(seconds: number | null): string {
  return seconds === null ? '–' : t('figures.seconds', { seconds: seconds.toFixed(1) });
}
