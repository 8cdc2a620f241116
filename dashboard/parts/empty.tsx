import { State, type StateProps } from './state.tsx';

/** Shown in place of an empty list: what is missing, what it is for, and how to create one. */
export function Empty(props: Pick<StateProps, 'icon' | 'title' | 'children' | 'action'>) {
  return <State {...props} />;
}
