import { Facts, Section } from '../../parts/page.tsx';
import { rich, t } from './text.ts';

/** Common questions before choosing a plan. */
export function PlanFaq({ isSelfService }: { readonly isSelfService: boolean }) {
  return (
    <Section title={t('planFaq.title')}>
      <Facts
        facts={[
          [t('planFaq.quota'), t('planFaq.liveGenerationsPerCalendarMonth')],
          [
            t('planFaq.whenItIsUsedUp'),
            <>
              {rich('planFaq.liveGenerationsAreRefusedWith', {
                code: (children) => <code className="font-mono text-xs">{children}</code>,
              })}
            </>,
          ],
          [t('planFaq.aLargerPlan'), t('planFaq.takesEffectFromTheNextRequest')],
          isSelfService
            ? [t('planFaq.free'), t('planFaq.beginsWhenThePaidPeriod')]
            : [t('planFaq.free'), t('planFaq.yourApiKeysAreKept')],
        ]}
      />
    </Section>
  );
}
