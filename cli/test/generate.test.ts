import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildCommand } from './support/built-command.ts';
import { run, type RunOptions, start } from './support/run.ts';
import { failedEvent, liveKey, type Service, startService, successEvent } from './support/service.ts';

const logo = readFileSync(join(import.meta.dirname, '../../docs/pictures/blazon-logo.svg'), 'utf8');

let service: Service;
let folder: string;
beforeEach(async () => {
  service = await startService();
  folder = mkdtempSync(join(tmpdir(), 'blazon-generate-'));
  service.eventOf = (job) => {
    const event = successEvent(job);
    if (event.type !== 'generation.success') throw new Error(event.type);
    return { ...event, data: { ...event.data, assets: { ...event.data.assets, logo_svg: logo } } };
  };
});
afterEach(async () => {
  await service.close();
  rmSync(folder, { recursive: true, force: true });
});

function generate(parameters: readonly string[], options: RunOptions = {}) {
  return run(['generate', 'A coffee roastery', ...parameters], {
    folder,
    ...options,
    environment: { ...service.environment, ...options.environment },
  });
}

function listOrders() {
  return service.requests
    .filter(({ path }) => path === '/v1/brands/generate')
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
}

function createBrand(job_id: string) {
  return {
    id: 'brand_5',
    object: 'brand',
    project_id: 'proj_1',
    job_id,
    memory_id: 'mem_5',
    prompt: 'A coffee roastery',
    primary_color: '#112233',
    secondary_color: '#445566',
    font_family: 'Fraunces',
    created_at: 1_700_000_000,
  };
}

it('generate saves the drawings and the brand, and lists the colours as plain text outside a terminal', async () => {
  const { code, output, errors } = await generate(['--out', 'made', '--name', 'Harbour']);
  expect({ code, errors }).toEqual({ code: 0, errors: 'Connecting\nPlacing the order\nDrawing\n' });
  expect(readFileSync(join(folder, 'made/logo.svg'), 'utf8')).toBe(logo);
  expect(readFileSync(join(folder, 'made/logo-dark.svg'), 'utf8')).toMatch(/^<svg /);
  expect(JSON.parse(readFileSync(join(folder, 'made/brand.json'), 'utf8'))).toMatchObject({
    project_id: 'proj_2',
    memory_id: expect.stringMatching(/^mem_/),
    prompt: 'A coffee roastery',
    primary_color: '#12304a',
  });
  expect(output).toMatch(
    /^ {2}#12304a {2}primary\n {2}#e2a76f {2}secondary\n {2}Fraunces, headings 600, text 400\n/,
  );
  expect(output).not.toContain('\u001b');
  expect(listOrders()).toEqual([
    { project_id: 'proj_2', prompt: 'A coffee roastery', brand_name: 'Harbour' },
  ]);
});

it('generate opens the feed before it places the order, and finds its own event after a lost connection', async () => {
  const { eventOf } = service;
  service.eventOf = (job) => {
    service.publish(successEvent());
    service.cut();
    return eventOf(job);
  };
  const { code, output } = await generate(['--json', '--project', 'proj_1']);
  expect(code).toBe(0);
  const made = JSON.parse(output) as { job_id: string; folder: string; files: string[] };
  expect(made.files).toEqual(['logo.svg', 'logo-dark.svg', 'brand.json']);
  expect(made.folder).toBe(`blazon-${made.job_id.slice(-8)}`);
  expect(readdirSync(join(folder, made.folder)).sort()).toEqual(['brand.json', 'logo-dark.svg', 'logo.svg']);
  const paths = service.requests.map(({ path }) => path);
  expect(paths.slice(0, 2)).toEqual(['/v1/listen', '/v1/brands/generate']);
});

it('generate with a Live key finds the brand in the list, and says where its drawings are', async () => {
  service.eventOf = ({ job_id }) => void service.brands.push(createBrand('job_other'), createBrand(job_id));
  const { code, output } = await generate(['--project', 'proj_1', '--out', 'made'], {
    environment: { BLAZON_API_KEY: liveKey },
  });
  expect(code).toBe(0);
  expect(output).toContain('#112233');
  expect(output).toContain('go to your webhook');
  expect(readdirSync(join(folder, 'made'))).toEqual(['brand.json']);
  expect(service.requests.map(({ path }) => path)).not.toContain('/v1/listen');
});

it('generate polls if there is no live feed, and says so', async () => {
  service.refusals.set('GET /v1/listen', { status: 503, code: 'service_unavailable' });
  service.eventOf = ({ job_id }) => void service.brands.push(createBrand(job_id));
  const { code, output } = await generate(['--project', 'proj_1', '--out', 'made']);
  expect(code).toBe(0);
  expect(output).toContain('The live feed was not available');
  expect(service.requests.filter(({ path }) => path === '/v1/listen')).toHaveLength(3);
});

it('generate creates no project for a prompt that the API would reject', async () => {
  for (const sentence of ['  ', 'x'.repeat(2_001)])
    expect((await run(['generate', sentence], service)).code).toBe(2);
  expect(service.requests).toEqual([]);
});

