import { execFileSync } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildCommand } from './support/built-command.ts';
import { run } from './support/run.ts';
import { liveKey, type Service, startService } from './support/service.ts';

let service: Service;
beforeEach(async () => {
  service = await startService();
});
afterEach(() => service.close());

function runBlazon(...parameters: string[]) {
  return run(parameters, service);
}

const everydayCommands =
  'generate refine listen projects brands events webhooks keys logs login completion'.split(' ');

describe('help', () => {
  it('explains every command without a key or a network, with the exit codes at the top', async () => {
    const top = await run(['--help']);
    expect(top).toMatchObject({ code: 0, errors: '' });
    expect(top.output).toContain('5 rate limited or not available');
    expect(await run([])).toEqual(top);
    const commands = [...top.output.matchAll(/^ {2}([a-z]+) .* {2,}/gm)].map(([, name = '']) => name);
    expect(commands).toEqual(expect.arrayContaining(everydayCommands));
    for (const name of ['generate', 'listen', 'projects', 'login'])
      expect(await run([name, '--help'])).toMatchObject({
        code: 0,
        errors: '',
        output: expect.stringContaining(`blazon ${name}`),
      });
    for (const name of ['projects update', 'events recover', 'webhooks rotate-secret', 'keys create', 'logs'])
      expect(await run([...name.split(' '), '--help'])).toMatchObject({ code: 0, errors: '' });
  });

  it('the version is printed with --version', async () => {
    expect(await run(['--version'])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^\d+\.\d+\.\d+\n$/),
    });
  });

  it.each([
    [['nonsense'], "Unknown command 'nonsense'"],
    [['projects', 'lst'], 'Did you mean list?'],
    [['generate'], "Missing required argument 'sentence'"],
    [['projects', 'list', '--limit', '0'], 'from 1 to 1000'],
    [['projects', 'list', '--nonsense'], "Unknown option '--nonsense'"],
    [
      ['trigger', 'generation.success', '--outcome', 'prompt_rejected'],
      'is not an outcome of generation.success',
    ],
    [['projects', 'update', 'proj_1'], 'Nothing to change'],
    [['projects', 'delete', 'proj_1'], 'Add --yes'],
    [['open', 'nowhere'], 'is not a page of the dashboard'],
  ])('exits with code 2 for the wrong usage %j', async (parameters, message) => {
    expect(await runBlazon(...parameters)).toMatchObject({
      code: 2,
      output: '',
      errors: expect.stringContaining(message),
    });
  });
});

describe('error reporting', () => {
  it.each([
    [400, 'invalid_param', 1],
    [401, 'invalid_api_key', 3],
    [403, 'plan_upgrade_required', 3],
    [403, 'account_suspended', 5],
    [404, 'resource_not_found', 4],
    [429, 'rate_limit_exceeded', 5],
    [503, 'service_unavailable', 5],
  ])('maps %i %s to exit code %i, and prints the request id', async (status, code, exitCode) => {
    service.refusals.set('GET /v1/projects', { status, code });
    const text = await runBlazon('projects', 'list');
    expect(text).toMatchObject({ code: exitCode, output: '' });
    expect(text.errors).toMatch(/^Error: Said so\.\n {2}\S.*\n {2}Request req_7 {2}https:\/\/docs\/x\n$/);
    const json = await runBlazon('projects', 'list', '--json');
    expect(json).toMatchObject({ code: exitCode, output: '' });
    expect(JSON.parse(json.errors)).toMatchObject({
      error: { code, request_id: 'req_7', exit_code: exitCode },
    });
  });

  it('names an unreachable host and exits with code 5', async () => {
    await service.close();
    const { code, errors } = await runBlazon('projects', 'list');
    expect(code).toBe(5);
    expect(errors).toContain(`could not be reached at ${service.url}. (connect ECONNREFUSED`);
  });

  it('reports wrong usage as JSON too', async () => {
    const { code, errors } = await runBlazon('projects', 'nonsense', '--json');
    expect(code).toBe(2);
    expect(JSON.parse(errors)).toMatchObject({ error: { code: 'usage', exit_code: 2 } });
  });
});

