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

/** Links to the prompt box of the newest project. On the Free plan, it links to the sandbox. */
export function DrawButton({ first, variant }: DrawButtonProps) {
  const { workspace, environment } = useWorkspaceContext();
  const label = (
    <>
      <Sparkles aria-hidden className="size-4" strokeWidth={1.75} />
      {t('drawButton.drawABrand')}
    </>
  );
  const mayDrawHere = first === undefined || first.may_use_api || environment === 'sandbox';
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
