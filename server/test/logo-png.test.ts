import type { BrandExport } from '@blazon/contract/console/exports.ts';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { waitUntil } from '../../tools/services/wait-until.ts';
import { expectStatus, joinConsole, type SignedInPerson } from './support/console.ts';
import { download } from './support/download.ts';
import { addDrawnBrand } from './support/drawn-brand.ts';
import { addProject } from './support/new-project.ts';
import { cornerAlpha } from './support/png-corner.ts';
import { joinSuite, leaveSuite, type Suite } from './support/suite.ts';

let suite: Suite;
let testConsole: ReturnType<typeof joinConsole>;
let person: SignedInPerson;
let workspaceId: string;
beforeAll(async () => {
  suite = joinSuite();
  testConsole = joinConsole(suite.environment, suite.consoleOrigin);
  ({ person, workspaceId } = await testConsole.signUpWithWorkspace('pro'));
});
afterAll(async () => {
  await testConsole.close();
  await leaveSuite(suite);
});

const apiPath = (path: string) => `/api/workspaces/${workspaceId}/live${path}`;

async function newBrand(): Promise<{ brandId: string }> {
  const live = { workspaceId, environment: 'live' } as const;
  const projectId = await addProject(suite.owner, live);
  return { brandId: await addDrawnBrand(suite.owner, live, projectId) };
}

async function makeKit(brandId: string): Promise<BrandExport> {
  const requested = expectStatus(
    await person.post(apiPath(`/brands/${brandId}/exports`), { kind: 'kit' }),
    200,
  );
  return waitUntil(
    async () => {
      const { body } = expectStatus(await person.get(apiPath(`/exports/${requested.body.id}`)), 200);
      if (body.finished_at === null) throw new Error(body.state);
      return body as BrandExport;
    },
    { what: 'the kit', seconds: 40 },
  );
}

describe('a logo as PNG', () => {
  /** Returns whether the top left corner is opaque, which means that the picture has a background. */
  const isOpaque = (png: Uint8Array): boolean => cornerAlpha(png) === 255;

  /** Reads the width from the PNG header. */
  const readWidth = (png: Buffer) => png.readUInt32BE(16);

  test('has the requested width', async () => {
    const { brandId } = await newBrand();
    for (const [query, width] of [
      ['', 1024],
      ['?width=64', 64],
      ['?width=2048', 2048],
    ] as const) {
      const picture = await download(
        testConsole,
        person,
        apiPath(`/brands/${brandId}/logo-dark.png${query}`),
      );
      expect([picture.status, readWidth(picture.bytes)]).toEqual([200, width]);
      expect(picture.headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': expect.stringContaining(`logo-transparent-for-dark-${width}.png"`),
      });
    }
  });

  test('has the same name and background as the picture in the kit', async () => {
    const { brandId } = await newBrand();
    const kit = await makeKit(brandId);
    const files = unzipSync((await download(testConsole, person, apiPath(`/exports/${kit.id}/file`))).bytes);
    for (const variant of ['light', 'dark'])
      for (const background of ['transparent', 'solid']) {
        const path = apiPath(`/brands/${brandId}/logo-${variant}.png?width=256&background=${background}`);
        const { headers, bytes } = await download(testConsole, person, path);
        const name = /filename="(.+)"/.exec(String(headers['content-disposition']))?.[1] ?? '';
        // In the kit, file names do not start with the name of the brand.
        const kitFile = files[`png/${name.slice(name.indexOf('logo-'))}`];
        expect([name, kitFile && isOpaque(kitFile)]).toEqual([name, background === 'solid']);
        expect(isOpaque(bytes)).toBe(background === 'solid');
      }
  });

  test('is not served with an invalid width, to strangers, or when too many are requested at once', async () => {
    const { brandId } = await newBrand();
    for (const width of ['15', '2049', '1e9', 'x'])
      expect((await person.get(apiPath(`/brands/${brandId}/logo-light.png?width=${width}`))).status).toBe(
        400,
      );
    const stranger = await testConsole.signUp();
    expect((await stranger.get(apiPath(`/brands/${brandId}/logo-light.png`))).status).toBe(404);
    const path = apiPath(`/brands/${brandId}/logo-light.png?width=2048`);
    const all = await Promise.all(Array.from({ length: 12 }, () => person.get(path)));
    const statuses = new Set(all.map(({ status }) => status));
    expect(statuses).toEqual(new Set([200, 429]));
    expect((await person.get(path)).status).toBe(200);
  });
});
