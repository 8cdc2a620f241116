/** Quoted text, quoted names, dollar-quoted bodies, comments, and the semicolons outside of them. */
const tokens = /'(?:[^']|'')*'|"(?:[^"]|"")*"|\$(\w*)\$[^]*?\$\1\$|--[^\n]*|\/\*[^]*?\*\/|;/g;
/** PostgreSQL takes no such character in a statement. */
const end = '\0';

/**
 * The statements of a file, without comments. It does not know escapes (E'\'') or nested comments: `npm run check --
 * migrations` compares it with PostgreSQL's own parser.
 */
export function splitStatements(sql: string): string[] {
  return sql
    .replace(tokens, (token) => {
      if (token === ';') return end;
      return token.startsWith('--') || token.startsWith('/*') ? ' ' : token;
    })
    .split(end)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
