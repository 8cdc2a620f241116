import { limits } from '@blazon/contract/limits.ts';
import type { MyWorkspace } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callConsole } from '../../api/call.ts';
import { meQuery } from '../../api/use-me.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useMembers } from '../../api/use-people.ts';
import { Button } from '../../parts/button.tsx';
import { CopyableId } from '../../parts/copy.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Input } from '../../parts/field.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Page } from '../../parts/page.tsx';
import { SettingRow, Settings } from '../../parts/setting-row.tsx';
import { showToast } from '../../parts/toast.tsx';
import { ArchivesSection } from './archives-section.tsx';
import { DeleteWorkspace } from './delete-workspace.tsx';
import { LeaveWorkspace } from './leave-workspace.tsx';
import { SecondFactorRule } from './second-factor-rule.tsx';
import { roleMeanings, roleNames } from './role-names.ts';
import { rich, t } from './text.ts';

const leaveSectionId = 'leave';

export function GeneralScreen() {
  const { workspace, isAtLeast } = useWorkspaceContext();
  return (
    <Page title={t('general.title')} {...(isAtLeast('owner') && { description: <OwnerDescription /> })}>
      <Settings>
        {isAtLeast('admin') && <RenameSetting key={workspace.id} />}
        <SettingRow title={t('general.workspaceId')} description={t('general.namesTheWorkspaceTo')}>
          <CopyableId id={workspace.id} />
        </SettingRow>
        <SettingRow title={t('general.yourRole')} description={roleMeanings[workspace.role]}>
          <p className="text-sm text-ink">{roleNames[workspace.role]}</p>
        </SettingRow>
        {isAtLeast('owner') && <SecondFactorRule />}
        {isAtLeast('owner') && <ArchivesSection />}
      </Settings>
      <section
        id={leaveSectionId}
        aria-label={isAtLeast('owner') ? t('general.leaveOrDelete') : t('general.leave')}
        className="flex max-w-4xl scroll-mt-20 flex-col divide-y divide-line rounded-lg border border-danger/40 px-4 sm:px-6"
      >
        <LeaveSetting />
        {isAtLeast('owner') && <DeleteWorkspace />}
      </section>
    </Page>
  );
}

/** For owners the page is long, so a link leads to its end. */
function OwnerDescription() {
  return rich('general.pageDescription', {
    link: (children) => (
      <TextLink to="." hash={leaveSectionId}>
        {children}
      </TextLink>
    ),
  });
}

/** The last owner cannot leave: the button is disabled, and the reason is beside it. */
function LeaveSetting() {
  const { workspace, workspacePath, isAtLeast } = useWorkspaceContext();
  const members = useMembers(workspacePath);
  const [isLeaving, setIsLeaving] = useState(false);
  const owners = members.data?.data.filter(({ role }) => role === 'owner').length;
  const isLastOwner = isAtLeast('owner') && owners === 1;
  return (
    <SettingRow
      title={t('general.leaveWorkspace')}
      description={t('general.description')}
      actions={
        <Button
          disabled={isLastOwner}
          aria-describedby={isLastOwner ? 'last-owner' : undefined}
          onClick={() => setIsLeaving(true)}
        >
          {t('general.leaveWorkspace')}
        </Button>
      }
    >
      {isLastOwner && (
        <p id="last-owner" className="text-sm text-soft">
          {rich('general.youreTheOnlyOwner', {
            link: (children) => (
              <TextLink to="/w/$workspace/settings/members" params={{ workspace: workspace.id }}>
                {children}
              </TextLink>
            ),
          })}
        </p>
      )}
      {isLeaving && <LeaveWorkspace onClose={() => setIsLeaving(false)} />}
    </SettingRow>
  );
}

function RenameSetting() {
  const { workspace, workspacePath } = useWorkspaceContext();
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
    <SettingRow title={t('general.name')} description={t('general.shownToMembersInThe')}>
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
    </SettingRow>
  );
}
