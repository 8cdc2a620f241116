// Runs before anything is painted. Sets the theme to the person's choice, or to the system's preference.
{
  let choice = null;
  try {
    choice = localStorage.getItem('blazon.theme');
  } catch {
    // Without storage, the system's preference applies.
  }
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const dark = choice === 'dark' || (choice !== 'light' && prefersDark);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
}

// Every page of a workspace needs the shell, and the overview also needs its own screen. Preloads their files in
// parallel with the main script. The build inserts the names of the files here.
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

// Starts the app after the first frame, because its start takes longer than painting what the server has rendered. A
// page in the background paints no frames.
addEventListener('DOMContentLoaded', () => {
  if (document.hidden) start();
  else requestAnimationFrame(() => setTimeout(start));
});

function start() {
  const script = document.createElement('script');
  script.type = 'module';
  script.crossOrigin = '';
  script.src = `/${MAIN_FILE}`;
  document.head.append(script);
}
