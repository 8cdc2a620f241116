import type { MyWorkspace } from '@blazon/contract/console/people.ts';
import { Link } from '@tanstack/react-router';
import { ArrowRight, LogOut, RotateCw } from 'lucide-react';
import { useMe } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { PlainPage } from '../parts/page.tsx';
import { signOut } from './sign-out.ts';
import { t } from './text.ts';

/** Shown if the cell of this workspace does not respond. Lists the workspaces in the cells that do. */
export function UnreachableWorkspace() {
  const me = useMe();
  const reachable = me.data?.workspaces ?? [];
  return (
    <PlainPage title={t('unreachableWorkspace.heading')} description={t('unreachableWorkspace.explanation')}>
      <div className="flex flex-col gap-2">
        <Button variant="primary" icon={RotateCw} pending={me.isRefetching} onClick={() => void me.refetch()}>
          {t('unreachableWorkspace.tryAgain')}
        </Button>
        <Button variant="quiet" icon={LogOut} onClick={signOut}>
          {t('accountMenu.signOut')}
        </Button>
      </div>
      {reachable.length > 0 && <OtherWorkspaces workspaces={reachable} />}
    </PlainPage>
  );
}

function OtherWorkspaces({ workspaces }: { readonly workspaces: readonly MyWorkspace[] }) {
  return (
    <section className="flex flex-col gap-2">
      <h2 className="text-sm text-soft">{t('unreachableWorkspace.others')}</h2>
      <ul className="divide-y divide-line rounded-md border border-line">
        {workspaces.map(({ id, name }) => (
          <li key={id}>
            <Link
              to="/w/$workspace/$environment/overview"
              params={{ workspace: id, environment: 'live' }}
              className="flex items-center justify-between gap-3 rounded-md px-4 py-3 text-sm font-medium text-ink transition-colors hover:bg-hover"
            >
              <span className="truncate">{name}</span>
              <ArrowRight aria-hidden className="size-4 shrink-0 text-faint" strokeWidth={1.75} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
