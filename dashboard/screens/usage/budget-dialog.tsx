import type { ProjectBudget } from '@blazon/contract/console/usage.ts';
import { useState } from 'react';
import { useProjectBudget, useSetProjectBudget } from '../../api/use-usage.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeErrorOfParam, describeError } from '../../parts/error-state.tsx';
import { FieldError, Input } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { SkeletonRows } from '../../parts/skeleton.tsx';
import { showToast } from '../../parts/toast.tsx';
import { formatNumber } from '../../messages/number-format.ts';
import { formatDate } from './words.ts';
import { t } from './text.ts';

interface BudgetDialogProps {
  readonly projectId: string;
  readonly name: string;
  readonly onClose: () => void;
}

/** Sets how many live generations a project may use in a month. */
export function BudgetDialog({ projectId, name, onClose }: BudgetDialogProps) {
  const budget = useProjectBudget(projectId);
  const save = useSetProjectBudget(projectId);
  /** Undefined until the person types. Until then, the stored budget is shown. */
  const [typed, setTyped] = useState<string>();
  const stored = budget.data?.monthly_budget ?? null;
  const text = (typed ?? (stored === null ? '' : String(stored))).trim();
  const submit = () =>
    save.mutate(parseBudget(text), {
      onSuccess: ({ monthly_budget: now }) => {
        showToast(
          'good',
          now === null
            ? t('budgetDialog.nameNoLongerHasABudget', { name })
            : t('budgetDialog.nameNowHasABudget', { name, now: formatNumber(now) }),
        );
        onClose();
      },
    });
  const problem = describeErrorOfParam(save.error, 'monthly_budget');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('budgetDialog.monthlyBudgetOfName', { name })}
      description={t('budgetDialog.description')}
      onSubmit={() => budget.isSuccess && !save.isPending && submit()}
      actions={
        <>
          <Button onClick={onClose}>{t('budgetDialog.cancel')}</Button>
          <Button type="submit" variant="primary" pending={save.isPending} disabled={!budget.isSuccess}>
            {t('budgetDialog.saveBudget')}
          </Button>
        </>
      }
    >
      <Loaded query={budget} skeleton={<SkeletonRows rows={1} label={t('budgetDialog.loadingTheBudget')} />}>
        {(data) => (
          <Input
            label={t('budgetDialog.liveGenerationsPerMonth')}
            hint={describeUsage(data)}
            error={problem}
            inputMode="numeric"
            autoComplete="off"
            value={typed ?? text}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
        )}
      </Loaded>
      {save.isError && problem === null && <FieldError>{describeError(save.error)}</FieldError>}
    </Dialog>
  );
}

/** Accepts grouped digits. Anything else becomes 0, which the console rejects with a message. */
function parseBudget(text: string): number | null {
  if (text === '') return null;
  const digits = text.replaceAll(/[\s,.]/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : 0;
}

function describeUsage({ used, resets_at: resetsAt }: ProjectBudget): string {
  return t('budgetDialog.leaveEmptyForNoBudget', {
    used: formatNumber(used),
    resetsAt: formatDate(resetsAt),
  });
}
