const weights: Readonly<Record<string, string>> = {
  100: 'Thin',
  200: 'Extra light',
  300: 'Light',
  400: 'Regular',
  500: 'Medium',
  600: 'Semibold',
  700: 'Bold',
  800: 'Extra bold',
  900: 'Black',
};

export function weightName(weight: string): string {
  return (weights[weight] ?? weight).toLowerCase();
}

export function describeWeight(weight: string): string {
  const name = weights[weight];
  return name === undefined ? weight : `${name} (${weight})`;
}
