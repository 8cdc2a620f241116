import type {
  SignatureDifference,
  SignatureFinding,
  SignatureReport,
} from '@blazon/contract/console/webhooks.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { joinClasses } from '../../parts/classes.ts';
import { TextLink } from '../../parts/link.tsx';
import { rich, t } from './text.ts';

/** Shows the most likely mistake first, then other findings. */
export function SignatureFindings({ report }: { readonly report: SignatureReport }) {
  const { workspace, environment } = useWorkspaceContext();
  const { event_id: eventId } = report;
  return (
    <section className="flex flex-col gap-4 rounded-lg border border-line bg-raised p-5">
      <h2 className="sr-only">{t('signatureFindings.whatWasFound')}</h2>
      <ol className="flex flex-col gap-4">
        {report.findings.map((finding, index) => (
          <li key={finding.code} className="border-t border-line pt-4 first:border-t-0 first:pt-0">
            <Finding finding={finding} isFirst={index === 0} />
          </li>
        ))}
      </ol>
      <p className="border-t border-line pt-4 text-sm text-soft">
        {eventId === null ? (
          t('signatureFindings.theEventIsntInThis')
        ) : (
          <>
            {rich('signatureFindings.comparedWithWhatWasSent', {
              link: (children) => (
                <TextLink
                  to="/w/$workspace/$environment/webhooks/events/$event"
                  params={{ workspace: workspace.id, environment, event: eventId }}
                >
                  {children}
                </TextLink>
              ),
            })}
          </>
        )}
      </p>
    </section>
  );
}

function Finding({ finding, isFirst }: { readonly finding: SignatureFinding; readonly isFirst: boolean }) {
  const Icon = finding.is_mistake ? CircleAlert : CircleCheck;
  return (
    <div className="flex flex-col gap-2">
      <h3
        className={joinClasses(
          'flex items-start gap-2 font-semibold text-ink',
          isFirst ? 'text-lg' : 'text-sm',
        )}
      >
        <Icon
          aria-hidden
          className={joinClasses(
            'shrink-0',
            isFirst ? 'mt-0.5 size-5' : 'mt-0.5 size-4',
            finding.is_mistake ? 'text-danger' : 'text-good',
          )}
          strokeWidth={1.75}
        />
        {finding.title}
      </h3>
      <p className="text-sm text-soft">{finding.advice}</p>
      {finding.difference && <Difference difference={finding.difference} />}
    </div>
  );
}

/** Shows both bodies from shortly before the first differing byte. */
function Difference({ difference }: { readonly difference: SignatureDifference }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 rounded-md bg-sunken p-3 text-xs">
      <dt className="text-faint">{t('signatureFindings.differsAt')}</dt>
      <dd className="text-ink tabular-nums">
        {t('signatureFindings.atByte', { atByte: difference.at_byte })}
      </dd>
      <dt className="text-faint">{t('signatureFindings.sent')}</dt>
      <dd className="font-mono whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">
        {spellOutInvisible(difference.sent)}
      </dd>
      <dt className="text-faint">{t('signatureFindings.given')}</dt>
      <dd className="font-mono whitespace-pre-wrap text-ink [overflow-wrap:anywhere]">
        {spellOutInvisible(difference.given)}
      </dd>
    </dl>
  );
}

/** Spells out invisible characters, because they are the usual cause. */
function spellOutInvisible(text: string): string {
  if (text === '') return '(nothing)';
  return text
    .replaceAll('\r', '\\r')
    .replaceAll('\n', '\\n')
    .replaceAll('\t', '\\t')
    .replaceAll('\uFEFF', '\\uFEFF');
}
