import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { type EnvironmentName } from '../api/use-me.ts';
import { useWorkspaceContext } from '../api/workspace-context.tsx';
import { Copy, CopyableId } from './copy.tsx';
import { t } from './text.ts';

interface LinkedIdProps {
  readonly id: string;
  readonly label?: string;
  /** The environment to link to; the current one by default. */
  readonly environment?: EnvironmentName | undefined;
}

function IdAnchor(props: ComponentProps<'a'>) {
  return (
    <a
      {...props}
      className="truncate font-mono text-xs text-soft underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-current"
    />
  );
}

const IdLink = createLink(IdAnchor);

/** An id that links to its page and can be copied. Ids without a page can only be copied. */
export function LinkedId({ id, label = t('copy.copyId'), environment }: LinkedIdProps) {
  const link = useIdLink(id, environment);
  if (link === null) return <CopyableId id={id} label={label} />;
  return (
    <span className="inline-flex max-w-full items-center gap-0.5">
      {link}
      <Copy text={id} label={label} />
    </span>
  );
}

function useIdLink(id: string, environmentName: EnvironmentName | undefined) {
  const { workspace, environment } = useWorkspaceContext();
  const params = { workspace: workspace.id, environment: environmentName ?? environment };
  switch (id.split('_', 1)[0]) {
    case 'brand':
      return (
        <IdLink to="/w/$workspace/$environment/brands/$brand" params={{ ...params, brand: id }}>
          {id}
        </IdLink>
      );
    case 'proj':
      return (
        <IdLink to="/w/$workspace/$environment/projects/$project" params={{ ...params, project: id }}>
          {id}
        </IdLink>
      );
    case 'evt':
      return (
        <IdLink to="/w/$workspace/$environment/webhooks/events/$event" params={{ ...params, event: id }}>
          {id}
        </IdLink>
      );
    case 'req':
      return (
        <IdLink to="/w/$workspace/$environment/requests/$request" params={{ ...params, request: id }}>
          {id}
        </IdLink>
      );
    case 'job':
    case 'mem':
      return (
        <IdLink to="/w/$workspace/$environment/story/$id" params={{ ...params, id }}>
          {id}
        </IdLink>
      );
    case 'key':
      return (
        <IdLink to="/w/$workspace/$environment/requests" params={params} search={{ key: id }}>
          {id}
        </IdLink>
      );
    default:
      return null;
  }
}