it('generate reports a failure, a late result and an unwritable folder, each with advice', async () => {
  service.eventOf = (job) => failedEvent('prompt_rejected', job);
  const failed = await generate(['--project', 'proj_1']);
  expect(failed).toMatchObject({ code: 1, errors: expect.stringContaining('(prompt_rejected)') });
  expect(failed.errors).toContain('Describe the brand without what was refused.');
  service.eventOf = () => undefined;
  const late = await generate(['--project', 'proj_1', '--timeout', '1']);
  expect(late).toMatchObject({ code: 1, errors: expect.stringMatching(/no result of job_\S+ within 1 s/) });
  writeFileSync(join(folder, 'file'), '');
  const before = service.requests.length;
  const unwritable = await generate(['--out', 'file/below']);
  expect(unwritable).toMatchObject({ code: 2, errors: expect.stringContaining('--out') });
  expect(service.requests).toHaveLength(before);
});

it('generate can be interrupted, and says that the job continues', async () => {
  service.eventOf = () => undefined;
  const running = start(['generate', 'x', '--project', 'proj_1'], { folder, ...service });
  await running.until(/Drawing/);
  running.child.kill('SIGINT');
  expect(await running.ended).toMatchObject({
    code: 130,
    errors: expect.stringContaining('continues in the background'),
  });
});

it('generate with --no-wait queues the job and exits', async () => {
  const { code, output } = await generate(['--no-wait', '--json', '--project', 'proj_1']);
  expect(code).toBe(0);
  expect(JSON.parse(output)).toMatchObject({ object: 'job', status: 'queued' });
  expect(readdirSync(folder)).toEqual([]);
});

it('refine accepts a saved brand, a listed brand and a memory node', async () => {
  await generate(['--out', 'made']);
  const { memory_id } = JSON.parse(readFileSync(join(folder, 'made/brand.json'), 'utf8')) as {
    memory_id: string;
  };
  service.brands.push(createBrand('job_1'));
  const refine = (...parameters: string[]) =>
    run(['refine', ...parameters, 'in green', '--json'], { folder, environment: service.environment });
  expect((await refine('made')).code).toBe(0);
  expect((await refine('brand_5')).code).toBe(0);
  expect((await refine('mem_9', '--project', 'proj_9')).code).toBe(0);
  expect(listOrders().slice(1)).toEqual([
    { project_id: 'proj_2', memory_id, prompt: 'in green' },
    { project_id: 'proj_1', memory_id: 'mem_5', prompt: 'in green' },
    { project_id: 'proj_9', memory_id: 'mem_9', prompt: 'in green' },
  ]);
  expect((await refine('brand_6')).code).toBe(4);
  expect((await refine('mem_9')).code).toBe(2);
  expect((await refine('nowhere')).code).toBe(2);
});

const terminalAnswers = {
  kitty: ['\u001b_Gi=31;OK\u001b\\\u001b[6;20;10t\u001b[?62;c', '\u001b_Ga=T,f=100,c='],
  sixel: ['\u001b[6;20;10t\u001b[?62;4;22c', '\u001bP0;1;0q"1;1;720;'],
  blocks: ['\u001b[?1;2c', '\u001b[38;2;'],
} as const;

// The command waits one second for the terminal's answer, so a busy machine gets two more attempts.
it.each(Object.entries(terminalAnswers))(
  'generate shows the logo as %s if the terminal supports it',
  { retry: 2 },
  async (_, [answer, shown]) => {
    const running = start(['generate', 'x', '--project', 'proj_1'], {
      folder,
      environment: { ...service.environment, COLORTERM: 'truecolor' },
      inTerminal: true,
    });
    // oxlint-disable-next-line no-control-regex
    await running.until(/\u001b\[c/);
    running.child.stdin?.write(answer);
    const { code, output } = await running.ended;
    expect(code).toBe(0);
    expect(output).toContain(shown);
    // The terminal's answer was read without echo.
    expect(output).not.toContain('^[[?');
    expect(output).toContain('\u001b[48;2;18;48;74m');
  },
);

it('generate recognises iTerm2 by its name and shows the logo, and shows no logo with NO_COLOR', async () => {
  const options = { folder, inTerminal: true };
  const iterm = await run(['generate', 'x', '--project', 'proj_1'], {
    ...options,
    environment: { ...service.environment, TERM_PROGRAM: 'iTerm.app' },
  });
  expect(iterm.output).toContain('\u001b]1337;File=inline=1;');
  const plain = await run(['generate', 'x', '--project', 'proj_1'], {
    ...options,
    environment: { ...service.environment, NO_COLOR: '1' },
  });
  expect(plain.code).toBe(0);
  expect(plain.output).not.toContain('\u001b[48');
  expect(plain.output).toContain('#12304a');
});

it('generate works without the optional renderer', async () => {
  const script = join(folder, 'blazon.mjs');
  cpSync(buildCommand(), script);
  const { code, output } = await generate(['--graphics', 'blocks'], { script });
  expect(code).toBe(0);
  expect(output).not.toContain('▀');
  expect(output).toContain('#12304a');
});
