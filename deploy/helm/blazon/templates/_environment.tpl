{{/*
The environment of one component, as a list. Takes (root, component, values). Written into each pod rather than into a
ConfigMap: a changed setting replaces the pods that read it, and the migrations of a first install find theirs.
*/}}
{{- define "blazon.environment" -}}
{{- $component := .component -}}
{{- range $name, $value := .root.Values.settings }}
{{- if include "blazon.reads" (dict "component" $component "name" $name) }}
- name: {{ $name }}
  value: {{ toString $value | quote }}
{{- end }}
{{- end }}
- name: BLAZON_INTERNAL_PORT
  value: '9464'
{{- if or (eq $component "api") (eq $component "console") }}
{{- if .values.tlsSecretName }}
- name: BLAZON_TLS_CERT_FILE
  value: /etc/blazon/tls/tls.crt
- name: BLAZON_TLS_KEY_FILE
  value: /etc/blazon/tls/tls.key
- name: BLAZON_HTTPS_PORT
  value: '8443'
{{- else }}
- name: BLAZON_HTTP_PORT
  value: '8443'
{{- end }}
{{- else }}
{{/* Every process is asked where it would listen; these do not. */}}
- name: BLAZON_HTTP_PORT
  value: '0'
{{- end }}
{{- if hasPrefix "worker-" $component }}
- name: BLAZON_WORKER_QUEUES
  value: {{ trimPrefix "worker-" $component }}
{{- end }}
{{- if eq $component "worker-design" }}
- name: BLAZON_DESIGN_THREADS
  value: {{ toString .values.threads | quote }}
{{- end }}
{{- range $name, $need := fromYaml (include "blazon.secrets" $component) }}
- name: {{ $name }}
  valueFrom:
    secretKeyRef:
      name: {{ $.root.Values.secretName }}
      key: {{ $name }}
      optional: {{ eq $need "optional" }}
{{- end }}
{{- end }}

{{/* Settings that turn on what else must be set are for the processes that need them. */}}
{{- define "blazon.reads" -}}
{{- if eq .name "BLAZON_CONSOLE_ORIGIN" -}}
{{- if eq .component "console" }}yes{{ end -}}
{{- else if and (hasPrefix "BLAZON_DIRECTOR_" .name) (ne .name "BLAZON_DIRECTOR_DAYS") -}}
{{- if has .component (list "worker-design" "worker-direct") }}yes{{ end -}}
{{- else }}yes{{ end -}}
{{- end }}

{{/* Which secrets a component is given, and whether it can do without. */}}
{{- define "blazon.secrets" -}}
BLAZON_DATABASE_URL: required
BLAZON_REDIS_URL: required
BLAZON_TEMPORAL_API_KEY: optional
{{- if has . (list "migrations" "worker-upkeep") }}
BLAZON_OWNER_DATABASE_URL: required
{{- end }}
{{- if has . (list "api" "console" "worker-deliver") }}
BLAZON_SEALING_KEY: required
BLAZON_SEALING_KEYS_FOR_READING: optional
{{- end }}
{{- if has . (list "console" "worker-upkeep") }}
BLAZON_STRIPE_SECRET_KEY: optional
BLAZON_STRIPE_WEBHOOK_SECRET: optional
{{- end }}
{{- if has . (list "worker-design" "worker-direct") }}
BLAZON_DIRECTOR_KEY: optional
{{- end }}
{{- if eq . "api" }}
BLAZON_HOME_DATABASE_URL: optional
{{- end }}
{{- if eq . "console" }}
BLAZON_HOME_CONSOLE_DATABASE_URL: optional
BLAZON_CONSOLE_DATABASE_URL: required
BLAZON_CONSOLE_SECRET: required
BLAZON_CONSOLE_SECRETS_FOR_READING: optional
BLAZON_MAIL_URL: optional
{{- end }}
{{- end }}
