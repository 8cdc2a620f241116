import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { waitUntil } from '../../../tools/services/wait-until.ts';

/** A decoded e-mail. */
export interface ReceivedEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** The raw message. */
  readonly raw: string;
}

/** A mail server on a real socket. By default, it accepts every e-mail. */
export interface Mailbox {
  /** The value for BLAZON_MAIL_URL. */
  readonly url: string;
  readonly emails: readonly ReceivedEmail[];
  /** Waits for an e-mail to an address, and returns the newest. */
  emailTo(address: string, subject?: RegExp): Promise<ReceivedEmail>;
  /** Makes the server reject every e-mail from now on, or accept them again. */
  refuse(refusing: boolean): void;
  close(): Promise<void>;
}

/** Opens a mail server, on a random port by default. */
export async function openMailbox(wantedPort = 0): Promise<Mailbox> {
  const emails: ReceivedEmail[] = [];
  let refusing = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: (_address, _session, done) => done(refusing ? new Error('Not now') : null),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const raw = Buffer.concat(chunks).toString('utf8');
        for (const { address } of session.envelope.rcptTo)
          emails.push({ to: address, ...readEmail(raw), raw });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(wantedPort, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = listener.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    emails,
    async emailTo(address, subject = /./) {
      const find = () =>
        emails.findLast((message) => message.to === address && subject.test(message.subject));
      await waitUntil(
        async () => {
          if (find() === undefined) throw new Error('not yet');
        },
        // Six times the interval at which the console looks for due alerts.
        { what: `an email to ${address}`, seconds: 60, everyMilliseconds: 20 },
      );
      const message = find();
      if (message === undefined) throw new Error('The email is gone.');
      return message;
    },
    refuse: (now) => void (refusing = now),
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Returns the token in an e-mail: the part after `#` in its first URL. */
export function findToken(message: ReceivedEmail): string {
  const [, token] = /https:\/\/\S+#(\S+)/.exec(message.text) ?? [];
  if (token === undefined) throw new Error(`No token in:\n${message.text}`);
  return decodeURIComponent(token);
}

export function findLink(message: ReceivedEmail): string {
  const [link] = /https:\/\/\S+/.exec(message.text) ?? [];
  if (link === undefined) throw new Error(`No link in:\n${message.text}`);
  return link;
}

function readEmail(raw: string): Pick<ReceivedEmail, 'subject' | 'text' | 'html'> {
  const { headers, body } = splitPart(raw);
  const boundary = /boundary="?([^";\r\n]+)/.exec(headers)?.[1];
  const parts = boundary === undefined ? [raw] : body.split(`--${boundary}`);
  const find = (kind: string) => parts.map(splitPart).find((part) => part.headers.includes(`text/${kind}`));
  const subject = /^Subject: (.*(?:\r?\n[ \t].*)*)/im.exec(headers)?.[1] ?? '';
  return { subject: decodeWords(subject), text: decode(find('plain')), html: decode(find('html')) };
}

function splitPart(part: string): { readonly headers: string; readonly body: string } {
  const [headers = '', ...rest] = part.trimStart().split(/\r?\n\r?\n/);
  return { headers, body: rest.join('\n\n') };
}

function decode(part: { readonly headers: string; readonly body: string } | undefined): string {
  if (part === undefined) return '';
  if (/base64/i.test(part.headers)) return Buffer.from(part.body, 'base64').toString('utf8');
  return /quoted-printable/i.test(part.headers)
    ? decodeQuoted(part.body.replaceAll(/=\r?\n/g, ''))
    : part.body;
}

function decodeQuoted(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_match, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

/** Decodes the encoded words of RFC 2047. */
function decodeWords(text: string): string {
  return text
    .replaceAll(/\r?\n[ \t]/g, ' ')
    .replaceAll(/\?=\s+=\?/g, '?==?')
    .replaceAll(/=\?utf-8\?([QB])\?([^?]*)\?=/gi, (_match, kind: string, words: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(words, 'base64').toString('utf8')
        : decodeQuoted(words.replaceAll('_', ' ')),
    );
}
