import { magicLinkMinutes } from '@blazon/contract/console/magic-links.ts';
import { useMutation } from '@tanstack/react-query';
import { Fingerprint, Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { requestConfirmationEmail, requestSignInLink, signInWithPassword } from '../../api/auth.ts';
import { ApiFailure } from '../../api/call.ts';
import { canUsePasskeys, signInWithPasskey } from '../../api/passkeys.ts';
import { useSignInOptions } from '../../api/use-people.ts';
import { Address } from '../../parts/address.tsx';
import { Button } from '../../parts/button.tsx';
import { TextLink } from '../../parts/link.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { useHasHydrated } from '../../parts/use-has-hydrated.ts';
import { TextButton } from '../../parts/text-button.tsx';
import { BrandsPanel } from './brands-panel.tsx';
import { EmailInput } from './email-input.tsx';
import { EmailSent } from './email-sent.tsx';
import { PasswordInput } from './password-input.tsx';
import { OrLine, PlainForm } from './plain-form.tsx';
import { SecondFactorForm } from './second-factor-form.tsx';
import { redirectAfterSignIn } from './redirect-after-sign-in.ts';
import { rich, t } from './sign-in-text.ts';

type Step = 'credentials' | 'second-factor' | 'link' | 'confirmation';

export function SignInScreen() {
  const [step, setStep] = useState<Step>('credentials');
  const [email, setEmail] = useState('');
  const back = () => setStep('credentials');
  const backButton = <TextButton onClick={back}>{t('signIn.signInAnotherWay')}</TextButton>;
  switch (step) {
    case 'second-factor':
      return <SecondFactorForm onBack={back} />;
    case 'link':
      return (
        <EmailSent
          title={t('signIn.title')}
          again={() => requestSignInLink(email)}
          onWrongAddress={back}
          footer={backButton}
        >
          {rich('signIn.linkSent', { email, signIn: magicLinkMinutes.signIn, address: renderAddress })}
        </EmailSent>
      );
    case 'confirmation':
      return (
        <EmailSent
          title={t('signIn.confirmYourAddressFirst')}
          again={() => requestConfirmationEmail(email)}
          onWrongAddress={back}
          footer={backButton}
        >
          {rich('signIn.openTheEmailWeSent', { email, address: renderAddress })}
        </EmailSent>
      );
    case 'credentials':
      return <Credentials email={email} setEmail={setEmail} setStep={setStep} />;
    default:
      return step satisfies never;
  }
}

const renderAddress = (children: ReactNode) => <Address>{children}</Address>;

interface CredentialsProps {
  readonly email: string;
  readonly setEmail: (email: string) => void;
  readonly setStep: (step: Step) => void;
}

function Credentials({ email, setEmail, setStep }: CredentialsProps) {
  const [password, setPassword] = useState('');
  const hasEmail = useSignInOptions().data?.email === true;
  const byPassword = useMutation({
    mutationFn: () => signInWithPassword(email, password),
    onSuccess: ({ needsSecondFactor }) =>
      needsSecondFactor ? setStep('second-factor') : redirectAfterSignIn(),
    onError: (error) => {
      if (error instanceof ApiFailure && error.code === 'address_not_verified') setStep('confirmation');
    },
  });
  return (
    <PlainPage title={t('signIn.signIn')} panel={<BrandsPanel />}>
      <PlainForm onSubmit={() => byPassword.mutate()} error={byPassword.error}>
        <EmailInput value={email} onChange={setEmail} />
        <PasswordInput
          label={t('signIn.password')}
          aside={hasEmail ? <TextLink to="/forgotten">{t('signIn.forgotPassword')}</TextLink> : undefined}
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <Button
          type="submit"
          variant="primary"
          pending={byPassword.isPending || (byPassword.isSuccess && !byPassword.data.needsSecondFactor)}
        >
          {t('signIn.signIn')}
        </Button>
      </PlainForm>
      <OtherSignInMethods email={email} onLinkSent={() => setStep('link')} />
    </PlainPage>
  );
}

function OtherSignInMethods({
  email,
  onLinkSent,
}: {
  readonly email: string;
  readonly onLinkSent: () => void;
}) {
  const options = useSignInOptions();
  const byPasskey = useMutation({ mutationFn: signInWithPasskey, onSuccess: () => redirectAfterSignIn() });
  const [isAsking, setIsAsking] = useState(false);
  const byLink = useMutation({ mutationFn: () => requestSignInLink(email), onSuccess: onLinkSent });
  // Nearly every browser can, so the server shows the button.
  const mayUsePasskeys = !useHasHydrated() || canUsePasskeys();
  const hasEmail = options.data?.email === true;
  const hasAddress = /\S+@\S+/.test(email);
  const sendLink = () => {
    setIsAsking(true);
    if (hasAddress) byLink.mutate();
  };
  return (
    <div className="flex flex-col gap-4">
      <OrLine />
      <PlainForm onSubmit={sendLink} error={byPasskey.error ?? byLink.error}>
        <div className="flex flex-col gap-2">
          {mayUsePasskeys && (
            <Button
              icon={Fingerprint}
              pending={byPasskey.isPending || byPasskey.isSuccess}
              onClick={() => byPasskey.mutate()}
            >
              {t('signIn.signInWithAPasskey')}
            </Button>
          )}
          {hasEmail && (
            <Button type="submit" icon={Mail} pending={byLink.isPending}>
              {t('signIn.sendMeALink')}
            </Button>
          )}
        </div>
        {isAsking && !hasAddress && (
          <p role="alert" className="text-sm text-soft">
            {t('signIn.enterYourEmailAddressAbove')}
          </p>
        )}
      </PlainForm>
      <p className="mt-4 text-sm text-soft">
        {rich('signIn.newHereCreateAnAccount', {
          link: (children) => (
            <TextLink to="/sign-up" search={(search) => search}>
              {children}
            </TextLink>
          ),
        })}
      </p>
    </div>
  );
}
