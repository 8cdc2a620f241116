import { useNavigate } from '@tanstack/react-router';
import { usePlace } from '../../api/use-me.ts';
import { FindById } from '../../parts/find-by-id.tsx';

const idShape = /\breq_[0-9a-z]{26}\b/;

/** Goes straight to one request: every response has the id, in errors and in the Request-Id header. */
export function FindRequest() {
  const { workspace, environment } = usePlace();
  const navigate = useNavigate();
  return (
    <FindById
      label="Request id"
      placeholder="Paste a request id: req_…"
      shape={idShape}
      notFound="There is no request id in this: paste one that begins with req_."
      onFind={(request) =>
        void navigate({
          to: '/w/$workspace/$environment/requests/$request',
          params: { workspace: workspace.id, environment, request },
        })
      }
    />
  );
}
