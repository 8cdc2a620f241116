// Builds the dashboard into dashboard/dist, from where the console process serves it.

import { join } from 'node:path';
import { build } from 'vite';
import { checkoutFolder } from './services/paths.ts';

const root = join(checkoutFolder, 'dashboard');
await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
