import { State, type StateProps } from './state.tsx';

/** In place of a list with nothing in it: what is missing, what it is for, and how to create one. */
export function Empty(props: Pick<StateProps, 'icon' | 'title' | 'children' | 'action'>) {
  return <State {...props} />;
}
