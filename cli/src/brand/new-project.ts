import type { RequestOptions } from '../../../sdk/src/transport.ts';
import type { Session } from '../session.ts';

const maxNameLength = 60;

/** Creates a project for one brand, named after the sentence. Returns its id. */
export async function createProjectForSentence(
  { blazon }: Session,
  sentence: string,
  options: RequestOptions,
): Promise<string> {
  const [...characters] = sentence.trim().replaceAll(/\s+/g, ' ');
  const name =
    characters.length > maxNameLength
      ? `${characters.slice(0, maxNameLength - 1).join('')}…`
      : characters.join('');
  return (await blazon.projects.create({ name }, options)).id;
}
