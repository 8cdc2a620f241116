import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../parts/button.tsx';
import { describeError } from '../../parts/error-state.tsx';
import { Notice } from '../../parts/notice.tsx';
import { PlainPage } from '../../parts/page.tsx';
import { TextButton } from '../../parts/text-button.tsx';
import { BrandsPanel } from './brands-panel.tsx';
import { rich, t } from './sign-in-text.ts';

interface EmailSentProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Sends the e-mail again. */
  readonly again: () => Promise<void>;
  /** Returns to the form, which still has what was typed. */
  readonly onWrongAddress: () => void;
  /** The back link. */
  readonly footer: ReactNode;
}

/** Looks the same for known and unknown addresses, so that it does not reveal who has an account. */
export function EmailSent({ title, children, again, onWrongAddress, footer }: EmailSentProps) {
  const resend = useMutation({ mutationFn: again });
  return (
    <PlainPage title={title} description={children} panel={<BrandsPanel />}>
      <div className="flex flex-col gap-4">
        {resend.isSuccess && (
          <Notice tone="good" announce>
            {t('emailSent.anotherEmailIsOnIts')}
          </Notice>
        )}
        {resend.isError && (
          <Notice tone="danger" announce>
            {describeError(resend.error)}
          </Notice>
        )}
        <Button icon={MailCheck} pending={resend.isPending} onClick={() => resend.mutate()}>
          {t('emailSent.sendAnotherEmail')}
        </Button>
        <p className="text-sm text-soft">{t('emailSent.ifItDoesNotCome')}</p>
        <p className="text-sm text-soft">
          {rich('emailSent.wrongAddress', {
            button: (shown) => <TextButton onClick={onWrongAddress}>{shown}</TextButton>,
          })}
        </p>
        <p className="text-sm text-soft">{footer}</p>
      </div>
    </PlainPage>
  );
}
