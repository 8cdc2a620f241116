import type { Assets } from '@blazon/contract/resources.ts';
import type { IdGenerator } from './new-id.ts';
import { createFailedEventBody, createSuccessEventBody } from './terminal-event.ts';

/** Creates a small drawing that is complete, but that nobody will mistake for a brand. */
function createSampleLogo(ink: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img" aria-label="Sample"><path fill="${ink}" d="M48 8 88 48 48 88 8 48Z"/></svg>`;
}

const sampleAssets: Assets = {
  logo_svg: createSampleLogo('#12304a'),
  logo_svg_dark: createSampleLogo('#e2a76f'),
  primary_color: '#12304a',
  secondary_color: '#e2a76f',
  font_family: 'Fraunces',
  font_weight_heading: '600',
  font_weight_body: '400',
};

export interface TestTarget {
  readonly endpointId: string;
  /** Defaults to a success event. */
  readonly type?: string | undefined;
}

/**
 * Creates an event of a job that does not exist, to test an endpoint. Its ids are well-formed but refer to nothing.
 */
export function createTestEvent(target: TestTarget, now: Date, newId: IdGenerator) {
  const ids = { id: newId('event'), jobId: newId('job'), projectId: newId('project') };
  const common = {
    ...ids,
    webhookUrl: null,
    endpointId: target.endpointId,
    isTest: true,
    createdAt: now,
    traceParent: null,
  } as const;
  const ended = { ...ids, eventId: ids.id, now };
  if (target.type === 'generation.failed')
    return {
      ...common,
      memoryId: null,
      type: 'generation.failed',
      body: createFailedEventBody({ ...ended, code: 'generation_timeout' }),
    } as const;
  const memoryId = newId('memoryNode');
  return {
    ...common,
    memoryId,
    type: 'generation.success',
    body: createSuccessEventBody({
      ...ended,
      memoryId,
      name: 'Sample',
      assets: sampleAssets,
      unfulfilled: [],
    }),
  } as const;
}
