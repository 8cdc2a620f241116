import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/graph.json' with { type: 'json' };

export const { t } = openCatalogue('graph', messages);
