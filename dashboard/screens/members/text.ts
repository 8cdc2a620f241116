import { openCatalogue } from '../../messages/catalogue.ts';
import messages from '../../messages/en/members.json' with { type: 'json' };

export const { t, rich } = openCatalogue('members', messages);
