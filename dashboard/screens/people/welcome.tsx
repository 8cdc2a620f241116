import type { FirstWorkspace } from '@blazon/contract/console/people.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../api/call.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { redirectAfterSignIn } from './redirect-after-sign-in.ts';

/** Right after sign-up: a workspace and a sandbox project are made, and the composer opens. */
export function WelcomeScreen() {
  // A query, so that a lost answer is asked for again; the console makes one workspace however often it is asked.
  const start = useQuery({
    queryKey: ['/api/start'],
    queryFn: () => call<FirstWorkspace>('POST', '/api/start'),
    staleTime: Infinity,
  });
  const first = start.data;
  useEffect(() => {
    if (first !== undefined) redirectAfterSignIn(composerPath(first));
  }, [first]);
  return (
    <PlainPage title="Welcome" description="Setting up your workspace…">
      <Loaded query={start}>{() => null}</Loaded>
    </PlainPage>
  );
}

function composerPath({ workspace_id: workspace, project_id: project }: FirstWorkspace): string {
  return project === null ? '/' : `/w/${workspace}/sandbox/projects/${project}`;
}
