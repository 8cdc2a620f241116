{{/* Takes (root, component, values). */}}
{{- define "blazon.service" -}}
apiVersion: v1
kind: Service
metadata:
  name: {{ include "blazon.name" . }}
  labels: {{ include "blazon.labels" . | nindent 4 }}
  {{- with .values.service.annotations }}
  annotations: {{ toYaml . | nindent 4 }}
  {{- end }}
spec:
  type: {{ .values.service.type }}
  ports:
    - { name: public, port: {{ .values.service.port }}, targetPort: public }
  selector: {{ include "blazon.selector" . | nindent 4 }}
{{- end }}

{{/* Takes (root, component, values, hosts). */}}
{{- define "blazon.ingress" -}}
{{- $name := include "blazon.name" . -}}
{{- $port := .values.service.port -}}
apiVersion: networking.k8s.io/v1
kind: Ingress
metadata:
  name: {{ $name }}
  labels: {{ include "blazon.labels" . | nindent 4 }}
  {{- with .values.ingress.annotations }}
  annotations: {{ toYaml . | nindent 4 }}
  {{- end }}
spec:
  {{- with .values.ingress.className }}
  ingressClassName: {{ . }}
  {{- end }}
  tls:
    - hosts: {{ toYaml .hosts | nindent 8 }}
      {{- with .values.ingress.tlsSecretName }}
      secretName: {{ . }}
      {{- end }}
  rules:
    {{- range .hosts }}
    - host: {{ . }}
      http:
        paths:
          - path: /
            pathType: Prefix
            backend:
              service: { name: {{ $name }}, port: { number: {{ $port }} } }
    {{- end }}
{{- end }}
