import { check, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBreakingChanges, equivalentPatterns } from './breaking-changes.ts';

function documentWith(change: (parts: ReturnType<typeof released>) => void) {
  const document = released();
  change(document);
  return document;
}

function released() {
  return {
    openapi: '3.1.0',
    info: { title: 'A small API', version: '1' },
    paths: {
      '/v1/projects': {
        get: { operationId: 'listProjects', responses: { 200: { description: 'A list' } } },
        post: {
          operationId: 'createProject',
          requestBody: { content: { 'application/json': { schema: object(['name'], ['tone']) } } },
          responses: {
            201: {
              description: 'Made',
              content: { 'application/json': { schema: object(['id', 'name'], ['tone']) } },
            },
          },
        },
      } as Record<string, unknown>,
    },
    webhooks: {
      'generation.success': {
        post: {
          parameters: [
            { name: 'Service-Signature', in: 'header', required: true, schema: { type: 'string' } },
          ],
          requestBody: { content: { 'application/json': { schema: object(['event_id'], []) } } },
          responses: { 200: { description: 'Received' } },
        },
      },
    },
  };
}

function object(required: string[], optional: string[]) {
  const state = { type: 'string', enum: ['queued', 'done'] };
  const fields = [...required, ...optional].map((name) => [name, { type: 'string' }] as const);
  return {
    type: 'object',
    properties: { state, ...Object.fromEntries(fields) } as Record<string, unknown>,
    required,
  };
}

type Post = { requestBody: { content: Json }; responses: { 201: { content: Json } } };
type Json = { 'application/json': { schema: ReturnType<typeof object> } };
function createProject(document: ReturnType<typeof released>) {
  return document.paths['/v1/projects']['post'] as Post;
}

function asked(document: ReturnType<typeof released>) {
  return createProject(document).requestBody.content['application/json'].schema;
}

function answered(document: ReturnType<typeof released>) {
  return createProject(document).responses[201].content['application/json'].schema;
}

function event(document: ReturnType<typeof released>) {
  return document.webhooks['generation.success'].post;
}

async function complaintsAbout(change: (document: ReturnType<typeof released>) => void) {
  return (await findBreakingChanges(released(), documentWith(change))).join('\n');
}

describe('changes that break callers', () => {
  it('finds a removed operation', async () => {
    const complaints = await complaintsAbout((document) => delete document.paths['/v1/projects']['get']);
    expect(complaints).toContain('GET /v1/projects: api removed without deprecation');
  });

  it('finds a required field removed from a response', async () => {
    const complaints = await complaintsAbout((document) => {
      delete answered(document).properties['name'];
      answered(document).required = ['id'];
    });
    expect(complaints).toContain('removed the required property `name` from the response');
  });

  it('finds an optional field removed from a response', async () => {
    const complaints = await complaintsAbout((document) => delete answered(document).properties['tone']);
    expect(complaints).toContain('removed the optional property `tone` from the response');
  });

  it('finds an optional request field that becomes required', async () => {
    const complaints = await complaintsAbout((document) => {
      asked(document).required = ['name', 'tone'];
    });
    expect(complaints).toContain('the request property `tone` became required');
  });

  it('finds a new required request field', async () => {
    const complaints = await complaintsAbout((document) => {
      asked(document).properties['industry'] = { type: 'string' };
      asked(document).required = ['name', 'industry'];
    });
    expect(complaints).toContain('added the new required request property `industry`');
  });

  it('finds a field removed from an event', async () => {
    const complaints = await complaintsAbout((document) => {
      event(document).requestBody.content['application/json'].schema = object([], []);
    });
    expect(complaints).toContain('removed the required property `event_id` from the response');
  });

  it('finds a header removed from an event', async () => {
    const complaints = await complaintsAbout((document) => {
      event(document).parameters = [];
    });
    expect(complaints).toContain('Service-Signature');
  });

  it('finds a removed event', async () => {
    const complaints = await complaintsAbout((document) => Reflect.deleteProperty(document, 'webhooks'));
    expect(complaints).toContain('/events/generation.success');
  });
});

describe('documented kinds of changes', () => {
  it('accepts an unchanged document', async () => {
    expect(await findBreakingChanges(released(), released())).toEqual([]);
  });

  it('accepts new fields and values in responses and events, and new optional request fields', async () => {
    const complaints = await complaintsAbout((document) => {
      answered(document).properties['created_at'] = { type: 'string' };
      answered(document).properties['state'] = { type: 'string', enum: ['queued', 'done', 'cancelled'] };
      asked(document).properties['industry'] = { type: 'string' };
      event(document).requestBody.content['application/json'].schema = object(['event_id', 'created_at'], []);
    });
    expect(complaints).toBe('');
  });
});

it('accepts a rewritten pattern that matches the same texts', () => {
  const unit = constantFrom('a', ' ', '\t', '\u00a0', '\u3000', '\ufeff', '\0', '\n', '漢', '🦜');
  for (const [before, after] of equivalentPatterns) {
    const [old, current] = [new RegExp(before, 'u'), new RegExp(after, 'u')];
    const differs = (text: string) => old.test(text) !== current.test(text);
    expect(
      check(property(string({ unit, maxLength: 12 }), (text) => !differs(text))).counterexample,
    ).toBeNull();
  }
});
