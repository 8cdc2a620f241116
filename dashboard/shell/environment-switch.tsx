import { useNavigate, useParams, useRouterState } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { useOpenCounterpart } from '../api/use-counterpart.ts';
import { type EnvironmentName } from '../api/use-me.ts';
import { useWorkspaceContext } from '../api/workspace-context.tsx';
import { joinClasses } from '../parts/classes.ts';
import { describeError } from '../parts/error-state.tsx';
import { segmentClasses } from '../parts/segmented.tsx';
import { showToast } from '../parts/toast.tsx';
import { findNavigationArea } from './navigation-area.ts';
import { t } from './text.ts';

/**
 * Switches between live and sandbox, which have separate data. Opens the same screen in the other environment, or the
 * counterpart of the open project.
 */
export function EnvironmentSwitch({ onNavigate }: { readonly onNavigate?: () => void }) {
  const { workspace, environment } = useWorkspaceContext();
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const counterpart = useOpenCounterpart();
  const { project } = useParams({ strict: false });
  const go = (next: EnvironmentName) => {
    onNavigate?.();
    if (project === undefined)
      void navigate({ to: `/w/${workspace.id}/${next}/${findNavigationArea(path)}` });
    else if (next !== environment)
      counterpart.mutate(
        { projectId: project, create: false },
        { onError: (error) => showToast('danger', describeError(error)) },
      );
  };
  return (
    <div
      role="group"
      aria-label={t('environmentSwitch.environment')}
      className="flex rounded-md bg-track p-0.5"
    >
      <button
        type="button"
        aria-pressed={environment === 'live'}
        onClick={() => go('live')}
        className={segmentClasses(environment === 'live')}
      >
        {t('environmentSwitch.live')}
      </button>
      <button
        type="button"
        aria-pressed={environment === 'sandbox'}
        onClick={() => go('sandbox')}
        className={joinClasses(
          segmentClasses(environment === 'sandbox'),
          environment === 'sandbox' && 'border-sandbox-line! bg-sandbox-soft! text-sandbox!',
        )}
      >
        <FlaskConical aria-hidden className="size-3.5" strokeWidth={1.75} />
        {t('environmentSwitch.sandbox')}
      </button>
    </div>
  );
}
