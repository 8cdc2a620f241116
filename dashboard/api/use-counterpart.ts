import type { ProjectCounterpart } from '@blazon/contract/console/projects.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { callConsole } from './call.ts';
import { useWorkspaceContext } from './workspace-context.tsx';

/** Opens the same project in the other environment. */
export function useOpenCounterpart() {
  const { workspace, otherEnvironment, environmentPath } = useWorkspaceContext();
  const navigate = useNavigate();
  return useMutation({
    /**
     * What happens if the project does not exist in the other environment: with `create` it is created, and without
     * `create` the list of projects opens.
     */
    mutationFn: ({ projectId, create }: { readonly projectId: string; readonly create: boolean }) =>
      callConsole<ProjectCounterpart>(
        create ? 'POST' : 'GET',
        `${environmentPath}/projects/${projectId}/counterpart`,
      ),
    onSuccess: ({ project_id: project }) => {
      const params = { workspace: workspace.id, environment: otherEnvironment };
      return project === null
        ? navigate({ to: '/w/$workspace/$environment/projects', params })
        : navigate({
            to: '/w/$workspace/$environment/projects/$project',
            params: { ...params, project },
          });
    },
  });
}
