import { type Operation, operations } from '@blazon/contract/operations.ts';
import type { FastifyRequest } from 'fastify';
import { createFailure, type RequestFailure } from '../failure.ts';

const allOperations = Object.values<Operation>(operations);
const methodsByPath = groupMethodsByPath();

/** Finds the operation of a request, or returns why there is none. This happens before the key is checked. */
export function findOperation(request: FastifyRequest): RequestFailure | undefined {
  const { operation, open } = request.routeOptions.config;
  if (open) return undefined;
  const path = request.url.split('?', 1)[0] ?? '';
  // The router accepts an empty id; we treat a path with a trailing slash as unknown.
  if (operation && !path.endsWith('/')) {
    request.context.operation = operation;
    return undefined;
  }
  const segments = path.split('/');
  const allowed = methodsByPath.find(({ template }) => matchesTemplate(template, segments));
  if (allowed) return createFailure('method_not_allowed', { headers: { allow: allowed.methods.join(', ') } });
  return segments[1] === 'v1' && segments[2] === 'jobs'
    ? createFailure('route_not_found', { message: noJobPollingMessage })
    : createFailure('route_not_found');
}

const noJobPollingMessage = 'Jobs cannot be polled: the result arrives as a webhook event when the job ends.';

/** Whether a path matches a template such as `/v1/projects/{project_id}`. An empty id does not match. */
function matchesTemplate(template: readonly string[], segments: readonly string[]): boolean {
  return (
    template.length === segments.length &&
    template.every((part, index) =>
      part.startsWith('{') ? segments[index] !== '' : segments[index] === part,
    )
  );
}

function groupMethodsByPath(): { template: string[]; methods: string[] }[] {
  const paths = [...new Set(allOperations.map((operation) => operation.path))];
  const grouped = paths.map((path) => ({
    template: path.split('/'),
    methods: allOperations
      .filter((operation) => operation.path === path)
      .map((operation): string => operation.method),
  }));
  // The status page is in the OpenAPI document but is not an operation, because it needs no key.
  return [...grouped, { template: ['', 'status'], methods: ['GET'] }];
}
