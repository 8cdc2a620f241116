import { readFileSync } from 'node:fs';
import { Agent, request } from 'undici';
import { certificateFiles } from '../../../tools/certificates.ts';
import type { JoinedConsole, Visitor } from './console.ts';

export interface DownloadedFile {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly bytes: Buffer;
}

/** Downloads a file, byte for byte. */
export async function download(
  { origin }: Pick<JoinedConsole, 'origin'>,
  { cookies }: Visitor,
  path: string,
): Promise<DownloadedFile> {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({
    connect: { ca: readFileSync(certificateFiles.authority), servername: hostname },
  });
  try {
    const { statusCode, headers, body } = await request(`https://127.0.0.1:${port}${path}`, {
      dispatcher: agent,
      headers: {
        host: `${hostname}:${port}`,
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
    });
    return { status: statusCode, headers, bytes: Buffer.from(await body.arrayBuffer()) };
  } finally {
    await agent.close();
  }
}
