import { readText } from '../repository.ts';

export interface ImageCommands {
  readonly all: readonly string[];
  /** Every process except the operator's tool, which people run by hand. */
  readonly processes: readonly string[];
}

/** The allowed first arguments of the image, from its entry point. */
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
