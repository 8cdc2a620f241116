import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { TextLink } from '../../parts/link.tsx';
import { t } from './text.ts';

/** A link to the project, in a list of facts. */
export function ProjectFact({ id }: { readonly id: string }) {
  const { workspace, environment } = useWorkspaceContext();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <TextLink
        to="/w/$workspace/$environment/projects/$project"
        params={{ workspace: workspace.id, environment, project: id }}
      >
        {t('projectFact.openProject')}
      </TextLink>
      <CopyableId id={id} label={t('projectFact.copyProjectId')} />
    </span>
  );
}
