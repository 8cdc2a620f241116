import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/projects.json' with { type: 'json' };

export const { t, rich } = openCatalogue('projects', messages);
