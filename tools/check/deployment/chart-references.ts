/** Checks that objects of the chart refer to each other by matching labels, names and ports. No schema checks this. */
import type { ProblemList } from '../check.ts';
import {
  type Container,
  type Manifest,
  nameOf,
  selectsWorkload,
  type Workload,
  listWorkloads,
} from './manifest.ts';

export function findChartReferenceProblems(manifests: readonly Manifest[]): ProblemList {
  const workloads = listWorkloads(manifests);
  return [
    ...findDuplicates(manifests.map(nameOf)).map((name) => `${name} is rendered twice`),
    ...workloads.flatMap(findPodProblems),
    ...manifests.flatMap((manifest) => findReferenceProblems(manifest, manifests, workloads)),
    ...findPodsWithoutPolicy(manifests, workloads),
  ];
}

function findDuplicates(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

function findPodProblems(workload: Workload): string[] {
  const { manifest, template } = workload;
  const selector = manifest.spec.selector?.matchLabels;
  const volumes = new Set(template.spec.volumes?.map(({ name }) => name));
  return [
    ...(selector !== undefined && !selectsWorkload(selector, workload)
      ? ['its selector does not match its pods']
      : []),
    ...template.spec.containers.flatMap((container) => [
      ...probePortsOf(container)
        .filter((port) => !hasPort(container, port))
        .map((port) => `a probe asks the port ${port}, which the container does not name`),
      ...(container.volumeMounts ?? [])
        .filter(({ name }) => !volumes.has(name))
        .map(({ name }) => `it mounts ${name}, which is no volume of the pod`),
      ...findPortProblems(container),
    ]),
  ].map((problem) => `${nameOf(manifest)}: ${problem}`);
}

/** Finds ports that a container declares but on which its process, according to its environment, does not listen. */
function findPortProblems(container: Container): string[] {
  const environment = new Map(container.env?.map(({ name, value }) => [name, value]));
  const expected = {
    internal: environment.get('BLAZON_INTERNAL_PORT'),
    public: environment.get('BLAZON_HTTPS_PORT') ?? environment.get('BLAZON_HTTP_PORT'),
  };
  return (container.ports ?? [])
    .filter(({ name, containerPort }) => String(containerPort) !== expected[name as keyof typeof expected])
    .map(({ name, containerPort }) => `nothing listens on its port ${name} (${containerPort})`);
}

function probePortsOf(container: Container): (string | number)[] {
  return [container.startupProbe, container.livenessProbe, container.readinessProbe].flatMap((probe) =>
    probe === undefined ? [] : [probe.httpGet.port],
  );
}

function hasPort({ ports = [] }: Container, wanted: string | number): boolean {
  return ports.some(({ name, containerPort }) => name === wanted || containerPort === wanted);
}

function findReferenceProblems(
  manifest: Manifest,
  manifests: readonly Manifest[],
  workloads: readonly Workload[],
): string[] {
  const problems = {
    Service: () => findServiceProblems(manifest, workloads),
    Ingress: () => findIngressProblems(manifest, manifests),
    HorizontalPodAutoscaler: () => findScalingProblems(manifest, workloads),
    PodDisruptionBudget: () => findSelectorProblems(manifest.spec.selector?.matchLabels, workloads),
    NetworkPolicy: () => findPolicyProblems(manifest, workloads),
  }[manifest.kind];
  return (problems?.() ?? []).map((problem) => `${nameOf(manifest)}: ${problem}`);
}

function findSelectorProblems(
  selector: Parameters<typeof selectsWorkload>[0],
  workloads: readonly Workload[],
): string[] {
  return workloads.some((workload) => selectsWorkload(selector, workload))
    ? []
    : ['its selector matches no pod'];
}

function findServiceProblems({ spec }: Manifest, workloads: readonly Workload[]): string[] {
  const behind = workloads.filter((workload) => selectsWorkload(spec.selector, workload));
  const containers = behind.flatMap(({ template }) => template.spec.containers);
  return [
    ...findSelectorProblems(spec.selector, workloads),
    ...(spec.ports ?? [])
      .filter(({ targetPort }) => !containers.some((container) => hasPort(container, targetPort)))
      .map(({ targetPort }) => `no container behind it has the port ${targetPort}`),
  ];
}

function findIngressProblems({ spec }: Manifest, manifests: readonly Manifest[]): string[] {
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

function findScalingProblems({ spec }: Manifest, workloads: readonly Workload[]): string[] {
  const { kind, name } = spec.scaleTargetRef ?? { kind: 'nothing', name: '' };
  const target = workloads.find(({ manifest }) => nameOf(manifest) === `${kind}/${name}`);
  if (target === undefined) return [`it scales ${kind}/${name}, which does not exist`];
  return [
    ...(target.manifest.spec.replicas === undefined
      ? []
      : ['the Deployment sets replicas, and would reset them at every upgrade']),
    ...(target.template.spec.containers.every(({ resources }) => resources?.requests?.['cpu'] !== undefined)
      ? []
      : ['scaling by CPU use needs a CPU request in every container']),
    ...((spec.minReplicas ?? 1) <= (spec.maxReplicas ?? 1) ? [] : ['its minimum is above its maximum']),
  ];
}

function findPolicyProblems({ spec }: Manifest, workloads: readonly Workload[]): string[] {
  const selector = spec.podSelector?.matchLabels;
  const containers = workloads
    .filter((workload) => selectsWorkload(selector, workload))
    .flatMap(({ template }) => template.spec.containers);
  const named = (spec.ingress ?? []).flatMap(({ ports = [] }) => ports.map(({ port }) => port));
  return [
    ...findSelectorProblems(selector, workloads),
    ...named
      .filter((port) => typeof port === 'string' && !containers.some((container) => hasPort(container, port)))
      .map((port) => `no container that it applies to has the port ${port}`),
  ];
}

/** If the chart renders network policies, each pod needs one: a pod without a policy may connect to anything. */
function findPodsWithoutPolicy(manifests: readonly Manifest[], workloads: readonly Workload[]): string[] {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
  if (policies.length === 0) return [];
  return workloads
    .filter(
      (workload) => !policies.some(({ spec }) => selectsWorkload(spec.podSelector?.matchLabels, workload)),
    )
    .map(({ manifest }) => `${nameOf(manifest)}: no network policy applies to it`);
}
