import { readSpan, type Span } from '../../parts/spans.ts';

/** The open tab and the filters, stored in the URL so that a link shows the same to somebody else. */
export interface WebhookSearch {
  readonly tab?: WebhookTab;
  readonly state?: DeliveryStateName;
  readonly type?: DeliveryTypeName;
  readonly host?: string;
  readonly project?: string;
  /** The id of an endpoint. */
  readonly endpoint?: string;
  readonly within?: Span;
  /** An event or job id; it overrides the other filters. */
  readonly id?: string;
}

export const webhookTabs = ['deliveries', 'endpoints', 'debugger'] as const;
export type WebhookTab = (typeof webhookTabs)[number];

export const deliveryStates = ['pending', 'delivered', 'undeliverable', 'stopped'] as const;
export type DeliveryStateName = (typeof deliveryStates)[number];

export const deliveryTypes = ['generation.success', 'generation.failed', 'test'] as const;
export type DeliveryTypeName = (typeof deliveryTypes)[number];

export function readWebhookSearch(given: Record<string, unknown>): WebhookSearch {
  const tab = webhookTabs.find((webhookTab) => webhookTab === given['tab']);
  const state = deliveryStates.find((deliveryState) => deliveryState === given['state']);
  const type = deliveryTypes.find((deliveryType) => deliveryType === given['type']);
  const within = readSpan(given['within']);
  const text = (name: string) => (typeof given[name] === 'string' ? { [name]: given[name] } : {});
  return {
    ...(tab && { tab }),
    ...(state && { state }),
    ...(type && { type }),
    ...text('host'),
    ...text('project'),
    ...text('endpoint'),
    ...(within && { within }),
    ...text('id'),
  };
}

/** Returns the filters alone: the tab and the endpoint decide which page is open. */
export function omitPlace(search: WebhookSearch): Omit<WebhookSearch, 'tab' | 'endpoint'> {
  const { tab: _tab, endpoint: _endpoint, ...filters } = search;
  return filters;
}
