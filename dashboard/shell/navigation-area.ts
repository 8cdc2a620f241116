/** Detail pages whose list is under another navigation entry. */
const navigationEntryByArea: Readonly<Record<string, string>> = { brands: 'projects', story: 'requests' };

/** Returns the navigation entry of a path. */
export function findNavigationArea(path: string): string {
  const [, , , environment = '', area = 'overview'] = path.split('/');
  if (environment !== 'live' && environment !== 'sandbox') return 'overview';
  return navigationEntryByArea[area] ?? area;
}
