import { createTransport } from 'nodemailer';

/** An email as it leaves; the text says everything, the HTML says it nicely. */
export interface EmailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** The same for every try of one e-mail. */
  readonly messageId?: string;
}

export interface Mailer {
  /** Resolves when the mail server took it; rejects when it did not within its deadline. */
  send(message: EmailMessage): Promise<void>;
  close(): void;
}

export interface MailOptions {
  /** smtp:// or smtps://, with user and password. */
  readonly url: string;
  readonly from: string;
  /** The outcome of each e-mail. */
  readonly onOutcome: (outcome: 'sent' | 'failed') => void;
}

/** Each step of the talk with the mail server has an end, and so has the whole. */
const deadlines = { connect: 5_000, greeting: 5_000, silence: 10_000, whole: 30_000 };
/** Emails that may wait for the mail server at once: an outage must not fill the memory. */
const mostWaiting = 1_000;

export function createMailer(options: MailOptions): Mailer {
  const transport = createTransport({
    url: options.url,
    pool: true,
    maxConnections: 4,
    connectionTimeout: deadlines.connect,
    greetingTimeout: deadlines.greeting,
    socketTimeout: deadlines.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let waiting = 0;

  const send = async (message: EmailMessage): Promise<void> => {
    if (waiting >= mostWaiting) throw new Error('Too many emails wait for the mail server.');
    waiting += 1;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server took too long.')), deadlines.whole);
    });
    try {
      // An automatic email is not answered by an automatic email (RFC 3834).
      const headers = { 'auto-submitted': 'auto-generated' };
      await Promise.race([transport.sendMail({ from: options.from, headers, ...message }), late]);
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
