import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useRevealSecret, useSecretState } from '../../api/use-webhooks.ts';
import { Button } from '../../parts/button.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SettingCard } from '../../parts/setting-card.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { RotateSecretDialog } from './rotate-secret-dialog.tsx';
import { formatCode, SecretFacts } from './secret-facts.tsx';
import { rich, t } from './text.ts';

/** Shows the secret of the workspace, which signs in both environments. */
export function SecretSection() {
  const { isAtLeast } = useWorkspaceContext();
  const [isRotating, setRotating] = useState(false);
  const state = useSecretState();
  const reveal = useRevealSecret();
  const mayReveal = isAtLeast('developer');
  return (
    <SettingCard
      title={t('secretSection.title')}
      description={rich('secretSection.description', { code: formatCode })}
    >
      <Loaded
        query={state}
        skeleton={<SkeletonRows rows={2} label={t('secretSection.loadingTheSecretsDates')} />}
      >
        {(secretState) => (
          <SecretFacts
            state={secretState}
            reveal={reveal}
            mayReveal={mayReveal}
            action={
              isAtLeast('admin') &&
              secretState.created_at !== null && (
                <Button size="small" icon={RefreshCw} onClick={() => setRotating(true)}>
                  {t('secretSection.rotate')}
                </Button>
              )
            }
          />
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
