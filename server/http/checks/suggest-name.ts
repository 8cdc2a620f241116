/** Longer names are unlikely to be typos, and comparing them would cost too much. */
const maxLength = 40;

/** Finds the known name that was probably meant: at most two typos away, and at most one typo per three letters. */
export function suggestName(misspelt: string, knownNames: readonly string[]): string | undefined {
  if (misspelt.length > maxLength) return undefined;
  const maxTypos = (name: string) => Math.min(2, Math.floor(name.length / 3));
  const candidates = knownNames
    .map((name) => ({ name, distance: editDistance(misspelt.toLowerCase(), name) }))
    .filter((candidate) => candidate.distance <= maxTypos(candidate.name));
  return candidates.toSorted((left, right) => left.distance - right.distance)[0]?.name;
}

/** Counts the omitted, added, mistyped or swapped letters (optimal string alignment distance). */
function editDistance(left: string, right: string): number {
  if (Math.abs(left.length - right.length) > 2) return Infinity;
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, index) => index)];
  for (let row = 1; row <= left.length; row += 1) {
    const line = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      line[column] = Math.min(
        cellAt(rows, row - 1, column) + 1,
        (line[column - 1] ?? Infinity) + 1,
        cellAt(rows, row - 1, column - 1) + (isSame ? 0 : 1),
        isSwapped ? cellAt(rows, row - 2, column - 2) + 1 : Infinity,
      );
    }
    rows.push(line);
  }
  return cellAt(rows, left.length, right.length);
}

function cellAt(rows: readonly (readonly number[])[], row: number, column: number): number {
  return rows[row]?.[column] ?? Infinity;
}
