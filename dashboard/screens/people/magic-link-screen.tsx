import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { confirmAddress, signInWithLink } from '../../api/auth.ts';
import { Button } from '../../parts/button.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { PlainForm } from './plain-form.tsx';
import { redirectAfterSignIn, readTokenFromUrlFragment } from './redirect-after-sign-in.ts';
import { rich, t } from './text.ts';

interface MagicLinkScreenProps {
  readonly title: string;
  readonly description: string;
  readonly action: string;
  readonly redeem: (token: string) => Promise<void>;
  /** The path to open afterwards. */
  readonly next: string;
  /** The text about a link that does not work. */
  readonly help: 'magicLinkScreen.ifConfirmingFails' | 'magicLinkScreen.ifSigningInFails';
}

/**
 * The page that a link in an e-mail opens. The person must press a button, because mail scanners open links and would
 * use them up.
 */
function MagicLinkScreen({ title, description, action, redeem, next, help }: MagicLinkScreenProps) {
  const [token] = useState(readTokenFromUrlFragment);
  const go = useMutation({ mutationFn: () => redeem(token), onSuccess: () => redirectAfterSignIn(next) });
  return (
    <PlainPage title={title} description={description}>
      {token === '' ? (
        <Notice tone="warning">{t('magicLinkScreen.thisLinkIsIncompleteOpen')}</Notice>
      ) : (
        <PlainForm onSubmit={() => go.mutate()} error={go.error}>
          <Button type="submit" variant="primary" pending={go.isPending || go.isSuccess}>
            {action}
          </Button>
        </PlainForm>
      )}
      <div className="flex flex-col gap-2 border-t border-line pt-6 text-sm text-soft">
        <p>{rich(help, { link: (children) => <TextLink to="/sign-in">{children}</TextLink> })}</p>
        <p>{t('magicLinkScreen.ifYouDidNotAsk')}</p>
      </div>
    </PlainPage>
  );
}

export function VerifyScreen() {
  return (
    <MagicLinkScreen
      title={t('magicLinkScreen.title')}
      description={t('magicLinkScreen.description')}
      action={t('magicLinkScreen.confirmAddress')}
      redeem={confirmAddress}
      next="/welcome"
      help="magicLinkScreen.ifConfirmingFails"
    />
  );
}

export function SignInLinkScreen() {
  return (
    <MagicLinkScreen
      title={t('magicLinkScreen.signIn')}
      description={t('magicLinkScreen.theLinkInYourEmail')}
      action={t('magicLinkScreen.signIn')}
      redeem={signInWithLink}
      next="/"
      help="magicLinkScreen.ifSigningInFails"
    />
  );
}
