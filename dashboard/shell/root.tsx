import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useSystemTheme } from './theme.ts';

export function Root() {
  useSystemTheme();
  return (
    <>
      <Outlet />
      <RouteAnnouncer />
    </>
  );
}

/** Tells screen readers that another page is there: without a page load, nobody else does. */
function RouteAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const [said, setSaid] = useState('');
  useEffect(() => {
    // The title is set by the screen, a moment after the path.
    const timer = setTimeout(() => setSaid(document.title), 150);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {said}
    </div>
  );
}
