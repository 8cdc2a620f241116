import { useNavigate } from '@tanstack/react-router';
import { FindById } from '../../parts/find-by-id.tsx';
import { t } from './text.ts';

const eventOrJobIdPattern = /\b(?:evt|job)_[0-9a-z]{26}\b/;

/** Finds an event by its own id or by its job's id. */
export function FindDelivery() {
  const navigate = useNavigate({ from: '/w/$workspace/$environment/webhooks' });
  return (
    <FindById
      className="flex-1"
      label={t('findDelivery.eventOrJobId')}
      placeholder={t('findDelivery.pasteAnEventOrJob')}
      shape={eventOrJobIdPattern}
      notFound={t('findDelivery.noIdFoundPasteOne')}
      onFind={(id) => void navigate({ search: { id } })}
    />
  );
}
