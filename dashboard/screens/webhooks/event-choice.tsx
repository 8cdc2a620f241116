import type { ConsoleEndpoint } from '@blazon/contract/console/webhooks.ts';
import { type EventType, eventTypes } from '@blazon/contract/events.ts';
import { Checkbox } from '../../parts/checkbox.tsx';
import { Select } from '../../parts/select.tsx';
import { t } from './text.ts';

/** Which events an endpoint receives copies of, in the format of the console API. */
export interface EventChoice {
  readonly subscribed: boolean;
  /** Null means all types. */
  readonly event_types: readonly EventType[] | null;
}

export const allEventsChoice: EventChoice = { subscribed: true, event_types: null };

/** Whether the choice is valid: at least one type must be selected. */
export function isValidChoice({ subscribed, event_types: types }: EventChoice): boolean {
  return !subscribed || types === null || types.length > 0;
}

const eventMeanings: Record<EventType, string> = {
  'generation.success': t('eventChoice.aBrandIsReadyWith'),
  'generation.failed': t('eventChoice.aJobEndedWithoutAResult'),
};

const choiceKinds = [
  { value: 'all', label: t('eventChoice.allEventsIncludingFutureTypes') },
  { value: 'some', label: t('eventChoice.onlySomeTypes') },
  { value: 'none', label: t('eventChoice.noneOnlyTestEvents') },
] as const;

type ChoiceKind = (typeof choiceKinds)[number]['value'];

function findChoiceKind({ subscribed, event_types: types }: EventChoice): ChoiceKind {
  if (!subscribed) return 'none';
  return types === null ? 'all' : 'some';
}

interface EventChoiceFieldProps {
  readonly choice: EventChoice;
  readonly onChange: (choice: EventChoice) => void;
}

export function EventChoiceField({ choice, onChange }: EventChoiceFieldProps) {
  const chosen = choice.event_types ?? [];
  const choose = (kind: ChoiceKind) =>
    onChange(
      kind === 'some'
        ? { subscribed: true, event_types: [...eventTypes] }
        : { subscribed: kind === 'all', event_types: null },
    );
  const toggle = (type: EventType, isOn: boolean) =>
    onChange({
      subscribed: true,
      event_types: eventTypes.filter((eventType) => (eventType === type ? isOn : chosen.includes(eventType))),
    });
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t('eventChoice.eventsItReceives')}
        value={findChoiceKind(choice)}
        options={choiceKinds}
        onChange={choose}
      />
      {findChoiceKind(choice) === 'some' &&
        eventTypes.map((type) => (
          <Checkbox
            key={type}
            label={<code className="font-mono text-[0.8125rem]">{type}</code>}
            hint={eventMeanings[type]}
            checked={chosen.includes(type)}
            onChange={(isOn) => toggle(type, isOn)}
          />
        ))}
    </div>
  );
}

/** Describes the choice for the list. */
export function describeEvents(endpoint: ConsoleEndpoint): string {
  if (endpoint.is_default) return t('eventChoice.allEvents');
  if (!endpoint.subscribed) return t('eventChoice.testEventsOnly');
  return endpoint.event_types === null ? t('eventChoice.allEvents') : endpoint.event_types.join(', ');
}
