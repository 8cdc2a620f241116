import type { ConsoleSecretState } from '@blazon/contract/console/webhooks.ts';
import { Eye, EyeOff, RefreshCw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useRevealSecret, useSecretState } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Copy } from '../../parts/copy.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Facts } from '../../parts/page.tsx';
import { SettingCard } from '../../parts/setting-card.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { ExactTime, Time } from '../../parts/time.tsx';
import { showToast } from '../../parts/toast.tsx';
import { RotateSecretDialog } from './rotate-secret-dialog.tsx';
import { rich, t } from './text.ts';

const secretPrefix = 'whsec_';

/** Shows the secret of the workspace, which signs in both environments. */
export function SecretSection() {
  const { isAtLeast } = useWorkspaceContext();
  const [isRotating, setRotating] = useState(false);
  const state = useSecretState();
  const reveal = useRevealSecret();
  const mayReveal = isAtLeast('developer');
  const show = () =>
    reveal.mutate(undefined, { onError: (error) => showToast('danger', describeError(error)) });
  return (
    <SettingCard
      title={t('secretSection.title')}
      description={t('secretSection.description')}
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
              {t('secretSection.rotate')}
            </Button>
          )}
        </>
      }
    >
      <Loaded
        query={state}
        skeleton={<SkeletonRows rows={2} label={t('secretSection.loadingTheSecretsDates')} />}
      >
        {(secretState) => (
          <>
            <Facts
              facts={createSecretFacts(secretState, reveal.data?.secret, reveal.data?.previous?.secret)}
            />
            {secretState.previous_until !== null && <PreviousSecret until={secretState.previous_until} />}
          </>
        )}
      </Loaded>
      {!mayReveal && <p className="text-sm text-soft">{t('secretSection.yourRoleCantSeeThe')}</p>}
      {isRotating && (
        <RotateSecretDialog
          previousUntil={state.data?.previous_until ?? null}
          onClose={() => setRotating(false)}
          onRotated={reveal.reset}
        />
      )}
    </SettingCard>
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
      {t('secretSection.hide')}
    </Button>
  ) : (
    <Button icon={Eye} pending={isPending} onClick={onShow}>
      {t('secretSection.reveal')}
    </Button>
  );
}

export function createSecretFacts(
  { created_at: createdAt, previous_until: previousUntil }: ConsoleSecretState,
  secret: string | undefined,
  previous: string | undefined,
) {
  const facts: [string, ReactNode][] = [
    [
      t('secretSection.secret'),
      <SecretText
        key="secret"
        secret={secret}
        label={t('secretSection.copySecret')}
        isCreated={createdAt !== null}
      />,
    ],
  ];
  if (previousUntil !== null)
    facts.push([
      t('secretSection.previous'),
      <SecretText key="previous" secret={previous} label={t('secretSection.copyPreviousSecret')} isCreated />,
    ]);
  if (createdAt !== null) facts.push([t('secretSection.inUseSince'), <Time key="since" at={createdAt} />]);
  return facts;
}

interface SecretTextProps {
  readonly secret: string | undefined;
  readonly label: string;
  readonly isCreated: boolean;
}

function SecretText({ secret, label, isCreated }: SecretTextProps) {
  if (secret === undefined)
    return isCreated ? (
      <span className="font-mono text-[0.8125rem] text-soft">
        {secretPrefix}
        <span aria-hidden>••••••••••••••••</span>
        <span className="sr-only">{t('secretSection.hidden')}</span>
      </span>
    ) : (
      <span className="text-soft">{t('secretSection.itsCreatedWithTheFirst')}</span>
    );
  return (
    <span className="inline-flex max-w-full items-center gap-1">
      <code className="font-mono text-[0.8125rem] [overflow-wrap:anywhere]">{secret}</code>
      <Copy text={secret} label={label} />
    </span>
  );
}

function PreviousSecret({ until }: { readonly until: number }) {
  return (
    <Notice>
      {rich('secretSection.untilThePreviousSecretSigns', { time: () => <ExactTime at={until} /> })}
    </Notice>
  );
}
