import { expect, it } from 'vitest';
import { splitStatements } from './sql-statements.ts';

it('splitStatements splits at the semicolons that end a statement, and removes comments', () => {
  const sql = `-- First; comment
    INSERT INTO a VALUES ('it''s; here', "odd;name"); /* second; comment */
    DO $body$ BEGIN PERFORM 1; END $body$; SELECT $$;$$
    ;;`;
  expect(splitStatements(sql)).toEqual([
    `INSERT INTO a VALUES ('it''s; here', "odd;name")`,
    'DO $body$ BEGIN PERFORM 1; END $body$',
    'SELECT $$;$$',
  ]);
});
