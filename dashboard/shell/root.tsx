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

/** Announces a navigation to screen readers, because there is no page load. */
function RouteAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    // Wait, because the screen sets the title shortly after the path changes.
    const timer = setTimeout(() => setAnnounced(document.title), 150);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <div aria-live="polite" aria-atomic="true" className="sr-only">
      {announced}
    </div>
  );
}
