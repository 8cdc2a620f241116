import type { DeviceCodeView } from '@blazon/contract/console/cli.ts';
import { useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { ApiFailure, callConsole } from '../../api/call.ts';
import { readLastWorkspace } from '../../api/last-workspace.ts';
import { meQuery } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { CodeBlock } from '../../parts/code.tsx';
import { ErrorState } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Facts, PlainPage } from '../../parts/page.tsx';
import { Select } from '../../parts/select.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { Time } from '../../parts/time.tsx';
import { PlainForm } from './plain-form.tsx';
import { t } from './text.ts';

const route = getRouteApi('/device');
const title = t('device.approveCliLogin');

/** The page that `blazon login` opens. The person compares the code, then approves or denies it. */
export function DeviceScreen() {
  const { code = '' } = route.useSearch();
  return code === '' ? <CodeForm /> : <CodePage key={code} code={code} />;
}

interface CodeFormProps {
  /** Why the code in the address was refused. */
  readonly error?: string;
}

function CodeForm({ error }: CodeFormProps) {
  const navigate = route.useNavigate();
  const { code: refused = '' } = route.useSearch();
  const [code, setCode] = useState(refused);
  return (
    <PlainPage title={title} {...(error === undefined && { description: t('device.description') })}>
      <PlainForm onSubmit={() => void navigate({ search: { code: code.trim() }, replace: true })}>
        {error !== undefined && (
          <>
            <Notice tone="warning" announce>
              {error}
            </Notice>
            <CodeBlock label={t('device.command')} code="blazon login" showLabel />
          </>
        )}
        <Input
          label={t('device.code')}
          required
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          placeholder={t('device.bcdfGhjk')}
          value={code}
          onChange={(event) => setCode(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary">
          {t('device.continue')}
        </Button>
      </PlainForm>
    </PlainPage>
  );
}

function CodePage({ code }: { readonly code: string }) {
  const look = useQuery({
    queryKey: ['device-code', code],
    queryFn: () => callConsole<DeviceCodeView>('POST', '/api/me/cli-codes/look', { user_code: code }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (look.error instanceof ApiFailure && [400, 410].includes(look.error.status))
    return <CodeForm error={look.error.message} />;
  if (look.data === undefined)
    return (
      <PlainPage title={title}>
        {look.error ? <ErrorState error={look.error} /> : <SkeletonRows rows={4} />}
      </PlainPage>
    );
  return <DecisionForm view={look.data} />;
}

function DecisionForm({ view }: { readonly view: DeviceCodeView }) {
  const { data: me } = useSuspenseQuery(meQuery);
  const last = readLastWorkspace()?.workspace;
  const preselected = me.workspaces.find(({ id }) => id === last) ?? me.workspaces[0];
  const [workspace, setWorkspace] = useState(preselected?.id ?? '');
  const decide = useMutation({
    mutationFn: (isAllowed: boolean) =>
      isAllowed
        ? callConsole('POST', '/api/me/cli-codes/approve', {
            user_code: view.user_code,
            workspace_id: workspace,
          })
        : callConsole('POST', '/api/me/cli-codes/deny', { user_code: view.user_code }),
  });
  if (decide.isSuccess) return <DecisionPage isAllowed={decide.variables} />;
  if (preselected === undefined)
    return (
      <PlainPage title={title}>
        <Notice tone="warning">{t('device.youAreNotInA')}</Notice>
        <TextLink to="/new-workspace">{t('device.createAWorkspace')}</TextLink>
      </PlainPage>
    );
  return (
    <PlainPage title={title} description={t('device.onlyContinueIfYouRan')}>
      <RequestDetails view={view} />
      <PlainForm onSubmit={() => decide.mutate(true)} error={decide.error}>
        <Select
          label={t('device.workspace')}
          hint={t('device.theCliCanReadEvents', { loginDays: view.login_days })}
          options={me.workspaces.map(({ id, name }) => ({ value: id, label: name }))}
          value={workspace}
          onChange={setWorkspace}
        />
        <div className="grid grid-cols-2 gap-3">
          <Button
            pending={decide.isPending && !decide.variables}
            disabled={decide.isPending}
            onClick={() => decide.mutate(false)}
          >
            {t('device.deny')}
          </Button>
          <Button
            type="submit"
            variant="primary"
            pending={decide.isPending && decide.variables}
            disabled={decide.isPending}
          >
            {t('device.approve')}
          </Button>
        </div>
      </PlainForm>
      <p className="text-sm text-soft">
        {t('device.signedInAs')}{' '}
        <span className="inline-block max-w-full [overflow-wrap:anywhere]">{me.person.email}</span>
      </p>
    </PlainPage>
  );
}

function RequestDetails({ view }: { readonly view: DeviceCodeView }) {
  return (
    <>
      <p className="rounded-md border border-line bg-sunken py-4 text-center font-mono text-xl font-semibold tracking-[0.12em] text-ink">
        {view.user_code}
      </p>
      <Facts
        facts={[
          [t('device.computer'), view.host_name],
          [t('device.ipAddress'), view.ip_address],
          [t('device.requested'), <Time key="started" at={view.created_at} />],
        ]}
      />
      {!view.is_same_network && <Notice tone="warning">{t('device.theCliIsOnA')}</Notice>}
    </>
  );
}

function DecisionPage({ isAllowed }: { readonly isAllowed: boolean }) {
  return (
    <PlainPage
      title={isAllowed ? t('device.cliLoginApproved') : t('device.cliLoginDenied')}
      description={isAllowed ? t('device.returnToYourTerminalIt') : t('device.theTerminalReceivedNoAccess')}
    >
      <p className="text-sm text-soft">
        <TextLink to="/account">{t('device.manageCliLoginsInYourAccount')}</TextLink>
      </p>
    </PlainPage>
  );
}
