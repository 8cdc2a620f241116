import { limits } from '@blazon/contract/limits.ts';
import type { Account } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { meQuery } from '../../api/use-me.ts';
import { accountPath } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { SettingRow } from '../../parts/setting-row.tsx';
import { showToast } from '../../parts/toast.tsx';
import { t } from './text.ts';

export function ProfileSection({ account }: { readonly account: Account }) {
  const queryClient = useQueryClient();
  const [name, setName] = useState(account.name);
  const save = useMutation({
    mutationFn: () => callConsole('POST', '/auth/update-user', { name: name.trim() }),
    onSuccess: async () => {
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: [accountPath] }),
        queryClient.invalidateQueries({ queryKey: meQuery.queryKey }),
      ]);
      showToast('good', t('profileSection.nameSaved'));
    },
  });
  return (
    <SettingRow title={t('profileSection.title')} description={t('profileSection.description')}>
      <form
        className="flex max-w-md items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate();
        }}
      >
        <Input
          label={t('profileSection.name')}
          hideLabel
          className="min-w-0 flex-1"
          autoComplete="name"
          required
          maxLength={limits.nameLength}
          value={name}
          error={save.isError ? describeError(save.error) : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button
          type="submit"
          disabled={name.trim() === '' || name.trim() === account.name}
          pending={save.isPending}
        >
          {t('profileSection.saveName')}
        </Button>
      </form>
    </SettingRow>
  );
}
