import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { ButtonLink } from '../../parts/link.tsx';
import { Section } from '../../parts/page.tsx';
import { stepOrder, stepTitles } from './step-titles.ts';
import { t } from './text.ts';

/** Replaces the steps if the plan has no API access. Lists the steps that a paid plan makes possible. */
export function UpgradeCard() {
  const { workspace } = useWorkspaceContext();
  return (
    <Section title={t('firstSteps.title')}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5 rounded-lg border border-line bg-raised p-6">
        <div className="flex min-w-0 flex-1 basis-80 flex-col gap-4">
          <p className="max-w-xl text-sm text-soft">{t('upgradeCard.theFreePlanHasNo')}</p>
          <ol className="grid gap-x-8 gap-y-2.5 text-sm text-ink sm:grid-cols-2">
            {stepOrder.map((name, index) => (
              <li key={name} className="flex items-center gap-2.5">
                <span
                  aria-hidden
                  className="flex size-5 shrink-0 items-center justify-center rounded-full border border-line-strong text-xs text-soft tabular-nums"
                >
                  {index + 1}
                </span>
                {stepTitles[name]}
              </li>
            ))}
          </ol>
        </div>
        <ButtonLink to="/w/$workspace/settings/plan" params={{ workspace: workspace.id }}>
          {t('upgradeCard.seePlans')}
        </ButtonLink>
      </div>
    </Section>
  );
}
