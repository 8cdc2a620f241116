import type { ConsoleRequest } from '@blazon/contract/console/requests.ts';
import { Status } from '../../parts/badge.tsx';

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

function classifyStatus(status: number): 'good' | 'warning' | 'failed' {
  if (status < 400) return 'good';
  return status < 500 ? 'warning' : 'failed';
}
