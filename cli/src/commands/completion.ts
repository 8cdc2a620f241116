import type { Command } from 'commander';

export const shells = ['bash', 'zsh', 'fish'] as const;
export type Shell = (typeof shells)[number];

/** A command and the words that may follow it. */
interface CompletionPoint {
  /** The command path, such as `projects list`. */
  readonly path: string;
  readonly words: readonly { readonly word: string; readonly meaning: string }[];
}

/** Writes a script that completes commands, options and fixed values, generated from the commands themselves. */
export function createCompletionScript(program: Command, shell: Shell): string {
  const points = collectPoints(program, '');
  if (shell === 'bash') return createBashScript(points);
  return shell === 'zsh' ? createZshScript(points) : createFishScript(points);
}

function collectPoints(command: Command, path: string): CompletionPoint[] {
  const visible = command.commands.filter((child) => child.name() !== 'help');
  const words = [
    ...visible.map((child) => ({ word: child.name(), meaning: child.description() })),
    ...command.registeredArguments.flatMap(({ argChoices = [], description }) =>
      argChoices.map((word) => ({ word, meaning: description })),
    ),
    ...command.options.map(({ long, short, description }) => ({
      word: long ?? short ?? '',
      meaning: description,
    })),
    { word: '--help', meaning: 'explain the command' },
  ];
  const below = visible.flatMap((child) => collectPoints(child, `${path} ${child.name()}`.trim()));
  return [{ path, words }, ...below];
}

/** Shell code that finds the command path typed so far, without options. */
function createBashPath(points: readonly CompletionPoint[]): string {
  return `  local path="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "\${path:+$path }$word" in
      ${points
        .map(({ path }) => `"${path}"`)
        .filter((path) => path !== '""')
        .join('|')}) path="\${path:+$path }$word" ;;
    esac
  done`;
}

function createBashScript(points: readonly CompletionPoint[]): string {
  return `# eval "$(blazon completion bash)"
_blazon() {
${createBashPath(points)}
  case "$path" in
${points.map(({ path, words }) => `    "${path}") COMPREPLY=($(compgen -W "${words.map(({ word }) => word).join(' ')}" -- "\${COMP_WORDS[COMP_CWORD]}")) ;;`).join('\n')}
  esac
}
complete -o default -F _blazon blazon
`;
}

function escapeForZsh(text: string): string {
  return text.replaceAll("'", "'\\''").replaceAll(':', '\\:');
}

function createZshScript(points: readonly CompletionPoint[]): string {
  return `#compdef blazon
# eval "$(blazon completion zsh)"
_blazon() {
  local path_so_far="" word
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "\${path_so_far:+$path_so_far }$word" in
      ${points
        .map(({ path }) => `"${path}"`)
        .filter((path) => path !== '""')
        .join('|')}) path_so_far="\${path_so_far:+$path_so_far }$word" ;;
    esac
  done
  local -a choices
  case "$path_so_far" in
${points.map(({ path, words }) => `    "${path}") choices=(${words.map(({ word, meaning }) => `'${escapeForZsh(word)}:${escapeForZsh(meaning)}'`).join(' ')}) ;;`).join('\n')}
  esac
  _describe 'blazon' choices || _files
}
compdef _blazon blazon
`;
}

function escapeForFish(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
}

function createFishScript(points: readonly CompletionPoint[]): string {
  return `# blazon completion fish | source
function __blazon_at
  set -l path
  for word in (commandline -opc)[2..]
    switch "$path $word"
      case ${points
        .filter(({ path }) => path !== '')
        .map(({ path }) => `'${path.includes(' ') ? '' : ' '}${path}'`)
        .join(' ')}
        set path (string trim "$path $word")
    end
  end
  test "$path" = "$argv"
end
${points
  .flatMap(({ path, words }) =>
    words.map(({ word, meaning }) => {
      const what = word.startsWith('--') ? `-l ${word.slice(2)}` : `-a '${word}'`;
      return `complete -c blazon -n '__blazon_at ${path}' ${what} -d '${escapeForFish(meaning)}'`;
    }),
  )
  .join('\n')}
`;
}
