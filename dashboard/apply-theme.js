// Runs before anything is painted: sets the theme, which is the person's choice, else what the system prefers.
{
  let choice = null;
  try {
    choice = localStorage.getItem('blazon.theme');
  } catch {
    // Storage is closed to us: the system decides.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = choice === 'dark' || (choice !== 'light' && prefersDark);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

// Inside a workspace the frame around the screens is needed in any case, and on the overview its screen: they are fetched
// beside the main script, not after it. The build puts the names of their files here.
if (location.pathname.startsWith('/w/')) {
  const isOverview = location.pathname.endsWith('/overview');
  for (const file of isOverview ? OVERVIEW_FILES : SHELL_FILES) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
