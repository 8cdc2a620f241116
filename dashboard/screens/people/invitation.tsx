import { limits } from '@blazon/contract/limits.ts';
import type { InvitationView, MyWorkspace } from '@blazon/contract/console/people.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ApiFailure, callConsole } from '../../api/call.ts';
import { Address } from '../../parts/address.tsx';
import { Button } from '../../parts/button.tsx';
import { ErrorState, describeErrorOfParam } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { NewPasswordInput } from './password-input.tsx';
import { PlainForm } from './plain-form.tsx';
import { readInvitationToken } from './remembered-invitation.ts';
import { redirectAfterSignIn } from './redirect-after-sign-in.ts';
import { rich, t } from './text.ts';

export function InvitationScreen() {
  const [token] = useState(readInvitationToken);
  const invitation = useQuery({
    queryKey: ['invitation'],
    queryFn: () => callConsole<InvitationView>('POST', '/api/invitations/look', { token }),
    enabled: token !== '',
    retry: false,
  });
  // This query must not redirect to sign-in, because the person may not be signed in.
  const me = useQuery({ queryKey: ['who-is-here'], queryFn: readVisitor, retry: false });
  if (token === '') {
    return (
      <PlainPage title={t('invitation.isIncomplete')} description={t('invitation.thisLinkIsIncompleteOpen')}>
        <WorkspacesLink />
      </PlainPage>
    );
  }
  if (invitation.error instanceof ApiFailure && invitation.error.status === 410) {
    return (
      <PlainPage title={t('invitation.hasEnded')} description={invitation.error.message}>
        <WorkspacesLink />
      </PlainPage>
    );
  }
  if (invitation.data === undefined || me.data === undefined) {
    const error = invitation.error ?? me.error;
    return (
      <PlainPage title={t('invitation.title')}>
        {error ? <ErrorState error={error} /> : <SkeletonRows rows={3} />}
      </PlainPage>
    );
  }
  const { workspace_name: workspace, invited_by: inviter, role } = invitation.data;
  return (
    <PlainPage
      title={t('invitation.joinWorkspace', { workspace })}
      description={t('invitation.invitedAs', { inviter, role })}
    >
      <InvitationAnswer token={token} invitation={invitation.data} email={me.data.email} />
    </PlainPage>
  );
}

function WorkspacesLink() {
  return (
    <ButtonLink to="/" variant="primary">
      {t('invitation.goToYourWorkspaces')}
    </ButtonLink>
  );
}

const renderAddress = (children: ReactNode) => <Address>{children}</Address>;

interface Visitor {
  readonly email: string | undefined;
}

async function readVisitor(): Promise<Visitor> {
  const response = await fetch('/api/me', { headers: { accept: 'application/json' } });
  if (!response.ok) return { email: undefined };
  const me: unknown = await response.json();
  return { email: readEmail(me) };
}

function readEmail(me: unknown): string | undefined {
  if (typeof me !== 'object' || me === null || !('person' in me)) return undefined;
  const { person } = me;
  if (typeof person !== 'object' || person === null || !('email' in person)) return undefined;
  return typeof person.email === 'string' ? person.email : undefined;
}

interface AnswerProps {
  readonly token: string;
  readonly invitation: InvitationView;
  readonly email: string | undefined;
}

function InvitationAnswer({ token, invitation, email }: AnswerProps) {
  if (email === invitation.email) return <AcceptForm token={token} />;
  if (email !== undefined) return <OtherAddressNotice invited={invitation.email} here={email} />;
  if (!invitation.has_account) return <JoinForm token={token} email={invitation.email} />;
  return (
    <>
      <p className="text-sm text-soft">
        {rich('invitation.emailAlreadyHasAnAccount', { email: invitation.email, address: renderAddress })}
      </p>
      <ButtonLink to="/sign-in" search={{ return_to: '/invitation' }} variant="primary">
        {t('invitation.signIn')}
      </ButtonLink>
    </>
  );
}

function AcceptForm({ token }: { readonly token: string }) {
  const accept = useMutation({
    mutationFn: () => callConsole<MyWorkspace>('POST', '/api/invitations/accept', { token }),
    onSuccess: ({ id }) => redirectAfterSignIn(`/w/${id}/live/overview`),
  });
  return (
    <PlainForm onSubmit={() => accept.mutate()} error={accept.error}>
      <Button type="submit" variant="primary" pending={accept.isPending || accept.isSuccess}>
        {t('invitation.join')}
      </Button>
    </PlainForm>
  );
}

function OtherAddressNotice({ invited, here }: { readonly invited: string; readonly here: string }) {
  const leave = useMutation({
    mutationFn: () => callConsole('POST', '/auth/sign-out'),
    onSuccess: () => redirectAfterSignIn('/invitation'),
  });
  return (
    <PlainForm onSubmit={() => leave.mutate()} error={leave.error}>
      <Notice tone="warning">
        {rich('invitation.forOtherAddress', { invited, here, address: renderAddress })}
      </Notice>
      <Button type="submit" variant="primary" pending={leave.isPending || leave.isSuccess}>
        {t('invitation.signOutAndContinue')}
      </Button>
      <ButtonLink to="/">{t('invitation.goToYourWorkspaces')}</ButtonLink>
    </PlainForm>
  );
}

function JoinForm({ token, email }: { readonly token: string; readonly email: string }) {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const join = useMutation({
    mutationFn: () => callConsole<MyWorkspace>('POST', '/api/invitations/join', { token, name, password }),
    onSuccess: ({ id }) => redirectAfterSignIn(`/w/${id}/live/overview`),
  });
  const [nameError, passwordError] = [
    describeErrorOfParam(join.error, 'name'),
    describeErrorOfParam(join.error, 'password'),
  ];
  return (
    <PlainForm onSubmit={() => join.mutate()} error={(nameError ?? passwordError) ? null : join.error}>
      <Input label={t('invitation.email')} type="email" autoComplete="username" value={email} readOnly />
      <Input
        label={t('invitation.yourName')}
        autoComplete="name"
        required
        maxLength={limits.nameLength}
        value={name}
        error={nameError}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <NewPasswordInput
        label={t('invitation.password')}
        value={password}
        error={passwordError}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary" pending={join.isPending || join.isSuccess}>
        {t('invitation.createAccountAndJoin')}
      </Button>
    </PlainForm>
  );
}
