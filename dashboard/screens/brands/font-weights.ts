import { t } from './text.ts';

const weightNames: Readonly<Record<string, string>> = {
  100: t('fontWeights.thin'),
  200: t('fontWeights.extraLight'),
  300: t('fontWeights.light'),
  400: t('fontWeights.regular'),
  500: t('fontWeights.medium'),
  600: t('fontWeights.semibold'),
  700: t('fontWeights.bold'),
  800: t('fontWeights.extraBold'),
  900: t('fontWeights.black'),
};

export function formatWeightName(weight: string): string {
  return (weightNames[weight] ?? weight).toLowerCase();
}

export function describeWeight(weight: string): string {
  const name = weightNames[weight];
  return name === undefined ? weight : `${name} (${weight})`;
}
