import type { ProjectView } from '@blazon/contract/console/projects.ts';
import { useNavigate } from '@tanstack/react-router';
import { Ellipsis, Gauge, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { useDeleteProject, useUpdateProject } from '../../api/use-projects.ts';
import { Button, IconButton } from '../../parts/button.tsx';
import { ConfirmDialog } from '../../parts/confirm-dialog.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Menu, MenuItem, MenuLine } from '../../parts/menu.tsx';
import { Notice } from '../../parts/notice.tsx';
import { showToast } from '../../parts/toast.tsx';
import { BudgetDialog } from '../usage/budget-dialog.tsx';
import { assignFieldProblems } from './field-problems.ts';
import { ProjectFields } from './project-fields.tsx';
import { t } from './text.ts';

/** Actions on a whole project. */
export function ProjectMenu({ project }: { readonly project: ProjectView }) {
  const { environment, isAtLeast } = useWorkspaceContext();
  const [open, setOpen] = useState<'edit' | 'budget' | 'delete'>();
  const close = () => setOpen(undefined);
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t('projectMenu.moreAboutThisProject')} />}>
        <MenuItem icon={PencilLine} onSelect={() => setOpen('edit')}>
          {t('projectMenu.renameOrDescribe')}
        </MenuItem>
        {environment === 'live' && isAtLeast('admin') && (
          <MenuItem icon={Gauge} onSelect={() => setOpen('budget')}>
            {t('projectMenu.monthlyBudget')}
          </MenuItem>
        )}
        <MenuLine />
        <MenuItem icon={Trash2} danger onSelect={() => setOpen('delete')}>
          {t('projectMenu.deleteProject')}
        </MenuItem>
      </Menu>
      {open === 'edit' && <EditDialog project={project} onClose={close} />}
      {open === 'budget' && <BudgetDialog projectId={project.id} name={project.name} onClose={close} />}
      {open === 'delete' && <DeleteDialog project={project} onClose={close} />}
    </>
  );
}

interface ProjectDialogProps {
  readonly project: ProjectView;
  readonly onClose: () => void;
}

function EditDialog({ project, onClose }: ProjectDialogProps) {
  const update = useUpdateProject(project.id);
  const [draft, setDraft] = useState({ name: project.name, description: project.description ?? '' });
  const problems = assignFieldProblems(update.error);
  const submit = () => {
    const name = draft.name.trim();
    if (name === '' || update.isPending) return;
    const description = draft.description.trim() === '' ? null : draft.description;
    update.mutate({ name, description }, { onSuccess: onClose });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('projectMenu.title')}
      onSubmit={submit}
      actions={
        <>
          <Button onClick={onClose}>{t('projectMenu.cancel')}</Button>
          <Button type="submit" variant="primary" pending={update.isPending}>
            {t('projectMenu.save')}
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

function DeleteDialog({ project, onClose }: ProjectDialogProps) {
  const { workspace, environment } = useWorkspaceContext();
  const navigate = useNavigate();
  const erase = useDeleteProject(project.id);
  const confirm = () =>
    erase.mutate(undefined, {
      onSuccess: () => {
        showToast('good', t('projectMenu.projectDeletedItWillBe'));
        void navigate({
          to: '/w/$workspace/$environment/projects',
          params: { workspace: workspace.id, environment },
        });
      },
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={confirm}
      title={t('projectMenu.deleteThisProject')}
      action={t('projectMenu.deleteProject')}
      pending={erase.isPending}
      error={erase.error === null ? null : describeError(erase.error)}
      typed={project.name}
    >
      {t('projectMenu.itsBrandsMemoryExportsAnd')}
    </ConfirmDialog>
  );
}