describe('output', () => {
  it('is a table in a terminal and one JSON value with --json', async () => {
    expect((await runBlazon('projects', 'list')).output).toBe(
      'ID      CREATED           NAME\nproj_1  2023-11-14 22:13  First\n',
    );
    const json = await runBlazon('projects', 'list', '--json');
    expect(JSON.parse(json.output)).toMatchObject({
      object: 'list',
      data: [{ id: 'proj_1' }],
      has_more: false,
    });
  });

  it('has colours in a terminal, but not with NO_COLOR or --no-color', async () => {
    const inTerminal = { ...service, inTerminal: true };
    expect((await run(['projects', 'list'], inTerminal)).output).toContain('\u001b[2mID');
    expect((await run(['projects', 'list', '--no-color'], inTerminal)).output).not.toContain('\u001b');
    const environment = { ...service.environment, NO_COLOR: '1' };
    expect((await run(['projects', 'list'], { environment, inTerminal: true })).output).not.toContain(
      '\u001b',
    );
  });

  it('contains no control characters from external text', async () => {
    const { output } = await runBlazon('projects', 'create', 'a\u001b[2Jb\r\u202ec');
    expect(output).toContain('name         a [2Jb c\n');
  });

  it('the command exits quietly when its output pipe closes', () => {
    const environment = { ...process.env, ...service.environment };
    const command = `"${process.execPath}" "${buildCommand()}" completion zsh | head -1; echo "\${PIPESTATUS[0]}"`;
    const output = execFileSync('bash', ['-c', command], { env: environment }).toString();
    expect(output).toBe('#compdef blazon\n0\n');
  });
});

describe('sandbox and dashboard', () => {
  it('trigger sends a sandbox prompt, and rejects a Live key', async () => {
    expect((await runBlazon('trigger', 'generation.failed', '--outcome', 'prompt_rejected')).code).toBe(0);
    const orders = service.requests.filter(({ path }) => path === '/v1/brands/generate');
    expect(orders.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { project_id: 'proj_2', prompt: 'simulate prompt_rejected' },
    ]);
    const environment = { ...service.environment, BLAZON_API_KEY: liveKey };
    expect((await run(['trigger', 'generation.success'], { environment })).code).toBe(3);
  });

  it('open prints the address of the requested dashboard page', async () => {
    const environment = { ...service.environment, BLAZON_DASHBOARD_URL: 'https://console.example.com/' };
    const address = async (...what: string[]) => (await run(['open', ...what], { environment })).output;
    const root = 'https://console.example.com/w/ws_1/sandbox';
    expect(await address()).toBe(`${root}/overview\n`);
    expect(await address('keys')).toBe(`${root}/keys\n`);
    expect(await address('evt_01k')).toBe(`${root}/webhooks/events/evt_01k\n`);
    expect(await address('docs')).toBe(`${service.url}/docs\n`);
    expect(await runBlazon('open')).toMatchObject({
      code: 2,
      errors: expect.stringContaining('--dashboard-url'),
    });
  });
});

describe('completion', () => {
  /** Returns the completions that bash offers for the words typed so far. */
  const completeInBash = (...words: string[]): string[] => {
    const list = words.map((word) => `'${word}'`).join(' ');
    const script = `source <("${process.execPath}" "${buildCommand()}" completion bash); COMP_WORDS=(blazon ${list}); COMP_CWORD=${words.length}; _blazon; printf '%s\\n' "\${COMPREPLY[@]}"`;
    return execFileSync('bash', ['-c', script]).toString().trim().split('\n');
  };

  it('offers commands, options and fixed values in bash', () => {
    expect(completeInBash('pro')).toEqual(['projects']);
    expect(completeInBash('projects', '--profile', 'x', 'l')).toEqual(['list']);
    expect(completeInBash('projects', 'list', '--li')).toEqual(['--limit']);
    expect(completeInBash('events', 're')).toEqual(['resend', 'recover']);
    expect(completeInBash('webhooks', 'rotate-secret', '--ov')).toEqual(['--overlap']);
    expect(completeInBash('trigger', 'generation.f')).toEqual(['generation.failed']);
  });

  it('supports zsh and fish', async () => {
    expect((await run(['completion', 'zsh'])).output).toContain("'generate:draw a brand identity");
    expect((await run(['completion', 'fish'])).output).toContain(
      "complete -c blazon -n '__blazon_at projects' -a 'list'",
    );
  });
});
