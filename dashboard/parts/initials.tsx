/** The initials of a person or an address in a circle. Decoration: the name is beside it. */
export function Initials({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden
      className="flex size-8 shrink-0 items-center justify-center rounded-full bg-pressed text-xs font-medium text-soft uppercase"
    >
      {initialsOf(name)}
    </span>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  return `${firstCharacter(first)}${firstCharacter(last)}`;
}

/** Whole, even if it is outside the basic multilingual plane. */
function firstCharacter(word: string): string {
  return [...word][0] ?? '';
}
