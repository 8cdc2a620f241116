import { EndpointList } from './endpoint-list.tsx';
import { SecretSection } from './secret-section.tsx';

export function EndpointsAndSecret() {
  return (
    <div className="flex flex-col gap-12">
      <EndpointList />
      <SecretSection />
    </div>
  );
}
