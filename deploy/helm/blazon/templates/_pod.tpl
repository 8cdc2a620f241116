{{/* What all pods have in common. Takes (root, component, values, command). */}}
{{- define "blazon.pod" -}}
automountServiceAccountToken: false
enableServiceLinks: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  runAsGroup: 10001
  fsGroup: 10001
  seccompProfile: { type: RuntimeDefault }
{{- with .root.Values.imagePullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with .root.Values.nodeSelector }}
nodeSelector: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with .root.Values.tolerations }}
tolerations: {{ toYaml . | nindent 2 }}
{{- end }}
volumes:
  - name: tmp
    emptyDir: { medium: Memory, sizeLimit: 64Mi }
  {{- with .values.tlsSecretName }}
  - name: tls
    secret: { secretName: {{ . }}, defaultMode: 0440 }
  {{- end }}
  {{- with .root.Values.filesSecretName }}
  - name: files
    secret: { secretName: {{ . }}, defaultMode: 0440 }
  {{- end }}
containers:
  - name: blazon
    image: {{ include "blazon.image" .root }}
    imagePullPolicy: {{ .root.Values.image.pullPolicy }}
    args: [{{ .command }}]
    env: {{ include "blazon.environment" . | trim | nindent 6 }}
    resources: {{ toYaml .values.resources | nindent 6 }}
    securityContext:
      allowPrivilegeEscalation: false
      readOnlyRootFilesystem: true
      capabilities: { drop: [ALL] }
    volumeMounts:
      - { name: tmp, mountPath: /tmp }
      {{- if .values.tlsSecretName }}
      - { name: tls, mountPath: /etc/blazon/tls, readOnly: true }
      {{- end }}
      {{- if .root.Values.filesSecretName }}
      - { name: files, mountPath: /etc/blazon/files, readOnly: true }
      {{- end }}
{{- end }}
