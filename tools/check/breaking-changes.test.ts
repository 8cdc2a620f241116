import { check, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findBreakingChanges, equivalentPatterns } from './breaking-changes.ts';

function createChangedDocument(change: (parts: ReturnType<typeof createReleasedDocument>) => void) {
  const document = createReleasedDocument();
  change(document);
  return document;
}

function createReleasedDocument() {
  return {
    openapi: '3.1.0',
    info: { title: 'A small API', version: '1' },
    paths: {
      '/v1/projects': {
        get: { operationId: 'listProjects', responses: { 200: { description: 'A list' } } },
        post: {
          operationId: 'createProject',
          requestBody: {
            content: { 'application/json': { schema: createObjectSchema(['name'], ['tone']) } },
          },
          responses: {
            201: {
              description: 'Made',
              content: { 'application/json': { schema: createObjectSchema(['id', 'name'], ['tone']) } },
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
          requestBody: { content: { 'application/json': { schema: createObjectSchema(['event_id'], []) } } },
          responses: { 200: { description: 'Received' } },
        },
      },
    },
  };
}

function createObjectSchema(required: string[], optional: string[]) {
  const state = { type: 'string', enum: ['queued', 'done'] };
  const fields = [...required, ...optional].map((name) => [name, { type: 'string' }] as const);
  return {
    type: 'objectSchema',
    properties: { state, ...Object.fromEntries(fields) } as Record<string, unknown>,
    required,
  };
}

type PostOperation = { requestBody: { content: JsonContent }; responses: { 201: { content: JsonContent } } };
type JsonContent = { 'application/json': { schema: ReturnType<typeof createObjectSchema> } };
function createProjectOperationOf(document: ReturnType<typeof createReleasedDocument>) {
  return document.paths['/v1/projects']['post'] as PostOperation;
}

function requestSchema(document: ReturnType<typeof createReleasedDocument>) {
  return createProjectOperationOf(document).requestBody.content['application/json'].schema;
}

function responseSchema(document: ReturnType<typeof createReleasedDocument>) {
  return createProjectOperationOf(document).responses[201].content['application/json'].schema;
}

function webhookOperation(document: ReturnType<typeof createReleasedDocument>) {
  return document.webhooks['generation.success'].post;
}

async function findProblemsAfter(change: (document: ReturnType<typeof createReleasedDocument>) => void) {
  return (await findBreakingChanges(createReleasedDocument(), createChangedDocument(change))).join('\n');
}

describe('findBreakingChanges, for changes that break callers', () => {
  it('finds a removed operation', async () => {
    const problems = await findProblemsAfter((document) => delete document.paths['/v1/projects']['get']);
    expect(problems).toContain('GET /v1/projects: api removed without deprecation');
  });

  it('finds a required field removed from a response', async () => {
    const problems = await findProblemsAfter((document) => {
      delete responseSchema(document).properties['name'];
      responseSchema(document).required = ['id'];
    });
    expect(problems).toContain('removed the required property `name` from the response');
  });

  it('finds an optional field removed from a response', async () => {
    const problems = await findProblemsAfter(
      (document) => delete responseSchema(document).properties['tone'],
    );
    expect(problems).toContain('removed the optional property `tone` from the response');
  });

  it('finds an optional request field that becomes required', async () => {
    const problems = await findProblemsAfter((document) => {
      requestSchema(document).required = ['name', 'tone'];
    });
    expect(problems).toContain('the request property `tone` became required');
  });

  it('finds a new required request field', async () => {
    const problems = await findProblemsAfter((document) => {
      requestSchema(document).properties['industry'] = { type: 'string' };
      requestSchema(document).required = ['name', 'industry'];
    });
    expect(problems).toContain('added the new required request property `industry`');
  });

  it('finds a field removed from an event', async () => {
    const problems = await findProblemsAfter((document) => {
      webhookOperation(document).requestBody.content['application/json'].schema = createObjectSchema([], []);
    });
    expect(problems).toContain('removed the required property `event_id` from the response');
  });

  it('finds a header removed from an event', async () => {
    const problems = await findProblemsAfter((document) => {
      webhookOperation(document).parameters = [];
    });
    expect(problems).toContain('Service-Signature');
  });

  it('finds a removed event', async () => {
    const problems = await findProblemsAfter((document) => Reflect.deleteProperty(document, 'webhooks'));
    expect(problems).toContain('/events/generation.success');
  });
});

describe('findBreakingChanges, for changes that do not break callers', () => {
  it('accepts an unchanged document', async () => {
    expect(await findBreakingChanges(createReleasedDocument(), createReleasedDocument())).toEqual([]);
  });

  it('accepts new fields and values in responses and events, and new optional request fields', async () => {
    const problems = await findProblemsAfter((document) => {
      responseSchema(document).properties['created_at'] = { type: 'string' };
      responseSchema(document).properties['state'] = {
        type: 'string',
        enum: ['queued', 'done', 'cancelled'],
      };
      requestSchema(document).properties['industry'] = { type: 'string' };
      webhookOperation(document).requestBody.content['application/json'].schema = createObjectSchema(
        ['event_id', 'created_at'],
        [],
      );
    });
    expect(problems).toBe('');
  });
});

it('equivalentPatterns lists only pairs of patterns that match the same texts', () => {
  const unit = constantFrom('a', ' ', '\t', '\u00a0', '\u3000', '\ufeff', '\0', '\n', '漢', '🦜');
  for (const [before, after] of equivalentPatterns) {
    const [old, current] = [new RegExp(before, 'u'), new RegExp(after, 'u')];
    const differs = (text: string) => old.test(text) !== current.test(text);
    expect(
      check(property(string({ unit, maxLength: 12 }), (text) => !differs(text))).counterexample,
    ).toBeNull();
  }
});
