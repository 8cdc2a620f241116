/** The initials of a person or an address in a circle. Decoration: the name is beside it. */
export function Initials({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden
      className="flex size-8 shrink-0 items-center justify-center rounded-full bg-pressed text-xs font-medium text-soft uppercase"
    >
      {getInitials(name)}
    </span>
  );
}

function getInitials(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${firstCharacter(first)}${firstCharacter(last)}`;
}

/** Splits by code point, so that an emoji or a rare letter stays whole. */
function firstCharacter(word: string): string {
  return [...word][0] ?? '';
}
