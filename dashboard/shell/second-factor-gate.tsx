import type { MyWorkspace } from '@blazon/contract/console/people.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { meQuery } from '../api/use-me.ts';
import { Button } from '../parts/button.tsx';
import { TextLink } from '../parts/link.tsx';
import { PlainPage } from '../parts/page.tsx';
import { SetUpSecondFactor } from '../screens/account/set-up-second-factor.tsx';
import { t } from './text.ts';

/** Replaces a workspace that requires a second factor, for members without one. */
export function SecondFactorGate({ workspace }: { readonly workspace: MyWorkspace }) {
  const queryClient = useQueryClient();
  const [isSettingUp, setIsSettingUp] = useState(false);
  const close = () => {
    setIsSettingUp(false);
    void queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
  };
  return (
    <PlainPage
      title={t('secondFactorGate.title')}
      description={t('secondFactorGate.description', { name: workspace.name })}
    >
      <Button variant="primary" onClick={() => setIsSettingUp(true)}>
        {t('secondFactorGate.setUpSecondFactor')}
      </Button>
      <p className="text-sm text-soft">
        <TextLink to="/account">{t('secondFactorGate.goToYourAccount')}</TextLink>
      </p>
      {/* The workspace opens only when the dialog closes, because the backup codes must be shown first. */}
      {isSettingUp && <SetUpSecondFactor onClose={close} onDone={async () => undefined} />}
    </PlainPage>
  );
}
