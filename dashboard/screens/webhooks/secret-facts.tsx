import type { ConsoleSecretState } from '@blazon/contract/console/webhooks.ts';
import { Eye, EyeOff, Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { useRevealSecret } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Copy } from '../../parts/copy.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Facts } from '../../parts/page.tsx';
import { ExactTime } from '../../parts/time.tsx';
import { rich, t } from './text.ts';

const secretPrefix = 'whsec_';

type SecretKind = 'current' | 'previous';

interface SecretFactsProps {
  readonly state: ConsoleSecretState;
  readonly reveal: ReturnType<typeof useRevealSecret>;
  readonly mayReveal: boolean;
  /** A further button beside the current secret. */
  readonly action?: ReactNode;
}

/** The current secret and, during a rotation, the previous one. Each is revealed, copied and hidden on its own. */
export function SecretFacts({ state, reveal, mayReveal, action }: SecretFactsProps) {
  const { created_at: createdAt, previous_until: previousUntil } = state;
  const [chosen, setChosen] = useState<readonly SecretKind[]>([]);
  // A rotation resets the mutation and so hides both secrets.
  const shown = reveal.isIdle ? [] : chosen;
  const show = (kind: SecretKind) => {
    setChosen([...shown, kind]);
    if (!reveal.isSuccess) reveal.mutate(undefined);
  };
  const hide = (kind: SecretKind) => {
    const others = shown.filter((other) => other !== kind);
    setChosen(others);
    // The last one to be hidden removes both from memory.
    if (others.length === 0) reveal.reset();
  };
  const createRow = (kind: SecretKind, secret: string | undefined) => (
    <SecretRow
      key={kind}
      kind={kind}
      secret={shown.includes(kind) ? secret : undefined}
      isCreated={createdAt !== null}
      period={describePeriod(kind, state)}
      action={kind === 'current' && action}
      isPending={reveal.isPending && shown.includes(kind)}
      onShow={mayReveal ? () => show(kind) : undefined}
      onHide={() => hide(kind)}
    />
  );
  const hasPrevious = previousUntil !== null;
  const facts: [string, ReactNode][] = [
    [
      hasPrevious ? t('secretSection.current') : t('secretSection.secret'),
      createRow('current', reveal.data?.secret),
    ],
  ];
  if (hasPrevious)
    facts.push([t('secretSection.previous'), createRow('previous', reveal.data?.previous?.secret)]);
  return (
    <>
      <Facts facts={facts} />
      {hasPrevious && <RotationNotice />}
      {reveal.error && (
        <Notice tone="danger" announce>
          {describeError(reveal.error)}
        </Notice>
      )}
    </>
  );
}

function describePeriod(kind: SecretKind, state: ConsoleSecretState): ReactNode {
  const at = kind === 'current' ? state.created_at : state.previous_until;
  if (at === null) return undefined;
  const time = () => <ExactTime at={at} />;
  return kind === 'current'
    ? rich('secretSection.inUseSince', { time })
    : rich('secretSection.inUseUntil', { time });
}

interface SecretRowProps {
  readonly kind: SecretKind;
  /** Undefined while hidden. */
  readonly secret: string | undefined;
  readonly isCreated: boolean;
  /** Since or until when it signs. */
  readonly period: ReactNode;
  readonly action: ReactNode;
  readonly isPending: boolean;
  /** Undefined if the person may not see the secret. */
  readonly onShow: (() => void) | undefined;
  readonly onHide: () => void;
}

function SecretRow(props: SecretRowProps) {
  const { kind, secret, isCreated, period, action, isPending, onShow, onHide } = props;
  return (
    <span className="flex justify-between gap-x-3 gap-y-2 max-sm:flex-col sm:items-center">
      <span className="flex min-w-0 flex-col gap-0.5">
        <SecretText secret={secret} isCreated={isCreated} />
        {period !== undefined && <span className="text-xs text-faint">{period}</span>}
      </span>
      <span className="flex shrink-0 items-center gap-2">
        {secret !== undefined && <Copy text={secret} label={t('secretSection.copySecret', { kind })} />}
        {onShow && secret === undefined && (
          <Button
            size="small"
            icon={isCreated ? Eye : Plus}
            pending={isPending}
            aria-label={isCreated ? t('secretSection.revealSecret', { kind }) : undefined}
            onClick={onShow}
          >
            {isCreated ? t('secretSection.reveal') : t('secretSection.createSecret')}
          </Button>
        )}
        {secret !== undefined && (
          <Button
            size="small"
            icon={EyeOff}
            aria-label={t('secretSection.hideSecret', { kind })}
            onClick={onHide}
          >
            {t('secretSection.hide')}
          </Button>
        )}
        {action}
      </span>
    </span>
  );
}

function SecretText({ secret, isCreated }: Pick<SecretRowProps, 'secret' | 'isCreated'>) {
  if (secret !== undefined)
    return <code className="font-mono text-[0.8125rem] [overflow-wrap:anywhere]">{secret}</code>;
  if (!isCreated) return <span className="text-soft">{t('secretSection.createdWithTheFirstEvent')}</span>;
  return (
    <span className="min-w-0 truncate font-mono text-[0.8125rem] text-soft">
      {secretPrefix}
      <span aria-hidden>••••••••••••••••</span>
      <span className="sr-only">{t('secretSection.hidden')}</span>
    </span>
  );
}

function RotationNotice() {
  return (
    <div className="mt-4">
      <Notice>{rich('secretSection.bothSecretsSign', { code: formatCode })}</Notice>
    </div>
  );
}

/** A header or a parameter within a sentence. */
export function formatCode(children: ReactNode): ReactNode {
  return <code className="font-mono text-[0.9em]">{children}</code>;
}
