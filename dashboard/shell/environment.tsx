import { Outlet, useParams } from '@tanstack/react-router';
import { NotFound } from './route-states.tsx';

/** There are two environments; any other word in the URL is not found. */
export function EnvironmentGate() {
  const { environment } = useParams({ strict: false });
  return environment === 'live' || environment === 'sandbox' ? <Outlet /> : <NotFound />;
}
