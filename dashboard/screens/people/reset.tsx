import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { chooseNewPassword } from '../../api/auth.ts';
import { Button } from '../../parts/button.tsx';
import { ButtonLink, TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { NewPasswordInput } from './password-input.tsx';
import { PlainForm } from './plain-form.tsx';
import { readTokenFromUrlFragment } from './redirect-after-sign-in.ts';
import { t } from './text.ts';

export function ResetScreen() {
  const [token] = useState(readTokenFromUrlFragment);
  const [password, setPassword] = useState('');
  const choose = useMutation({ mutationFn: () => chooseNewPassword(token, password) });
  if (choose.isSuccess) {
    return (
      <PlainPage title={t('reset.title')} description={t('reset.description')}>
        <ButtonLink to="/sign-in" variant="primary">
          {t('reset.signIn')}
        </ButtonLink>
      </PlainPage>
    );
  }
  return (
    <PlainPage title={t('reset.chooseANewPassword')} description={t('reset.thisSignsYouOutOn')}>
      {token === '' ? (
        <Notice tone="warning">{t('reset.thisLinkIsIncompleteOpen')}</Notice>
      ) : (
        <PlainForm onSubmit={() => choose.mutate()} error={choose.error}>
          <NewPasswordInput
            label={t('reset.newPassword')}
            value={password}
            onChange={(event) => setPassword(event.currentTarget.value)}
          />
          <Button type="submit" variant="primary" pending={choose.isPending}>
            {t('reset.changePassword')}
          </Button>
        </PlainForm>
      )}
      <p className="text-sm text-soft">
        <TextLink to="/forgotten">{t('reset.askForAnotherEmail')}</TextLink>
      </p>
    </PlainPage>
  );
}
