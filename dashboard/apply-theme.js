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

// Inside a workspace the frame around the screens is needed in any case: it is fetched beside the main script, not after
// it. The build puts the names of its files here.
if (location.pathname.startsWith('/w/')) {
  for (const file of SHELL_FILES) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${file}`;
    document.head.append(link);
  }
}
