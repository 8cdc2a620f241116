import { readText } from '../repository.ts';

export interface ImageCommands {
  readonly all: readonly string[];
  /** The commands that start a process of the service. `admin`, which operators run by hand, is not among them. */
  readonly processes: readonly string[];
}

/** Reads the commands of the image from the `case` branches of its entry point. */
export function readImageCommands(root: string): ImageCommands {
  const text = readText(root, 'deploy/container/blazon');
  const [, body = ''] = /^case[^\n]*\n([^]*)^ *\*\)/m.exec(text) ?? [];
  const branches = [...body.matchAll(/^ {2}([a-z][a-z| -]*)\)(.*)$/gm)].map(
    ([, names = '', script = '']) => ({
      names: names.split('|').map((name) => name.trim()),
      isProcess: script.includes('server/processes/'),
    }),
  );
  const processes = branches.filter(({ isProcess }) => isProcess).flatMap(({ names }) => names);
  return {
    all: branches.flatMap(({ names }) => names),
    processes: processes.filter((name) => name !== 'admin'),
  };
}
