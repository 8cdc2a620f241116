import { type Operation, operations } from '@blazon/contract/operations.ts';
import type { FastifyRequest } from 'fastify';
import { fail, type RequestFailure } from '../failure.ts';

const all = Object.values<Operation>(operations);
const methodsByPath = groupMethods();

/** Whether the path and the method exist. An unknown path is answered before the key is looked at. */
export function findOperation(request: FastifyRequest): RequestFailure | undefined {
  const { operation, open } = request.routeOptions.config;
  if (open) return undefined;
  const path = request.url.split('?', 1)[0] ?? '';
  // The router takes an empty id for an id; to us a path that ends in a slash is another path.
  if (operation && !path.endsWith('/')) {
    request.context.operation = operation;
    return undefined;
  }
  const allowed = methodsByPath.find(({ pattern }) => pattern.test(path));
  return allowed
    ? fail('method_not_allowed', { headers: { allow: allowed.methods.join(', ') } })
    : fail('route_not_found');
}

function groupMethods(): { pattern: RegExp; methods: string[] }[] {
  const paths = [...new Set(all.map((operation) => operation.path))];
  return paths.map((path) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    methods: all.filter((operation) => operation.path === path).map((operation) => operation.method),
  }));
}
