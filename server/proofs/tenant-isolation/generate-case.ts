import { expectEqual, expectFailure } from './expectations.ts';
import type { StepBuilder } from './test-step.ts';
import { findTarget, neighbouringUnusedId } from './id-candidates.ts';

/**
 * Moderation rejects this prompt after the job was accepted, so the job creates no brand, and the model need not
 * expect one.
 */
const refusedPrompt = 'The exact Nike swoosh logo, for my shoe shop.';

/** Either the project or the memory node is random, not both: with both, the first 404 would hide the second. */
export const generateBrand: StepBuilder = (tenants, tenant, command) => {
  const { target: kind, pick } = command;
  const refersToNode = pick % 2 === 1;
  const project = findTarget(tenants, tenant, 'project', refersToNode ? 'own' : kind, pick);
  const node = refersToNode ? findTarget(tenants, tenant, 'memoryNode', kind, pick) : undefined;
  const hasProject = tenant.projects.has(project.id);
  const hasNode = node === undefined || tenant.nodes.get(node.id)?.projectId === project.id;

  const bodyWith = (projectId: string, nodeId: string | undefined) => ({
    project_id: projectId,
    prompt: `${tenant.marker} ${refusedPrompt}`,
    ...(nodeId === undefined ? {} : { memory_id: nodeId }),
  });
  const call = { method: 'POST', path: '/v1/brands/generate', body: bodyWith(project.id, node?.id) };
  const twin = node
    ? bodyWith(project.id, neighbouringUnusedId(node))
    : bodyWith(neighbouringUnusedId(project), undefined);
  return {
    call,
    ...(hasProject && hasNode ? {} : { twin: { ...call, body: twin } }),
    checkReply(reply) {
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
