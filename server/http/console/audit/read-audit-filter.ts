import type { ExportAuditQuery } from '@blazon/contract/console/audit.ts';
import type { Static } from 'typebox';
import type { AuditFilter } from '../../../store/query-audit-entries.ts';

export function readFilter(query: Static<typeof ExportAuditQuery>): AuditFilter {
  const { actor, action, subject, from, until } = query;
  return {
    ...(actor !== undefined && { actor }),
    ...(action !== undefined && { action }),
    ...(subject !== undefined && { subject }),
    ...(from !== undefined && { from: new Date(Number(from) * 1000) }),
    ...(until !== undefined && { until: new Date(Number(until) * 1000) }),
  };
}
