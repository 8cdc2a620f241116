import { limits } from '@blazon/contract/limits.ts';
import type { MyWorkspace } from '@blazon/contract/console/people.ts';
import { useMutation, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { meQuery } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { describeErrorOfParam } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { TextLink } from '../../parts/link.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { PlainForm } from './plain-form.tsx';
import { redirectAfterSignIn } from './redirect-after-sign-in.ts';
import { rich, t } from './text.ts';

export function NewWorkspaceScreen() {
  const { data: me } = useSuspenseQuery(meQuery);
  const [name, setName] = useState('');
  const isFirst = me.workspaces.length === 0;
  const create = useMutation({
    mutationFn: () => callConsole<MyWorkspace>('POST', '/api/workspaces', { name }),
    onSuccess: ({ id }) => redirectAfterSignIn(`/w/${id}/live/overview`),
  });
  const nameError = describeErrorOfParam(create.error, 'name');
  return (
    <PlainPage
      title={isFirst ? t('newWorkspace.nameYourWorkspace') : t('newWorkspace.newWorkspace')}
      description={t('newWorkspace.description')}
    >
      <PlainForm onSubmit={() => create.mutate()} error={nameError ? null : create.error}>
        <Input
          label={t('newWorkspace.name')}
          hint={t('newWorkspace.forExampleYourCompanyOr')}
          required
          maxLength={limits.nameLength}
          autoComplete="organization"
          value={name}
          error={nameError}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" variant="primary" pending={create.isPending || create.isSuccess}>
          {t('newWorkspace.createWorkspace')}
        </Button>
      </PlainForm>
      <p className="text-sm text-soft">
        {isFirst ? (
          <>
            {rich('newWorkspace.wereYouInvitedOpenThe', {
              link: (children) => <TextLink to="/account">{children}</TextLink>,
            })}
          </>
        ) : (
          <TextLink to="/">{t('newWorkspace.back')}</TextLink>
        )}
      </p>
    </PlainPage>
  );
}
