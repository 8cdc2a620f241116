import { useNavigate } from '@tanstack/react-router';
import { Rocket } from 'lucide-react';
import { useState } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useMakeLive } from '../../api/use-brands.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { ButtonLink, TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { t } from './text.ts';

interface MakeLiveProps {
  readonly brandId: string;
  readonly title: string;
}

/** A button that copies a sandbox brand, with the same drawing, to the live environment. */
export function MakeLive({ brandId, title }: MakeLiveProps) {
  const { isAtLeast } = useWorkspaceContext();
  const [isOpen, setIsOpen] = useState(false);
  if (!isAtLeast('developer')) return null;
  return (
    <>
      <Button icon={Rocket} onClick={() => setIsOpen(true)}>
        {t('makeLive.makeItLive')}
      </Button>
      {isOpen && <MakeLiveDialog brandId={brandId} title={title} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export function MakeLiveDialog({
  brandId,
  title,
  onClose,
}: MakeLiveProps & { readonly onClose: () => void }) {
  const { workspace } = useWorkspaceContext();
  const needsPlan = workspace.plan === 'free';
  const navigate = useNavigate();
  const make = useMakeLive(brandId);
  const submit = () =>
    make.mutate(undefined, {
      onSuccess: ({ project_id: project }) =>
        void navigate({
          to: '/w/$workspace/$environment/projects/$project',
          params: { workspace: workspace.id, environment: 'live', project },
        }),
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('makeLive.question', { title })}
      description={needsPlan ? t('makeLive.needsPlan') : t('makeLive.description')}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('makeLive.cancel')}</Button>
          {needsPlan ? (
            <ButtonLink
              variant="primary"
              to="/w/$workspace/settings/plan"
              params={{ workspace: workspace.id }}
            >
              {t('makeLive.seePlans')}
            </ButtonLink>
          ) : (
            <Button type="submit" variant="primary" pending={make.isPending}>
              {t('makeLive.makeItLive')}
            </Button>
          )}
        </>
      }
    >
      {make.error !== null && <Refusal error={make.error} />}
    </Dialog>
  );
}

function Refusal({ error }: { readonly error: Error }) {
  const { workspace } = useWorkspaceContext();
  const code = error instanceof ApiFailure ? error.code : '';
  const isAboutPlan = code === 'generation_needs_plan' || code === 'quota_used_up';
  return (
    <Notice tone="warning" announce>
      {code === 'generation_needs_plan' ? t('makeLive.theFreePlanHasNo') : describeError(error)}{' '}
      {isAboutPlan && (
        <TextLink to="/w/$workspace/settings/plan" params={{ workspace: workspace.id }}>
          {t('makeLive.seePlans')}
        </TextLink>
      )}
    </Notice>
  );
}
