import { useNavigate } from '@tanstack/react-router';
import { Rocket } from 'lucide-react';
import { useState } from 'react';
import { ApiFailure } from '../../api/call.ts';
import { useMakeLive } from '../../api/use-brands.ts';
import { usePlace } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';

interface MakeLiveProps {
  readonly brandId: string;
  readonly title: string;
}

/** Copies a sandbox brand to live with the same drawing. */
export function MakeLive({ brandId, title }: MakeLiveProps) {
  const { isAtLeast } = usePlace();
  const [isOpen, setIsOpen] = useState(false);
  if (!isAtLeast('developer')) return null;
  return (
    <>
      <Button icon={Rocket} onClick={() => setIsOpen(true)}>
        Make it live
      </Button>
      {isOpen && <MakeLiveDialog brandId={brandId} title={title} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function MakeLiveDialog({ brandId, title, onClose }: MakeLiveProps & { readonly onClose: () => void }) {
  const { workspace } = usePlace();
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
      title={`Make ${title} live?`}
      description="You get the same drawing without the watermark, in the live project of the same name. It counts as one generation."
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" pending={make.isPending}>
            Make it live
          </Button>
        </>
      }
    >
      {make.error !== null && <Refusal error={make.error} />}
    </Dialog>
  );
}

function Refusal({ error }: { readonly error: Error }) {
  const { workspace } = usePlace();
  const code = error instanceof ApiFailure ? error.code : '';
  const isAboutPlan = code === 'generation_needs_plan' || code === 'quota_used_up';
  return (
    <Notice tone="warning" announce>
      {code === 'generation_needs_plan' ? 'The Free plan has no live generations.' : messageOf(error)}{' '}
      {isAboutPlan && (
        <TextLink to="/w/$workspace/settings/plan" params={{ workspace: workspace.id }}>
          See plans
        </TextLink>
      )}
    </Notice>
  );
}
