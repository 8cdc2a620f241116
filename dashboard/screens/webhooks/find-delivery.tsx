import { useNavigate } from '@tanstack/react-router';
import { FindById } from '../../parts/find-by-id.tsx';

const idShape = /\b(?:evt|job)_[0-9a-z]{26}\b/;

/** One event, by its own id or that of its job. */
export function FindDelivery() {
  const navigate = useNavigate({ from: '/w/$workspace/$environment/webhooks' });
  return (
    <FindById
      className="flex-1 max-sm:basis-full"
      label="Event or job id"
      placeholder="Paste an event or job id: evt_… or job_…"
      shape={idShape}
      notFound="There is no such id in this: paste one that begins with evt_ or job_."
      onFind={(id) => void navigate({ search: { id } })}
    />
  );
}
