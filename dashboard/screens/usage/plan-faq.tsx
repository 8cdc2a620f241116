import { Facts, Section } from '../../parts/page.tsx';

/** Common questions before choosing a plan. */
export function PlanFaq({ isSelfService }: { readonly isSelfService: boolean }) {
  return (
    <Section title="How plans count">
      <Facts
        facts={[
          [
            'Quota',
            'Live generations by the month in UTC; those that fail are given back, the sandbox is never counted.',
          ],
          [
            'When it is used up',
            <>
              Live generations are refused with <code className="font-mono text-xs">billing_hard_limit</code>{' '}
              until the next month begins; everything else goes on.
            </>,
          ],
          ['A larger plan', 'Counts from the next request on.'],
          isSelfService
            ? [
                'Free',
                'Begins when what is paid for ends; keys stay but do not work, brands stay as they are.',
              ]
            : ['Free', 'Your API keys are kept but stop working. Your brands do not change.'],
        ]}
      />
    </Section>
  );
}
