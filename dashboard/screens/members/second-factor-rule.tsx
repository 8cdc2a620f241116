import type { MyWorkspace } from '@blazon/contract/console/people.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { meQuery, usePlace } from '../../api/use-me.ts';
import { useMembers } from '../../api/use-people.ts';
import { Status } from '../../parts/badge.tsx';
import { Button } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { messageOf } from '../../parts/error-state.tsx';
import { TextLink } from '../../parts/link.tsx';
import { Notice } from '../../parts/notice.tsx';
import { Section } from '../../parts/page.tsx';
import { showToast } from '../../parts/toast.tsx';

/** For owners: whether every member needs a second factor. */
export function SecondFactorRule() {
  const { me, workspace, workspacePath } = usePlace();
  const queryClient = useQueryClient();
  const members = useMembers(workspacePath);
  const [isAsking, setIsAsking] = useState(false);
  const isRequired = workspace.second_factor_required;
  const change = useMutation({
    mutationFn: () => call<MyWorkspace>('PATCH', `${workspacePath}/second-factor`, { required: !isRequired }),
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: meQuery.queryKey });
      showToast(
        'good',
        isRequired ? 'The second factor is optional now.' : 'Everyone needs a second factor now.',
      );
      setIsAsking(false);
    },
  });
  const without = members.data?.data.filter((member) => !member.second_factor).length ?? 0;
  return (
    <Section
      title="Second factor"
      description="Require everyone in this workspace to sign in with a second factor. API keys are not affected."
      actions={
        (isRequired || me.person.second_factor) && (
          <Button onClick={() => setIsAsking(true)}>{isRequired ? 'Stop requiring' : 'Require'}</Button>
        )
      }
    >
      <p className="text-sm">
        <Status kind={isRequired ? 'good' : 'off'}>{isRequired ? 'Required' : 'Optional'}</Status>
      </p>
      {!isRequired && !me.person.second_factor && (
        <Notice>
          Before you can require it, set up a second factor for{' '}
          <TextLink to="/account">your own account</TextLink>.
        </Notice>
      )}
      <ConfirmDialog
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => change.mutate()}
        title={isRequired ? 'Make the second factor optional?' : 'Require a second factor?'}
        action={isRequired ? 'Make optional' : 'Require second factor'}
        dangerous={false}
        pending={change.isPending}
        error={change.isError ? messageOf(change.error) : null}
      >
        {isRequired
          ? 'Members can then turn off their second factor and sign in with a password alone.'
          : effectOn(without)}
      </ConfirmDialog>
    </Section>
  );
}

function effectOn(without: number): string {
  if (without === 0)
    return 'Everyone in this workspace has one already. New members must set one up before they get in.';
  const who = without === 1 ? 'One member has none and loses' : `${without} members have none and lose`;
  return `${who} access until they set one up. Their API keys keep working.`;
}
