import type { ReactNode } from 'react';
import { Section } from '../../parts/page.tsx';
import { rich, t } from './text.ts';

/** Common questions before choosing a plan. */
export function PlanFaq({ isSelfService }: { readonly isSelfService: boolean }) {
  return (
    <Section title={t('planFaq.title')}>
      <dl className="grid gap-x-10 gap-y-6 border-t border-line pt-6 text-sm sm:grid-cols-2">
        <Question title={t('planFaq.quota')}>{t('planFaq.liveGenerationsPerCalendarMonth')}</Question>
        <Question title={t('planFaq.whenItIsUsedUp')}>
          {rich('planFaq.liveGenerationsAreRefusedWith', {
            code: (children) => <code className="font-mono text-xs text-ink">{children}</code>,
          })}
        </Question>
        <Question title={t('planFaq.aLargerPlan')}>{t('planFaq.takesEffectFromTheNextRequest')}</Question>
        <Question title={t('planFaq.free')}>
          {isSelfService ? t('planFaq.beginsWhenThePaidPeriod') : t('planFaq.yourApiKeysAreKept')}
        </Question>
      </dl>
    </Section>
  );
}

function Question({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1">
      <dt className="font-medium text-ink">{title}</dt>
      <dd className="max-w-prose text-soft">{children}</dd>
    </div>
  );
}
