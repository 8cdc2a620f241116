import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/story.json' with { type: 'json' };

export const { t } = openCatalogue('story', messages);
