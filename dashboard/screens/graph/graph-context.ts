import { createContext, type KeyboardEvent } from 'react';
import type { GroundName } from '../brands/logo.tsx';

/** What every node needs to know of the graph around it. */
export interface GraphState {
  /** The node that Tab reaches. */
  readonly active: string | undefined;
  readonly ground: GroundName;
  readonly onKeyDown: (event: KeyboardEvent, id: string) => void;
}

export const GraphContext = createContext<GraphState>({
  active: undefined,
  ground: 'light',
  onKeyDown: () => undefined,
});
