/** Objects of the chart name each other by labels, names and ports, which no schema compares. */
import type { Problems } from '../check.ts';
import { type Container, type Manifest, nameOf, selects, type Workload, workloadsIn } from './manifest.ts';

export function chartReferences(manifests: readonly Manifest[]): Problems {
  const workloads = workloadsIn(manifests);
  return [
    ...twice(manifests.map(nameOf)).map((name) => `${name} is rendered twice`),
    ...workloads.flatMap(podProblems),
    ...manifests.flatMap((manifest) => referenceProblems(manifest, manifests, workloads)),
    ...withoutPolicy(manifests, workloads),
  ];
}

function twice(names: readonly string[]): string[] {
  return names.filter((name, place) => names.indexOf(name) !== place);
}

function podProblems(workload: Workload): string[] {
  const { manifest, template } = workload;
  const selector = manifest.spec.selector?.matchLabels;
  const volumes = new Set(template.spec.volumes?.map(({ name }) => name));
  return [
    ...(selector !== undefined && !selects(selector, workload)
      ? ['its selector does not match its pods']
      : []),
    ...template.spec.containers.flatMap((container) => [
      ...probePorts(container)
        .filter((port) => !hasPort(container, port))
        .map((port) => `a probe asks the port ${port}, which the container does not name`),
      ...(container.volumeMounts ?? [])
        .filter(({ name }) => !volumes.has(name))
        .map(({ name }) => `it mounts ${name}, which is no volume of the pod`),
      ...portProblems(container),
    ]),
  ].map((problem) => `${nameOf(manifest)}: ${problem}`);
}

/** The process listens on the ports in its environment; the container must declare the same ones. */
function portProblems(container: Container): string[] {
  const set = new Map(container.env?.map(({ name, value }) => [name, value]));
  const expected = {
    internal: set.get('BLAZON_INTERNAL_PORT'),
    public: set.get('BLAZON_HTTPS_PORT') ?? set.get('BLAZON_HTTP_PORT'),
  };
  return (container.ports ?? [])
    .filter(({ name, containerPort }) => String(containerPort) !== expected[name as keyof typeof expected])
    .map(({ name, containerPort }) => `nothing listens on its port ${name}, ${containerPort}`);
}

function probePorts(container: Container): (string | number)[] {
  return [container.startupProbe, container.livenessProbe, container.readinessProbe].flatMap((probe) =>
    probe === undefined ? [] : [probe.httpGet.port],
  );
}

function hasPort({ ports = [] }: Container, wanted: string | number): boolean {
  return ports.some(({ name, containerPort }) => name === wanted || containerPort === wanted);
}

function referenceProblems(
  manifest: Manifest,
  manifests: readonly Manifest[],
  workloads: readonly Workload[],
): string[] {
  const problems = {
    Service: () => serviceProblems(manifest, workloads),
    Ingress: () => ingressProblems(manifest, manifests),
    HorizontalPodAutoscaler: () => scalingProblems(manifest, workloads),
    PodDisruptionBudget: () => selectorProblems(manifest.spec.selector?.matchLabels, workloads),
    NetworkPolicy: () => policyProblems(manifest, workloads),
  }[manifest.kind];
  return (problems?.() ?? []).map((problem) => `${nameOf(manifest)}: ${problem}`);
}

function selectorProblems(selector: Parameters<typeof selects>[0], workloads: readonly Workload[]): string[] {
  return workloads.some((workload) => selects(selector, workload)) ? [] : ['its selector matches no pod'];
}

function serviceProblems({ spec }: Manifest, workloads: readonly Workload[]): string[] {
  const behind = workloads.filter((workload) => selects(spec.selector, workload));
  const containers = behind.flatMap(({ template }) => template.spec.containers);
  return [
    ...selectorProblems(spec.selector, workloads),
    ...(spec.ports ?? [])
      .filter(({ targetPort }) => !containers.some((container) => hasPort(container, targetPort)))
      .map(({ targetPort }) => `no container behind it has the port ${targetPort}`),
  ];
}

function ingressProblems({ spec }: Manifest, manifests: readonly Manifest[]): string[] {
  return (spec.rules ?? [])
    .flatMap(({ http }) => http.paths.map(({ backend }) => backend.service))
    .filter(
      ({ name, port }) =>
        !manifests.some(
          (one) =>
            nameOf(one) === `Service/${name}` && one.spec.ports?.some((each) => each.port === port.number),
        ),
    )
    .map(({ name, port }) => `no Service ${name} has the port ${port.number}`);
}

function scalingProblems({ spec }: Manifest, workloads: readonly Workload[]): string[] {
  const { kind, name } = spec.scaleTargetRef ?? { kind: 'nothing', name: '' };
  const target = workloads.find(({ manifest }) => nameOf(manifest) === `${kind}/${name}`);
  if (target === undefined) return [`it scales ${kind}/${name}, which is not there`];
  return [
    ...(target.manifest.spec.replicas === undefined
      ? []
      : ['the Deployment sets replicas, and would reset them at every upgrade']),
    ...(target.template.spec.containers.every(({ resources }) => resources?.requests?.['cpu'] !== undefined)
      ? []
      : ['a share of CPU needs a request for CPU']),
    ...((spec.minReplicas ?? 1) <= (spec.maxReplicas ?? 1) ? [] : ['its minimum is above its maximum']),
  ];
}

function policyProblems({ spec }: Manifest, workloads: readonly Workload[]): string[] {
  const selector = spec.podSelector?.matchLabels;
  const containers = workloads
    .filter((workload) => selects(selector, workload))
    .flatMap(({ template }) => template.spec.containers);
  const named = (spec.ingress ?? []).flatMap(({ ports = [] }) => ports.map(({ port }) => port));
  return [
    ...selectorProblems(selector, workloads),
    ...named
      .filter((port) => typeof port === 'string' && !containers.some((container) => hasPort(container, port)))
      .map((port) => `no container that it applies to has the port ${port}`),
  ];
}

/** A pod without a policy may reach everything; either all have one or none. */
function withoutPolicy(manifests: readonly Manifest[], workloads: readonly Workload[]): string[] {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  if (policies.length === 0) return [];
  return workloads
    .filter((workload) => !policies.some(({ spec }) => selects(spec.podSelector?.matchLabels, workload)))
    .map(({ manifest }) => `${nameOf(manifest)}: no network policy applies to it`);
}
