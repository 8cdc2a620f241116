/** The fields of Kubernetes objects that the chart's checks read. kubernetes-validate checks the objects themselves. */
type Labels = Readonly<Record<string, string>>;
type Port = string | number;

export interface Variable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: { readonly secretKeyRef?: { readonly key: string; readonly optional?: boolean } };
}

interface Probe {
  readonly httpGet: { readonly port: Port };
}

export interface Container {
  readonly name: string;
  readonly args: readonly string[];
  readonly env?: readonly Variable[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly resources?: { readonly requests?: Readonly<Record<string, string>> };
  readonly volumeMounts?: readonly { readonly name: string }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}

export interface PodTemplate {
  readonly metadata: { readonly labels: Labels };
  readonly spec: {
    readonly containers: readonly Container[];
    readonly volumes?: readonly { readonly name: string }[];
  };
}

interface Spec {
  readonly replicas?: number;
  readonly template?: PodTemplate;
  /** A Service has the labels directly in `selector`; other kinds have them in `matchLabels`. */
  readonly selector?: Labels & { readonly matchLabels?: Labels };
  readonly podSelector?: { readonly matchLabels?: Labels };
  readonly ports?: readonly { readonly port: number; readonly targetPort: Port }[];
  readonly ingress?: readonly { readonly ports?: readonly { readonly port: Port }[] }[];
  readonly rules?: readonly {
    readonly http: {
      readonly paths: readonly {
        readonly backend: {
          readonly service: { readonly name: string; readonly port: { readonly number: number } };
        };
      }[];
    };
  }[];
  readonly scaleTargetRef?: { readonly kind: string; readonly name: string };
  readonly minReplicas?: number;
  readonly maxReplicas?: number;
}

export interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: Spec;
}

export function nameOf({ kind, metadata }: Manifest): string {
  return `${kind}/${metadata.name}`;
}

/** An object that creates pods, such as a Deployment, and the template of its pods. */
export interface Workload {
  readonly manifest: Manifest;
  readonly template: PodTemplate;
}

export function listWorkloads(manifests: readonly Manifest[]): Workload[] {
  return manifests.flatMap((manifest) =>
    manifest.spec.template === undefined ? [] : [{ manifest, template: manifest.spec.template }],
  );
}

/** An empty selector counts as a mistake: it matches no workload here. */
export function selectsWorkload(selector: Labels | undefined, { template }: Workload): boolean {
  const wanted = Object.entries(selector ?? {});
  return wanted.length > 0 && wanted.every(([name, value]) => template.metadata.labels[name] === value);
}
