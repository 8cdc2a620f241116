import type { ProjectBudget } from '@blazon/contract/console/usage.ts';
import { useState } from 'react';
import { useProjectBudget, useSetProjectBudget } from '../../api/use-usage.ts';
import { Button } from '../../parts/button.tsx';
import { Dialog } from '../../parts/dialog.tsx';
import { describeErrorOfParam, describeError } from '../../parts/error-state.tsx';
import { FieldError, Input } from '../../parts/field.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
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
      onSuccess: (saved) => {
        showResult(name, saved);
        onClose();
      },
    });
  const type = (next: string) => {
    setTyped(next);
    // The error is about the previous text.
    save.reset();
  };
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
        {(data) => <BudgetField budget={data} text={typed ?? text} onChange={type} error={problem} />}
      </Loaded>
      {save.isError && problem === null && <FieldError>{describeError(save.error)}</FieldError>}
    </Dialog>
  );
}

interface BudgetFieldProps {
  readonly budget: ProjectBudget;
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly error: string | null;
}

/** Warns before saving if the budget is already used up. */
function BudgetField({ budget, text, onChange, error }: BudgetFieldProps) {
  const wanted = parseBudget(text.trim());
  const isUsedUp = wanted !== null && wanted > 0 && wanted <= budget.used;
  return (
    <>
      <Input
        label={t('budgetDialog.liveGenerationsPerMonth')}
        hint={describeUsage(budget)}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {/* Always present, because screen readers announce only changes inside a live region. */}
      <div aria-live="polite" className="empty:-mt-4">
        {isUsedUp && (
          <Notice tone="warning">
            {t('budgetDialog.usedUpAtOnce', {
              used: formatNumber(budget.used),
              resetsAt: formatDate(budget.resets_at),
            })}
          </Notice>
        )}
      </div>
    </>
  );
}

/** A budget below what was already used stops the project at once, so its message is not that of a success. */
function showResult(
  name: string,
  { monthly_budget: budget, used, resets_at: resetsAt }: ProjectBudget,
): void {
  if (budget === null) return showToast('good', t('budgetDialog.nameNoLongerHasABudget', { name }));
  const now = formatNumber(budget);
  if (used >= budget)
    return showToast(
      'danger',
      t('budgetDialog.savedAndUsedUp', { name, now, resetsAt: formatDate(resetsAt) }),
    );
  return showToast('good', t('budgetDialog.nameNowHasABudget', { name, now }));
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
