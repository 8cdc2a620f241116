import { createTransport } from 'nodemailer';

/** An e-mail to send; text and HTML have the same content. */
export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The same for every attempt to send one e-mail. */
  readonly messageId?: string;
}

export interface Mailer {
  /** Resolves once the mail server has accepted the message. Rejects at the deadline. */
  send(message: EmailMessage): Promise<void>;
  close(): void;
}

export interface MailOptions {
  /** An smtp:// or smtps:// URL with user and password. */
  readonly url: string;
  readonly from: string;
  /** Called with the outcome of each e-mail. */
  readonly onOutcome: (outcome: 'sent' | 'failed') => void;
}

/** Timeouts in milliseconds, for each step of the SMTP conversation and for the whole of it. */
const smtpTimeouts = { connect: 5_000, greeting: 5_000, silence: 10_000, whole: 30_000 };
/** Maximum number of e-mails waiting for the mail server, so that an outage cannot exhaust memory. */
const maxWaitingEmails = 1_000;

export function createMailer(options: MailOptions): Mailer {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: smtpTimeouts.connect,
    greetingTimeout: smtpTimeouts.greeting,
    socketTimeout: smtpTimeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let waiting = 0;

  const send = async (message: EmailMessage): Promise<void> => {
    if (waiting >= maxWaitingEmails) throw new Error('Too many e-mails are waiting for the mail server.');
    waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error('The mail server did not respond in time.')),
        smtpTimeouts.whole,
      );
    });
    try {
      // Prevents automatic replies (RFC 3834).
      const headers = { 'auto-submitted': 'auto-generated' };
      await Promise.race([transport.sendMail({ from: options.from, headers, ...message }), timeout]);
    } finally {
      clearTimeout(timer);
      waiting -= 1;
    }
  };
  const sendAndCount = async (message: EmailMessage): Promise<void> => {
    try {
      await send(message);
    } catch (error) {
      options.onOutcome('failed');
      throw error;
    }
    options.onOutcome('sent');
  };
  return { send: sendAndCount, close: () => transport.close() };
}
