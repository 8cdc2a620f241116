import { createContext, type KeyboardEvent } from 'react';
import type { GroundName } from '../brands/logo.tsx';
import type { Detail } from './detail.ts';

/** Graph state that every node needs. */
export interface GraphState {
  /** The id of the only node in the tab order. */
  readonly active: string | undefined;
  /** The id of the node that a search led to. */
  readonly found: string | undefined;
  readonly ground: GroundName;
  readonly detail: Detail;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
}

export const GraphContext = createContext<GraphState>({
  active: undefined,
  found: undefined,
  ground: 'light',
  detail: 'prompt',
  onKeyDown: () => undefined,
});
