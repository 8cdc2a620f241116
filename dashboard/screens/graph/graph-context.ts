import { createContext, type KeyboardEvent } from 'react';
import type { GroundName } from '../brands/logo.tsx';

/** Graph state that every node needs. */
export interface GraphState {
  /** The id of the only node in the tab order. */
  readonly active: string | undefined;
  readonly ground: GroundName;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
}

export const GraphContext = createContext<GraphState>({
  active: undefined,
  ground: 'light',
  onKeyDown: () => undefined,
});
