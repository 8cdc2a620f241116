import { useRouterState } from '@tanstack/react-router';
import { CircleAlert } from 'lucide-react';
import { useWorkspaceContext } from '../api/workspace-context.tsx';
import { ButtonLink } from '../parts/link.tsx';
import { t } from './text.ts';
import { createDateFormatter } from '../messages/date-format.ts';

const formatDay = createDateFormatter({ day: 'numeric', month: 'long', timeZone: 'UTC' });

/** Shown on every screen while an invoice is unpaid: what happened, and who can pay it. */
export function UnpaidStrip() {
  const { workspace, isAtLeast } = useWorkspaceContext();
  const path = useRouterState({ select: (state) => state.location.pathname });
  // The plan screen shows this itself, beside the button.
  if (workspace.unpaid_since === null || path.endsWith('/settings/plan')) return null;
  const day = formatDay(new Date(workspace.unpaid_since * 1000));
  return (
    <div className="flex items-center gap-x-4 gap-y-2 border-b border-line bg-danger-soft px-5 py-2 text-sm text-ink max-sm:flex-col max-sm:items-start sm:justify-center">
      <p className="flex items-start gap-2">
        <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-danger" strokeWidth={1.75} />
        {isAtLeast('owner') ? t('unpaidStrip.ownerCanPay', { day }) : t('unpaidStrip.askAnOwner', { day })}
      </p>
      {isAtLeast('owner') && (
        <ButtonLink
          to="/w/$workspace/settings/plan"
          params={{ workspace: workspace.id }}
          variant="primary"
          size="small"
          className="max-sm:mb-1 max-sm:ml-6"
        >
          {t('unpaidStrip.settleTheInvoice')}
        </ButtonLink>
      )}
    </div>
  );
}
