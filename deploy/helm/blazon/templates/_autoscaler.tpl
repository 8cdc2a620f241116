{{/* Takes (root, component, values). */}}
{{- define "blazon.autoscaler" -}}
{{- $scaling := .values.autoscaling -}}
{{- $name := include "blazon.name" . -}}
apiVersion: autoscaling/v2
kind: HorizontalPodAutoscaler
metadata:
  name: {{ $name }}
  labels: {{ include "blazon.labels" . | nindent 4 }}
spec:
  scaleTargetRef: { apiVersion: apps/v1, kind: Deployment, name: {{ $name }} }
  minReplicas: {{ .values.replicas }}
  maxReplicas: {{ max $scaling.maximum .values.replicas }}
  metrics:
    - type: Resource
      resource:
        name: cpu
        target: { type: Utilization, averageUtilization: {{ $scaling.cpuPercent }} }
    {{- with $scaling.requestsPerSecond }}
    - type: Pods
      pods:
        metric: { name: blazon_http_requests_per_second }
        target: { type: AverageValue, averageValue: {{ . | quote }} }
    {{- end }}
    {{- with $scaling.queueWaitSeconds }}
    - type: External
      external:
        metric: { name: blazon_job_queue_wait_seconds_p95 }
        target: { type: Value, value: {{ . | quote }} }
    {{- end }}
  behavior:
    scaleUp: { stabilizationWindowSeconds: 0 }
    scaleDown: { stabilizationWindowSeconds: 300 }
{{- end }}
