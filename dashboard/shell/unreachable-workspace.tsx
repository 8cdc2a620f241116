import { RotateCw } from 'lucide-react';
import { useMe } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { TextLink } from '../parts/link.tsx';
import { Mark } from '../parts/mark.tsx';
import { MainLandmark } from './main-landmark.tsx';
import { t } from './text.ts';

/** Shown if the cell of this workspace does not respond. Lists the workspaces in the cells that do. */
export function UnreachableWorkspace() {
  const me = useMe();
  const reachable = me.data?.workspaces ?? [];
  return (
    <MainLandmark>
      <div className="mx-auto flex min-h-[80dvh] w-full max-w-md flex-col items-center justify-center gap-6 px-5 text-center">
        <title>{t('unreachableWorkspace.title')}</title>
        <Mark className="h-10 w-auto" />
        <div className="flex flex-col gap-2">
          <h1 className="text-xl font-semibold tracking-[-0.01em] text-balance text-ink">
            {t('unreachableWorkspace.heading')}
          </h1>
          <p className="text-base text-pretty text-soft">{t('unreachableWorkspace.explanation')}</p>
        </div>
        <Button variant="primary" icon={RotateCw} pending={me.isRefetching} onClick={() => void me.refetch()}>
          {t('unreachableWorkspace.tryAgain')}
        </Button>
        {reachable.length > 0 && (
          <section className="flex w-full flex-col gap-2 border-t border-line pt-6">
            <h2 className="text-sm text-soft">{t('unreachableWorkspace.others')}</h2>
            <ul className="flex flex-col gap-1">
              {reachable.map(({ id, name }) => (
                <li key={id} className="truncate">
                  <TextLink
                    to="/w/$workspace/$environment/overview"
                    params={{ workspace: id, environment: 'live' }}
                  >
                    {name}
                  </TextLink>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </MainLandmark>
  );
}
