import type { ConsoleRequest } from '@blazon/contract/console/requests.ts';
import { Status } from '../../parts/badge.tsx';
import { t } from './text.ts';

/** An operation such as `POST /v1/brands/generate`, with the method less prominent than the path. */
export function OperationName({ operation }: { readonly operation: string }) {
  const [method = '', path = ''] = operation.split(' ');
  return (
    <span className="font-mono text-[0.8125rem] font-normal">
      <span className="text-faint">{method}</span> <span className="text-ink">{path}</span>
    </span>
  );
}

/** The status, and the reason for a failure. */
export function RequestOutcome({ request }: { readonly request: Pick<ConsoleRequest, 'status' | 'code'> }) {
  const { status, code } = request;
  const kind = classifyStatus(status);
  return (
    <span className="flex">
      <Status kind={kind}>
        <span className="tabular-nums">{status}</span>
        {code !== null && <code className="font-mono text-xs text-soft">{code}</code>}
      </Status>
    </span>
  );
}

/** The same in words, for a page about one request. */
export function RequestHeadline({ request }: { readonly request: Pick<ConsoleRequest, 'status' | 'code'> }) {
  const { status, code } = request;
  const kind = classifyStatus(status);
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-medium">
      {/* 202 says that a job was started, not how it ended. */}
      <Status kind={kind}>{t('requestWords.outcome', { kind: status === 202 ? 'accepted' : kind })}</Status>
      <code className="font-mono text-[0.8125rem] font-normal text-soft [overflow-wrap:anywhere]">
        {code === null ? status : `${status} ${code}`}
      </code>
    </p>
  );
}

function classifyStatus(status: number): 'good' | 'warning' | 'failed' {
  if (status < 400) return 'good';
  return status < 500 ? 'warning' : 'failed';
}
