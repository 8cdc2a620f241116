import type { DefinedOperation } from '../operation.ts';
import { getRequestFilters } from './get-request-filters.ts';
import { getRequest } from './get-request.ts';
import { listRequests } from './list-requests.ts';

/** Operations on the log of requests to /v1. */
export const requestOperations: readonly DefinedOperation[] = [getRequestFilters, listRequests, getRequest];
