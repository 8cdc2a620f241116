import { Outlet, useParams } from '@tanstack/react-router';
import { NotFoundInShell } from './route-states.tsx';

/** Accepts the two environments in the URL. Anything else is not found. */
export function EnvironmentGate() {
  const { environment } = useParams({ strict: false });
  return environment === 'live' || environment === 'sandbox' ? <Outlet /> : <NotFoundInShell />;
}
