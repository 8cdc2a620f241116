{{- define "blazon.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{/* Takes (root, component). */}}
{{- define "blazon.labels" -}}
{{ include "blazon.selector" . }}
app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .root.Release.Service }}
helm.sh/chart: {{ .root.Chart.Name }}-{{ .root.Chart.Version }}
{{- end }}

{{- define "blazon.selector" -}}
app.kubernetes.io/name: blazon
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{/* "api" of the release "blazon" is blazon-api. */}}
{{- define "blazon.name" -}}
{{ printf "%s-%s" .root.Release.Name .component | trunc 63 | trimSuffix "-" }}
{{- end }}

{{/* The queues that are served: nobody waits for questions where no model is connected. */}}
{{- define "blazon.queues" -}}
{{- $queues := list "design" "deliver" "upkeep" -}}
{{- if .Values.settings.BLAZON_DIRECTOR_PROTOCOL }}{{ $queues = append $queues "direct" }}{{ end -}}
{{ join " " $queues }}
{{- end }}
