import type { FirstSteps } from '@blazon/contract/console/overview.ts';
import { Sparkles } from 'lucide-react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import type { ButtonVariant } from '../../parts/button.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { t } from './text.ts';

interface DrawButtonProps {
  /** Undefined while it loads: the button then leads to the list of projects. */
  readonly first: FirstSteps | undefined;
  readonly variant: ButtonVariant;
}

/**
 * Links to the prompt box of the newest project. Where live generations would be refused, it links to the sandbox and
 * says so.
 */
export function DrawButton({ first, variant }: DrawButtonProps) {
  const { workspace, environment } = useWorkspaceContext();
  const mayDrawLive = workspace.unpaid_since === null && (first?.may_use_api ?? workspace.plan !== 'free');
  const mayDrawHere = environment === 'sandbox' || mayDrawLive;
  const label = (
    <>
      <Sparkles aria-hidden className="size-4" strokeWidth={1.75} />
      {mayDrawHere ? t('drawButton.drawABrand') : t('drawButton.drawInTheSandbox')}
    </>
  );
  const project = first?.project ?? null;
  if (mayDrawHere && project !== null)
    return (
      <ButtonLink
        to="/w/$workspace/$environment/projects/$project"
        params={{ workspace: workspace.id, environment, project: project.id }}
        variant={variant}
      >
        {label}
      </ButtonLink>
    );
  return (
    <ButtonLink
      to="/w/$workspace/$environment/projects"
      params={{ workspace: workspace.id, environment: mayDrawHere ? environment : 'sandbox' }}
      variant={variant}
    >
      {label}
    </ButtonLink>
  );
}
