import type { AttemptDetail, AttemptSummary, DeliveryDetail } from '@blazon/contract/console/webhooks.ts';
import type { ReactNode } from 'react';
import { useAttempt } from '../../api/use-webhooks.ts';
import { CodeBlock } from '../../parts/code.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { formatMilliseconds } from './delivery-words.tsx';
import { formatJson } from './pretty-json.ts';
import { t } from './text.ts';

interface AttemptViewProps {
  readonly event: DeliveryDetail;
  readonly attempt: AttemptSummary;
  /** Stacks request and response, because a dialog has no room for both side by side. */
  readonly isNarrow?: boolean;
}

/** The request and response of one attempt, side by side where there is room. */
export function AttemptView({ event, attempt, isNarrow = false }: AttemptViewProps) {
  const detail = useAttempt(event.id, `${attempt.run}.${attempt.number}`);
  return (
    <div className={joinClasses('grid gap-6', !isNarrow && 'lg:grid-cols-2')}>
      <Loaded query={detail} skeleton={<Skeleton className="h-48 w-full" />}>
        {(attemptDetail) => {
          const request = (
            <ExchangeSide key="request" title={t('attemptView.title')} line={`POST ${attempt.url}`}>
              <Headers label={t('attemptView.requestHeaders')} headers={attemptDetail.request_headers} />
              <Body
                label={t('attemptView.requestBody')}
                text={event.body}
                note={t('attemptView.bodyBytes', { bytes: event.body_bytes })}
              />
            </ExchangeSide>
          );
          const response = (
            <ExchangeSide
              key="response"
              title={t('attemptView.response')}
              line={describeAnswer(attemptDetail)}
            >
              <AttemptAnswer attemptDetail={attemptDetail} />
            </ExchangeSide>
          );
          // If stacked, the response comes first, because people look for it.
          return isNarrow ? [response, request] : [request, response];
        }}
      </Loaded>
    </div>
  );
}

function describeAnswer({ status, milliseconds }: AttemptDetail): string {
  return status === null
    ? t('attemptView.noneAfter', { milliseconds: formatMilliseconds(milliseconds) })
    : t('attemptView.statusAfter', { status, milliseconds: formatMilliseconds(milliseconds) });
}

function AttemptAnswer({ attemptDetail }: { readonly attemptDetail: AttemptDetail }) {
  if (attemptDetail.response_headers === null)
    return <p className="text-sm text-soft">{attemptDetail.verdict}</p>;
  return (
    <>
      <Headers label={t('attemptView.responseHeaders')} headers={attemptDetail.response_headers} />
      {attemptDetail.response_body === null || attemptDetail.response_body === '' ? (
        <p className="text-sm text-soft">{t('attemptView.theAnswerHadNoBody')}</p>
      ) : (
        <Body
          label={t('attemptView.responseBody')}
          text={attemptDetail.response_body}
          note={describeBody(attemptDetail)}
        />
      )}
    </>
  );
}

function describeBody(attemptDetail: AttemptDetail): string {
  const bytes = attemptDetail.response_body_bytes;
  if (!attemptDetail.response_is_text) return t('attemptView.responseIsNotText', { bytes });
  return attemptDetail.response_is_cut
    ? t('attemptView.responseBytesCut', { bytes })
    : t('attemptView.responseBytes', { bytes });
}

interface SideProps {
  readonly title: string;
  readonly line: string;
  readonly children: ReactNode;
}

function ExchangeSide({ title, line, children }: SideProps) {
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-col gap-0.5">
        <h3 className="text-sm font-semibold text-ink">{title}</h3>
        <p className="font-mono text-xs text-soft [overflow-wrap:anywhere]">{line}</p>
      </div>
      {children}
    </section>
  );
}

function Headers({
  label,
  headers,
}: {
  readonly label: string;
  readonly headers: Readonly<Record<string, string>>;
}) {
  const code = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  return <CodeBlock label={label} code={code} wraps />;
}

/** A body, shown formatted but copied byte for byte. */
function Body({
  label,
  text,
  note,
}: {
  readonly label: string;
  readonly text: string;
  readonly note: string;
}) {
  const shown = formatJson(text);
  return (
    <div className="flex flex-col gap-1.5">
      <CodeBlock label={label} code={shown} copied={text} />
      <p className="text-xs text-faint">
        {note}
        {shown !== text && ` ${t('attemptView.formatted')}`}
      </p>
    </div>
  );
}
