import type { ConsoleRequestDetail } from '@blazon/contract/console/requests.ts';
import { type ErrorCode, errors } from '@blazon/contract/errors.ts';
import { readKeyNames } from '../../../store/query-api-keys.ts';
import { type DocsDeps, errorDocUrl } from '../../error-doc-url.ts';
import { findRequest, type LoggedRequest } from '../../../store/request-log.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { defineOperation } from '../operation.ts';
import { toRequestView } from './request-view.ts';

export const getRequest = defineOperation(
  {
    method: 'GET',
    path: '/api/workspaces/{workspace_id}/{environment}/requests/{request_id}',
    action: 'workspace.read',
  },
  async (deps, { scope, params }): Promise<ConsoleRequestDetail | ConsoleFailure> => {
    const request = await findRequest(deps.database, scope, params['request_id'] ?? '');
    if (request === undefined) return createConsoleFailure('request_not_logged');
    const names = await readKeyNames(deps.database, scope, [request.keyId]);
    return {
      ...toRequestView(request, names),
      param: request.param,
      is_replay: request.isReplay,
      project_id: request.projectId,
      job_id: request.jobId,
      error: explainError(deps, request),
    };
  },
);

/** Explains an error. Entries of an older release may have a code that no longer exists; they keep their message. */
function explainError(
  docs: DocsDeps,
  { code, message, param }: LoggedRequest,
): ConsoleRequestDetail['error'] {
  if (code === null) return null;
  const definition = isErrorCode(code) ? errors[code] : undefined;
  return {
    message: message ?? definition?.message ?? code,
    advice: nameParam(definition?.advice ?? '', param),
    docs_url: errorDocUrl(docs, code),
  };
}

/** Names the parameter, because the advice refers to `param` in the response, which the request log does not show. */
function nameParam(advice: string, param: string | null): string {
  return param === null ? advice : advice.replace('the parameter named in `param`', () => `\`${param}\``);
}

function isErrorCode(code: string): code is ErrorCode {
  return Object.hasOwn(errors, code);
}
