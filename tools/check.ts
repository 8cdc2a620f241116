/** `npm run check` runs every check; `npm run check -- types lint` runs those two. */
import { alerts } from './check/alerts.ts';
import { ciTiers } from './check/ci-tiers.ts';
import { configuration } from './check/configuration.ts';
import { deadCode } from './check/dead.ts';
import { dependencies } from './check/dependencies.ts';
import { deployment } from './check/deployment.ts';
import { format } from './check/format.ts';
import { conventions } from './check/conventions.ts';
import { links } from './check/links.ts';
import { lint } from './check/lint.ts';
import { messages } from './check/messages.ts';
import { migrations } from './check/migrations.ts';
import { openapi } from './check/openapi.ts';
import { patterns } from './check/patterns.ts';
import { repositoryRoot } from './check/repository.ts';
import { runChecks } from './check/run-checks.ts';
import { scale } from './check/scale.ts';
import { types } from './check/types.ts';
import { words } from './check/words.ts';

// The slowest come first. Two checks run at a time, and a slow check that starts last would keep running alone.
const checks = [
  openapi,
  deadCode,
  deployment,
  conventions,
  patterns,
  types,
  lint,
  format,
  links,
  words,
  messages,
  dependencies,
  migrations,
  ciTiers,
  alerts,
  configuration,
  scale,
];

const requestedNames = process.argv.slice(2);
const unknownNames = requestedNames.filter((name) => !checks.some((check) => check.name === name));

if (unknownNames.length > 0) {
  console.error(
    `No such check: ${unknownNames.join(', ')}. The checks are: ${checks.map((check) => check.name).join(', ')}.`,
  );
  process.exitCode = 1;
} else {
  const chosen =
    requestedNames.length === 0 ? checks : checks.filter((check) => requestedNames.includes(check.name));
  const { passed, failed } = await runChecks(chosen, repositoryRoot, (line) => console.log(line));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
