import { useNavigate, useRouterState } from '@tanstack/react-router';
import { FlaskConical } from 'lucide-react';
import { type EnvironmentName, usePlace } from '../api/use-me.ts';
import { classes } from '../parts/classes.ts';
import { segmentClasses } from '../parts/segmented.tsx';
import { navigationArea } from './navigation-area.ts';

/** Live or sandbox: two worlds with separate data. Switching stays with the same kind of thing. */
export function EnvironmentSwitch({ onNavigate }: { readonly onNavigate?: () => void }) {
  const { workspace, environment } = usePlace();
  const navigate = useNavigate();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const go = (next: EnvironmentName) => {
    onNavigate?.();
    void navigate({ to: `/w/${workspace.id}/${next}/${navigationArea(path)}` });
  };
  return (
    <div role="group" aria-label="Environment" className="flex rounded-md bg-pressed p-0.5">
      <button
        type="button"
        aria-pressed={environment === 'live'}
        onClick={() => go('live')}
        className={segmentClasses(environment === 'live')}
      >
        Live
      </button>
      <button
        type="button"
        aria-pressed={environment === 'sandbox'}
        onClick={() => go('sandbox')}
        className={classes(
          segmentClasses(environment === 'sandbox'),
          environment === 'sandbox' && 'border-sandbox-line! bg-sandbox-soft! text-sandbox!',
        )}
      >
        <FlaskConical aria-hidden className="size-3.5" strokeWidth={1.75} />
        Sandbox
      </button>
    </div>
  );
}
