import { Outlet, useParams } from '@tanstack/react-router';
import { NotFound } from './route-states.tsx';

/** There are two environments; another word in the address is a wrong address. */
export function EnvironmentGate() {
  const { environment } = useParams({ strict: false });
  return environment === 'live' || environment === 'sandbox' ? <Outlet /> : <NotFound />;
}
