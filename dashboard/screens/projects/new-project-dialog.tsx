import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useCreateProject } from '../../api/use-projects.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { Notice } from '../../parts/notice.tsx';
import { assignFieldProblems } from './field-problems.ts';
import { ProjectFields } from './project-fields.tsx';
import { t } from './text.ts';

const emptyDraft = { name: '', description: '' };

export function NewProjectDialog({
  open,
  onClose,
}: {
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const { workspace, environment } = useWorkspaceContext();
  const navigate = useNavigate();
  const create = useCreateProject();
  const [draft, setDraft] = useState(emptyDraft);
  // The idempotency key is kept until the project is created, so that a lost response never creates a second one.
  const sent = useRef({ draft: '', key: '' });
  const problems = assignFieldProblems(create.error);
  const close = () => {
    onClose();
    create.reset();
    setDraft(emptyDraft);
  };
  const submit = () => {
    const name = draft.name.trim();
    if (name === '' || create.isPending) return;
    if (sent.current.draft !== JSON.stringify(draft))
      sent.current = { draft: JSON.stringify(draft), key: crypto.randomUUID() };
    const description = draft.description.trim() === '' ? null : draft.description;
    create.mutate(
      { name, description, request_key: sent.current.key },
      {
        onSuccess: (project) =>
          void navigate({
            to: '/w/$workspace/$environment/projects/$project',
            params: { workspace: workspace.id, environment, project: project.id },
          }),
      },
    );
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      title={t('newProjectDialog.title')}
      description={t('newProjectDialog.description')}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={close}>{t('newProjectDialog.cancel')}</Button>
          <Button type="submit" variant="primary" pending={create.isPending}>
            {t('newProjectDialog.createProject')}
          </Button>
        </>
      }
    >
      {problems.other !== null && (
        <Notice tone="danger" announce>
          {problems.other}
        </Notice>
      )}
      <ProjectFields draft={draft} onChange={setDraft} problems={problems} />
    </Dialog>
  );
}
