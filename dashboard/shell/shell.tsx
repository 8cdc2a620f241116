import { Outlet, useParams } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { saveLastWorkspace } from '../api/last-workspace.ts';
import { useMe } from '../api/use-me.ts';
import { useWorkspaceContext, WorkspaceProvider } from '../api/workspace-context.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { MainLandmark } from './main-landmark.tsx';
import { PhoneBar } from './phone-bar.tsx';
import { NotFound, RoutePending } from './route-states.tsx';
import { SandboxStrip } from './sandbox-strip.tsx';
import { SearchHost } from './search/search-button.tsx';
import { Sidebar } from './sidebar.tsx';
import { UnreachableWorkspace } from './unreachable-workspace.tsx';
import { UnpaidStrip } from './unpaid-strip.tsx';
import { t } from './text.ts';

/** Loaded on demand, because few members lack a required second factor. */
const SecondFactorGate = lazy(async () => {
  const { SecondFactorGate: gate } = await import('./second-factor-gate.tsx');
  return { default: gate };
});

/** The shell around the screens of a workspace. */
export function Shell() {
  const me = useMe();
  const { workspace } = useParams({ strict: false });
  return (
    <Loaded query={me} skeleton={<RoutePending />}>
      {(data) => {
        const { workspaces, unreachable_workspaces: unreachable = 0, person } = data;
        const open = workspaces.find(({ id }) => id === workspace);
        if (open === undefined) return unreachable > 0 ? <UnreachableWorkspace /> : <NotFound />;
        return open.second_factor_required && !person.second_factor ? (
          <Suspense fallback={<RoutePending />}>
            <SecondFactorGate workspace={open} />
          </Suspense>
        ) : (
          <WorkspaceProvider me={data} workspace={open}>
            <Frame />
          </WorkspaceProvider>
        );
      }}
    </Loaded>
  );
}

function Frame() {
  const { workspace, environment } = useWorkspaceContext();
  const [isSearching, setIsSearching] = useState(false);
  const search = () => setIsSearching(true);
  useEffect(() => saveLastWorkspace({ workspace: workspace.id, environment }), [workspace.id, environment]);
  return (
    <div className="flex min-h-dvh flex-col lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <a
        href="#main"
        className="sr-only z-50 rounded-md bg-solid px-3 py-2 text-sm text-on-solid focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
      >
        {t('shell.skipToContent')}
      </a>
      <PhoneBar onSearch={search} />
      <aside className="sticky top-0 hidden h-dvh border-r border-line bg-sunken lg:block">
        <Sidebar onSearch={search} />
      </aside>
      <div className="flex min-w-0 flex-1 flex-col">
        <SandboxStrip />
        <UnpaidStrip />
        <MainLandmark>
          <Suspense fallback={<RoutePending />}>
            <Outlet />
          </Suspense>
        </MainLandmark>
      </div>
      <SearchHost isOpen={isSearching} setIsOpen={setIsSearching} />
    </div>
  );
}
