// The mail server of `npm run dev`: prints emails in the terminal.

import { SMTPServer } from 'smtp-server';

const port = Number(process.env['BLAZON_MAIL_PORT'] ?? 8455);

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, session, done) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => {
      const to = session.envelope.rcptTo.map(({ address }) => address).join(', ');
      console.log(
        `to ${to}\n${decodeMessage(Buffer.concat(chunks).toString('utf8').replaceAll('\r\n', '\n'))}`,
      );
      done();
    });
  },
});
server.listen(port, '127.0.0.1', () => console.log(`emails are printed here (smtp://127.0.0.1:${port})`));

/** Returns the subject and the plain-text part of an email. */
function decodeMessage(raw: string): string {
  const subject = /^Subject: (.*)$/im.exec(raw)?.[1] ?? '';
  const plain = raw.split(/^--\S+\r?$/m).find((part) => /text\/plain/i.test(part)) ?? raw;
  const body = plain.replace(/^[\s\S]*?\r?\n\r?\n/, '');
  const text = /quoted-printable/i.test(plain) ? decodeQuotedPrintable(body) : body;
  return `${subject}\n${text.trim().replaceAll(/^/gm, '  ')}`;
}

/** Decodes quoted-printable text (RFC 2045). */
function decodeQuotedPrintable(text: string): string {
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_match, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
