import { openCatalogue } from '../messages/catalogue.ts';
import messages from '../messages/en/shell.json' with { type: 'json' };

export const { t, rich } = openCatalogue('shell', messages);
