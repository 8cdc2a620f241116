import { limits } from '@blazon/contract/limits.ts';
import type { MyWorkspace } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { meQuery, usePlace } from '../../api/use-me.ts';
import { Button } from '../../parts/button.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { Facts, Page } from '../../parts/page.tsx';
import { SettingCard } from '../../parts/setting-card.tsx';
import { showToast } from '../../parts/toast.tsx';
import { ArchivesSection } from './archives-section.tsx';
import { DeleteWorkspace } from './delete-workspace.tsx';
import { LeaveWorkspace } from './leave-workspace.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { roleMeanings, roleNames } from './role-names.ts';
import { t } from './text.ts';

export function GeneralScreen() {
  const { workspace, isAtLeast } = usePlace();
  const [isLeaving, setIsLeaving] = useState(false);
  return (
    <Page title={t('general.title')} description={t('general.workspace', { name: workspace.name })} narrow>
      <div className="flex flex-col gap-5">
        {isAtLeast('admin') && <Rename key={workspace.id} />}
        <SettingCard title={t('general.about')}>
          <Facts
            facts={[
              [t('general.workspaceId'), <CopyableId key="id" id={workspace.id} />],
              [t('general.yourRole'), `${roleNames[workspace.role]}. ${roleMeanings[workspace.role]}`],
            ]}
          />
        </SettingCard>
        {isAtLeast('owner') && <SecondFactorRule />}
        {isAtLeast('owner') && <ArchivesSection />}
        <SettingCard
          title={t('general.leave')}
          description={t('general.description')}
          actions={<Button onClick={() => setIsLeaving(true)}>{t('general.leaveWorkspace')}</Button>}
        />
        {isAtLeast('owner') && <DeleteWorkspace />}
      </div>
      {isLeaving && <LeaveWorkspace onClose={() => setIsLeaving(false)} />}
    </Page>
  );
}

function Rename() {
  const { workspace, workspacePath } = usePlace();
  const queryClient = useQueryClient();
  const [name, setName] = useState(workspace.name);
  const rename = useMutation({
    mutationFn: () => callConsole<MyWorkspace>('PATCH', workspacePath, { name }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      showToast('good', t('general.workspaceRenamed'));
    },
  });
  return (
    <SettingCard title={t('general.name')} description={t('general.shownToMembersInThe')}>
      <form
        className="flex max-w-md items-start gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          rename.mutate();
        }}
      >
        <Input
          label={t('general.nameOfTheWorkspace')}
          hideLabel
          className="min-w-0 flex-1"
          required
          maxLength={limits.nameLength}
          value={name}
          error={rename.isError ? describeError(rename.error) : null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button
          type="submit"
          disabled={name.trim() === '' || name.trim() === workspace.name}
          pending={rename.isPending}
        >
          {t('general.saveName')}
        </Button>
      </form>
    </SettingCard>
  );
}
