import { expectEqual, expectFailure } from './expectations.ts';
import type { Case } from './test-step.ts';
import { findTarget, neighbouringUnusedId } from './id-candidates.ts';

/**
 * The screening rejects this prompt, so that an accepted job creates no brand that the model would have to expect.
 */
const refusedPrompt = 'The exact Nike swoosh logo, for my shoe shop.';

/** Only the project or the memory node is random: with both, one failure would hide the other. */
export const generateBrand: Case = (worlds, world, command) => {
  const { target: kind, pick } = command;
  const asksForNode = pick % 2 === 1;
  const project = findTarget(worlds, world, 'project', asksForNode ? 'own' : kind, pick);
  const node = asksForNode ? findTarget(worlds, world, 'memoryNode', kind, pick) : undefined;
  const hasProject = world.projects.has(project.id);
  const hasNode = node === undefined || world.nodes.get(node.id)?.projectId === project.id;

  const bodyWith = (projectId: string, nodeId: string | undefined) => ({
    project_id: projectId,
    prompt: `${world.mark} ${refusedPrompt}`,
    ...(nodeId === undefined ? {} : { memory_id: nodeId }),
  });
  const call = { method: 'POST', path: '/v1/brands/generate', body: bodyWith(project.id, node?.id) };
  const twin = node
    ? bodyWith(project.id, neighbouringUnusedId(node))
    : bodyWith(neighbouringUnusedId(project), undefined);
  return {
    call,
    ...(hasProject && hasNode ? {} : { twin: { ...call, body: twin } }),
    settle(reply) {
      if (project.kind === 'malformed') return expectFailure(reply, 404, 'resource_not_found', 'project_id');
      if (node?.kind === 'malformed') return expectFailure(reply, 404, 'resource_not_found', 'memory_id');
      if (!hasProject) return expectFailure(reply, 404, 'resource_not_found', 'project_id');
      if (!hasNode) return expectFailure(reply, 404, 'resource_not_found', 'memory_id');
      const { id, created_at } = reply.body;
      expectEqual('status', reply.status, 202);
      expectEqual('job', reply.body, {
        id,
        object: 'job',
        project_id: project.id,
        status: 'queued',
        created_at,
      });
    },
  };
};
