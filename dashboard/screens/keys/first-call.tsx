import { useApiUrl } from '../../api/use-overview.ts';
import { useWorkspaceContext } from '../../api/workspace-context.tsx';
import { CodeBlock } from '../../parts/code.tsx';

/** A sample call with a key, to copy. It is hidden until the URL of the API is known. */
export function FirstCall({ label }: { readonly label: string }) {
  const { environment } = useWorkspaceContext();
  const apiUrl = useApiUrl().data;
  if (apiUrl === undefined) return null;
  const secret = environment === 'live' ? 'sk_live_bz_…' : 'sk_test_bz_…';
  const code = `curl ${apiUrl}/v1/projects -H "Authorization: Bearer ${secret}"`;
  return <CodeBlock label={label} code={code} wraps showLabel />;
}
