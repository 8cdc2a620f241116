// What a brief says in tokens (`motif:oak`), by kind.

import type { Brief } from '../brief/brief.ts';

const ANIMALS =
  'alpaca ant badger bandicoot bat bear beaver bee beetle bird bull butterfly camel cat chicken cow crab crane crow cuckoo deer dog dolphin dove dragon dragonfly eagle eel elephant elk falcon finch fish fly fox frog giraffe goat goose grasshopper hare hedgehog heron hippo horse hummingbird jaguar jellyfish kangaroo kestrel koala ladybird lion llama lobster monkey moth mouse octopus ostrich otter owl oyster panda parrot paw peacock penguin pig pipit rabbit ram raven rook rooster salmon seagull seahorse seal shark sheep snail snake sparrow spider squirrel starling swallow swan tanuki tern tiger toucan turtle unicorn velociraptor whale wing wolf zebra'.split(
    ' ',
  );

export const wished = (brief: Pick<Brief, 'wishes'>, kind: string): readonly string[] =>
  valuesOf(brief.wishes, kind);

/** A refused kind refuses everything of that kind: "no animals". */
export const avoided = (brief: Pick<Brief, 'avoids'>, kind: string): readonly string[] => {
  const values = valuesOf(brief.avoids, kind);
  return kind === 'motif' && values.includes('animal') ? [...values, ...ANIMALS] : values;
};

function valuesOf(tokens: readonly string[], kind: string): readonly string[] {
  const prefix = `${kind}:`;
  return tokens.filter((token) => token.startsWith(prefix)).map((token) => token.slice(prefix.length));
}
