import { useNavigate } from '@tanstack/react-router';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { FindById } from '../../parts/find-by-id.tsx';
import { t } from './text.ts';

const requestIdPattern = /\breq_[0-9a-z]{26}\b/;

/** Opens one request by the id that every response has, in errors and in the Request-Id header. */
export function FindRequest() {
  const { workspace, environment } = useWorkspaceContext();
  const navigate = useNavigate();
  return (
    <FindById
      label={t('findRequest.requestId')}
      placeholder={t('findRequest.pasteARequestIdReq')}
      shape={requestIdPattern}
      notFound={t('findRequest.noRequestIdFoundPaste')}
      onFind={(request) =>
        void navigate({
          to: '/w/$workspace/$environment/requests/$request',
          params: { workspace: workspace.id, environment, request },
        })
      }
    />
  );
}
