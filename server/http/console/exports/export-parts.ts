import type { Rasteriser } from '../../../integrations/rasteriser.ts';
import type { ExportStart } from '../../../integrations/temporal-client.ts';
import type { KeyedSlots } from '../../../domain/keyed-limiter.ts';

/** What exports need of the console's parts. */
export interface ExportParts {
  /** Begins an export's workflow in the background; never fails and never waits. */
  readonly startExport: (start: ExportStart) => void;
  /** How long a finished export is kept. */
  readonly exportDays: number;
  readonly rasteriser: Rasteriser;
  /** By workspace: limits how many pictures one process renders at once. */
  readonly pictureSlots: KeyedSlots;
}

/** For one workspace, in one process. */
export const maxConcurrentPictures = 3;
