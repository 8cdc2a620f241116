import type { ConsoleSecretState } from '@blazon/contract/console/webhooks.ts';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { usePlace } from '../../api/use-me.ts';
import { useRevealSecret, useSecretState } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Copy } from '../../parts/copy.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Facts, Section } from '../../parts/page.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { ExactTime, Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { RotateSecretDialog } from './rotate-secret-dialog.tsx';

/** The one secret of the workspace: both environments sign with it. */
export function SecretSection() {
  const { isAtLeast } = usePlace();
  const [isRotating, setRotating] = useState(false);
  const state = useSecretState();
  const reveal = useRevealSecret();
  const mayReveal = isAtLeast('developer');
  const show = () => reveal.mutate(undefined, { onError: (error) => showToast('danger', messageOf(error)) });
  return (
    <Section
      title="Signing secret"
      description="Your server checks with it that an event comes from us. It signs for the default endpoint and for a webhook_url, in live and sandbox; every other endpoint has its own."
      actions={
        <>
          {mayReveal && (
            <RevealButton
              isShown={reveal.isSuccess}
              isPending={reveal.isPending}
              onShow={show}
              onHide={reveal.reset}
            />
          )}
          {isAtLeast('admin') && (
            <Button icon={RefreshCw} onClick={() => setRotating(true)}>
              Rotate
            </Button>
          )}
        </>
      }
    >
      <Loaded query={state} skeleton={<SkeletonRows rows={2} label="Loading the secret's dates" />}>
        {(known) => (
          <>
            <Facts facts={secretFacts(known, reveal.data?.secret, reveal.data?.previous?.secret)} />
            {known.previous_until !== null && (
              <Notice>
                Until <ExactTime at={known.previous_until} /> the previous secret signs as well:
                webhook-signature carries both signatures, Service-Signature that of the previous one.
              </Notice>
            )}
          </>
        )}
      </Loaded>
      {!mayReveal && (
        <p className="text-sm text-soft">
          Your role cannot see the secret: ask a developer of this workspace.
        </p>
      )}
      {isRotating && (
        <RotateSecretDialog
          previousUntil={state.data?.previous_until ?? null}
          onClose={() => setRotating(false)}
          onRotated={reveal.reset}
        />
      )}
    </Section>
  );
}

interface RevealButtonProps {
  readonly isShown: boolean;
  readonly isPending: boolean;
  readonly onShow: () => void;
  readonly onHide: () => void;
}

export function RevealButton({ isShown, isPending, onShow, onHide }: RevealButtonProps) {
  return isShown ? (
    <Button icon={EyeOff} onClick={onHide}>
      Hide
    </Button>
  ) : (
    <Button icon={Eye} pending={isPending} onClick={onShow}>
      Reveal
    </Button>
  );
}

export function secretFacts(
  { created_at: createdAt, previous_until: previousUntil }: ConsoleSecretState,
  secret: string | undefined,
  previous: string | undefined,
) {
  const facts: [string, ReactNode][] = [
    ['Secret', <SecretText key="secret" secret={secret} label="Copy secret" isMade={createdAt !== null} />],
  ];
  if (previousUntil !== null)
    facts.push([
      'Previous',
      <SecretText key="previous" secret={previous} label="Copy previous secret" isMade />,
    ]);
  if (createdAt !== null) facts.push(['In use since', <Time key="since" at={createdAt} />]);
  return facts;
}

interface SecretTextProps {
  readonly secret: string | undefined;
  readonly label: string;
  readonly isMade: boolean;
}

function SecretText({ secret, label, isMade }: SecretTextProps) {
  if (secret === undefined)
    return isMade ? (
      <span className="font-mono text-[0.8125rem] text-soft">
        whsec_<span aria-hidden>••••••••••••••••</span>
        <span className="sr-only">hidden</span>
      </span>
    ) : (
      <span className="text-soft">It is made with the first event, or when you reveal it.</span>
    );
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <code className="font-mono text-[0.8125rem] [overflow-wrap:anywhere]">{secret}</code>
      <Copy text={secret} label={label} />
    </span>
  );
}
