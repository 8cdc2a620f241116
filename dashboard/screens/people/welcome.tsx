import type { FirstWorkspace } from '@blazon/contract/console/people.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callConsole } from '../../api/call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { redirectAfterSignIn } from './redirect-after-sign-in.ts';
import { t } from './text.ts';

/** Shown right after sign-up: creates a workspace and a sandbox project, and opens the composer. */
export function WelcomeScreen() {
  // A query rather than a mutation, so that a lost response is retried. The console creates only one workspace.
  const start = useQuery({
    queryKey: ['/api/start'],
    queryFn: () => callConsole<FirstWorkspace>('POST', '/api/start'),
    staleTime: Infinity,
  });
  const first = start.data;
  useEffect(() => {
    if (first !== undefined) redirectAfterSignIn(composerPath(first));
  }, [first]);
  return (
    <PlainPage title={t('welcome.title')} description={t('welcome.description')}>
      <Loaded query={start}>{() => null}</Loaded>
    </PlainPage>
  );
}

function composerPath({ workspace_id: workspace, project_id: project }: FirstWorkspace): string {
  return project === null ? '/' : `/w/${workspace}/sandbox/projects/${project}`;
}
