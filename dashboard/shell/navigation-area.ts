/** Pages that are reached from a list: one brand or one story is of one environment only, and so is its list. */
const lists: Readonly<Record<string, string>> = { brands: 'projects', story: 'requests' };

/** The entry of the navigation that a path belongs to. */
export function navigationArea(path: string): string {
  const [, , , environment = '', area = 'overview'] = path.split('/');
  if (environment !== 'live' && environment !== 'sandbox') return 'overview';
  return lists[area] ?? area;
}
