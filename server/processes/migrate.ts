/** Migrates the database: `npm run migrate`. Safe to run at any time, under load and concurrently. */
import { readConfig } from '../config/config.ts';
import { migrate } from '../store/migrations.ts';
import { maintainPartitions } from '../store/partitions.ts';
import {
  connectOwnerDatabase,
  databaseTlsOf,
  requireOwnerUrl,
  createRetention,
} from '../wiring/connections.ts';

const config = readConfig();
const ownerUrl = requireOwnerUrl(config);
const { applied } = await migrate(ownerUrl, (line) => console.log(line), undefined, databaseTlsOf(config));
const owner = connectOwnerDatabase(config, (error) => console.error(error.message));
const changes = await maintainPartitions(owner, new Date(), createRetention(config));
await owner.close();
if (changes.length > 0) console.log(`${changes.length} partitions made or dropped`);
console.log(applied.length === 0 ? 'the schema is up to date' : `${applied.length} migrations applied`);
