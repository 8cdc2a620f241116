import type { AttemptDetail, AttemptSummary, DeliveryDetail } from '@blazon/contract/console/webhooks.ts';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAttempt } from '../../api/use-webhooks.ts';
import { CodeBlock } from '../../parts/code.tsx';
import { joinClasses } from '../../parts/classes.ts';
import { Loaded } from '../../parts/loaded.tsx';
import { Skeleton } from '../../parts/skeleton.tsx';
import { useIsPhone } from '../../parts/use-is-phone.ts';
import { chooseAnswerColour, formatMilliseconds } from './delivery-words.tsx';
import { formatJson } from './pretty-json.ts';
import { t } from './text.ts';

interface AttemptViewProps {
  readonly event: DeliveryDetail;
  readonly attempt: AttemptSummary;
  /**
   * Stacks request and response, because a dialog has no room for both side by side, and moves the focus to the response
   * when it appears.
   */
  readonly isInDialog?: boolean;
}

/** The request and response of one attempt, side by side where there is room. */
export function AttemptView({ event, attempt, isInDialog = false }: AttemptViewProps) {
  const isPhone = useIsPhone();
  const isNarrow = isInDialog || isPhone;
  const detail = useAttempt(event.id, `${attempt.run}.${attempt.number}`);
  return (
    <div className={joinClasses('grid gap-6', !isNarrow && 'lg:grid-cols-2')}>
      <Loaded query={detail} skeleton={<Skeleton className="h-48 w-full" />}>
        {(attemptDetail) => {
          const request = (
            <ExchangeSide key="request" title={t('attemptView.title')} line={`POST ${attempt.url}`}>
              <Headers
                label={t('attemptView.requestHeaders')}
                headers={attemptDetail.request_headers}
                isFolded={isNarrow}
              />
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
              line={
                <span className={chooseAnswerColour(attempt.outcome)}>{describeAnswer(attemptDetail)}</span>
              }
              isFocused={isInDialog}
            >
              <AttemptAnswer attemptDetail={attemptDetail} isNarrow={isNarrow} />
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

interface AttemptAnswerProps {
  readonly attemptDetail: AttemptDetail;
  readonly isNarrow: boolean;
}

/** The body comes first, because it says why a receiver refused the event. */
function AttemptAnswer({ attemptDetail, isNarrow }: AttemptAnswerProps) {
  if (attemptDetail.response_headers === null)
    return <p className="text-sm text-soft">{attemptDetail.verdict}</p>;
  return (
    <>
      {attemptDetail.response_body === null || attemptDetail.response_body === '' ? (
        <p className="text-sm text-soft">{t('attemptView.theAnswerHadNoBody')}</p>
      ) : (
        <Body
          label={t('attemptView.responseBody')}
          text={attemptDetail.response_body}
          note={describeBody(attemptDetail)}
        />
      )}
      <Headers
        label={t('attemptView.responseHeaders')}
        headers={attemptDetail.response_headers}
        isFolded={isNarrow}
      />
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
  readonly line: ReactNode;
  readonly isFocused?: boolean;
  readonly children: ReactNode;
}

function ExchangeSide({ title, line, isFocused = false, children }: SideProps) {
  return (
    <section className="flex min-w-0 flex-col gap-3">
      <div className="flex flex-col gap-0.5">
        <h3
          className="text-sm font-semibold text-ink outline-none"
          {...(isFocused && { tabIndex: -1, ref: focusHeading })}
        >
          {title}
        </h3>
        <p className="font-mono text-xs text-soft [overflow-wrap:anywhere]">{line}</p>
      </div>
      {children}
    </section>
  );
}

/**
 * Declared outside the component, so that React calls it once for each heading and not at each render. The focus stays
 * on a button, which people may want to press again.
 */
function focusHeading(heading: HTMLElement | null): void {
  if (document.activeElement?.matches('button:not([role="combobox"])') !== true)
    heading?.focus({ preventScroll: true });
}

interface HeadersProps {
  readonly label: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly isFolded: boolean;
}

function Headers({ label, headers, isFolded }: HeadersProps) {
  const code = Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
  if (!isFolded) return <CodeBlock label={label} code={code} wraps />;
  return (
    <details className="group">
      <summary className="flex w-fit list-none items-center gap-1 rounded-sm py-1 text-sm text-soft hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden
          className="size-4 transition-transform group-open:rotate-90"
          strokeWidth={1.75}
        />
        {label}
      </summary>
      <div className="pt-2">
        <CodeBlock label={label} code={code} wraps />
      </div>
    </details>
  );
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
