/** Matches quoted text, quoted names, dollar-quoted bodies, comments, and semicolons outside all of these. */
const tokenPattern = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[^]*?\$\1\$|--[^\n]*|\/\*[^]*?\*\/|;/g;
/** A character that PostgreSQL never accepts in a statement. */
const separator = '\0';

/**
 * Returns the statements of a file, without comments. Does not support escapes (E'\'') or nested comments; `npm run
 * check -- migrations` compares the result with PostgreSQL's own parser.
 */
export function splitStatements(sql: string): string[] {
  return sql
    .replace(tokenPattern, (token) => {
      if (token === ';') return separator;
      return token.startsWith('--') || token.startsWith('/*') ? ' ' : token;
    })
    .split(separator)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
