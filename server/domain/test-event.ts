import type { Assets } from '@blazon/contract/resources.ts';
import type { GenerateId } from './new-id.ts';
import { failedEventBody, successEventBody } from './terminal-event.ts';

/** The smallest valid drawing: it shows that drawings arrive complete, and does not look like a brand. */
function sampleLogo(ink: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" role="img" aria-label="Sample"><path fill="${ink}" d="M48 8 88 48 48 88 8 48Z"/></svg>`;
}

const sampleAssets: Assets = {
  logo_svg: sampleLogo('#12304a'),
  logo_svg_dark: sampleLogo('#e2a76f'),
  primary_color: '#12304a',
  secondary_color: '#e2a76f',
  font_family: 'Fraunces',
  font_weight_heading: '600',
  font_weight_body: '400',
};

export interface TestTarget {
  readonly endpointId: string;
  /** A success unless given. */
  readonly type?: string | undefined;
}

/** An event of a job that never was, for trying an endpoint. Its ids are well formed and lead nowhere. */
export function createTestEvent(target: TestTarget, now: Date, newId: GenerateId) {
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
      body: failedEventBody({ ...ended, code: 'generation_timeout' }),
    } as const;
  const memoryId = newId('memoryNode');
  return {
    ...common,
    memoryId,
    type: 'generation.success',
    body: successEventBody({ ...ended, memoryId, name: 'Sample', assets: sampleAssets, unfulfilled: [] }),
  } as const;
}
