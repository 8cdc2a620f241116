/** Detail pages: one brand or one timeline belongs to one environment, and so does its list. */
const lists: Readonly<Record<string, string>> = { brands: 'projects', story: 'requests' };

/** The navigation entry of a path. */
export function navigationArea(path: string): string {
  const [, , , environment = '', area = 'overview'] = path.split('/');
  if (environment !== 'live' && environment !== 'sandbox') return 'overview';
  return lists[area] ?? area;
}
