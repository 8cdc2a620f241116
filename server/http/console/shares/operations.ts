import {
  type BrandShares,
  CreateShareBody,
  type CreatedBrandShare,
} from '@blazon/contract/console/shares.ts';
import { insertAuditEntry } from '../../../store/audit-log.ts';
import { hasBrand } from '../../../store/brand-views.ts';
import { deleteShare, insertShare, listShares } from '../../../store/brand-shares.ts';
import { type ConsoleFailure, createConsoleFailure } from '../failure.ts';
import { type DefinedOperation, defineOperation } from '../operation.ts';
import { createShareToken } from './share-token.ts';

const sharesPath = '/api/workspaces/{workspace_id}/{environment}/brands/{brand_id}/shares';
const dayMilliseconds = 86_400_000;

const createShare = defineOperation(
  { method: 'POST', path: sharesPath, action: 'brands.share', body: CreateShareBody },
  async (deps, { scope, params, person, body, requestId }): Promise<CreatedBrandShare | ConsoleFailure> => {
    const { clock } = deps;
    const now = clock.now();
    const brandId = params['brand_id'] ?? '';
    const { token, tokenHash } = createShareToken();
    const result = await deps.database.transaction(scope, async (transaction) => {
      const share = await insertShare(transaction, scope, {
        id: clock.newId('share'),
        brandId,
        tokenHash,
        createdBy: person.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + body.days * dayMilliseconds),
      });
      if (typeof share === 'string') return share;
      await insertAuditEntry(transaction, scope.workspaceId, {
        id: clock.newId('auditEntry'),
        environment: scope.environment,
        createdAt: now,
        actor: person.id,
        action: 'brand_share.create',
        subject: brandId,
        requestId,
        details: { share_id: share.id, days: String(body.days) },
      });
      return share;
    });
    if (result === 'no brand') return createConsoleFailure('not_found');
    if (result === 'too many') return createConsoleFailure('too_many_shares');
    return { ...result, url: `${deps.origin}/s/${token}` };
  },
);

const getShares = defineOperation(
  { method: 'GET', path: sharesPath, action: 'brands.share' },
  async (deps, { scope, params }): Promise<BrandShares | ConsoleFailure> => {
    const brandId = params['brand_id'] ?? '';
    if (!(await hasBrand(deps.database, scope, brandId))) return createConsoleFailure('not_found');
    return { data: await listShares(deps.database, scope, brandId, deps.clock.now()) };
  },
);

const revokeShare = defineOperation(
  { method: 'DELETE', path: `${sharesPath}/{share_id}`, action: 'brands.share' },
  async (deps, { scope, params, person, requestId }): Promise<undefined | ConsoleFailure> => {
    const { clock } = deps;
    const [brandId, shareId] = [params['brand_id'] ?? '', params['share_id'] ?? ''];
    const isRevoked = await deps.database.transaction(scope, async (transaction) => {
      if (!(await deleteShare(transaction, scope, brandId, shareId))) return false;
      await insertAuditEntry(transaction, scope.workspaceId, {
        id: clock.newId('auditEntry'),
        environment: scope.environment,
        createdAt: clock.now(),
        actor: person.id,
        action: 'brand_share.revoke',
        subject: brandId,
        requestId,
        details: { share_id: shareId },
      });
      return true;
    });
    return isRevoked ? undefined : createConsoleFailure('not_found');
  },
);

/** Operations on links that show a brand to people without an account. */
export const shareOperations: readonly DefinedOperation[] = [createShare, getShares, revokeShare];
