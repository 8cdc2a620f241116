import { useRouterState } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { usePlace } from '../api/use-me.ts';
import { TextLink } from '../parts/link.tsx';

const dayOnly = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });

/** On every screen while an invoice is unpaid: what happened, and who can pay it. */
export function UnpaidStrip() {
  const { workspace, isAtLeast } = usePlace();
  const path = useRouterState({ select: (state) => state.location.pathname });
  // The plan screen shows it itself, with the button beside it.
  if (workspace.unpaid_since === null || path.endsWith('/settings/plan')) return null;
  return (
    <div className="flex items-start justify-center gap-2 border-b border-line bg-danger-soft px-5 py-2 text-sm text-ink">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" strokeWidth={1.75} />
      <p>
        An invoice has been open since {dayOnly.format(new Date(workspace.unpaid_since * 1000))}, so live
        generations are refused:{' '}
        {isAtLeast('owner') ? (
          <TextLink to="/w/$workspace/settings/plan" params={{ workspace: workspace.id }}>
            settle it under Plan
          </TextLink>
        ) : (
          'ask an owner of the workspace to settle it'
        )}
        .
      </p>
    </div>
  );
}
