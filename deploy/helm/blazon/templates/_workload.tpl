{{/*
A process that runs all the time: its Deployment, disruption budget and autoscaler. Takes (root, component, values,
command).
*/}}
{{- define "blazon.workload" -}}
{{- $name := include "blazon.name" . -}}
{{- $serves := has .component (list "api" "console") -}}
apiVersion: apps/v1
kind: Deployment
metadata:
  name: {{ $name }}
  labels: {{ include "blazon.labels" . | nindent 4 }}
spec:
  {{- if not .values.autoscaling.enabled }}
  replicas: {{ .values.replicas }}
  {{- end }}
  strategy:
    rollingUpdate: { maxUnavailable: 0, maxSurge: 1 }
  selector:
    matchLabels: {{ include "blazon.selector" . | nindent 6 }}
  template:
    metadata:
      labels: {{ include "blazon.labels" . | nindent 8 }}
      {{- with .root.Values.podAnnotations }}
      annotations: {{ toYaml . | nindent 8 }}
      {{- end }}
    spec:
      {{- include "blazon.pod" . | nindent 6 }}
          ports:
            - { name: internal, containerPort: 9464 }
            {{- if $serves }}
            - { name: public, containerPort: 8443 }
            {{- end }}
          # A worker opens the studio and connects to Temporal first.
          startupProbe:
            httpGet: { path: /healthz, port: internal }
            periodSeconds: 2
            failureThreshold: 90
          livenessProbe:
            httpGet: { path: /healthz, port: internal }
            periodSeconds: 10
            timeoutSeconds: 5
            failureThreshold: 3
          readinessProbe:
            httpGet: { path: /readyz, port: internal }
            periodSeconds: 5
            timeoutSeconds: 5
            failureThreshold: 2
      # A process finishes within a minute after it has drained.
      terminationGracePeriodSeconds: 90
      topologySpreadConstraints:
        - maxSkew: 1
          topologyKey: kubernetes.io/hostname
          whenUnsatisfiable: ScheduleAnyway
          labelSelector:
            matchLabels: {{ include "blazon.selector" . | nindent 14 }}
---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata:
  name: {{ $name }}
  labels: {{ include "blazon.labels" . | nindent 4 }}
spec:
  maxUnavailable: 1
  selector:
    matchLabels: {{ include "blazon.selector" . | nindent 6 }}
{{- if .values.autoscaling.enabled }}
---
{{ include "blazon.autoscaler" . }}
{{- end }}
{{- end }}
