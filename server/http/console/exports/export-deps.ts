import type { Rasteriser } from '../../../integrations/rasteriser.ts';
import type { ExportStart } from '../../../integrations/temporal-client.ts';
import type { KeyedSlots } from '../../../domain/keyed-limiter.ts';

/** Dependencies of exports. */
export interface ExportDeps {
  /** Starts an export's workflow in the background; never fails and never blocks. */
  readonly startExport: (start: ExportStart) => void;
  /** How long a finished export is kept. */
  readonly exportDays: number;
  readonly rasteriser: Rasteriser;
  /** Limits, per workspace, how many images one process renders at the same time. */
  readonly pictureSlots: KeyedSlots;
}

/** How many images one process renders for one workspace at the same time. */
export const maxConcurrentPictures = 3;
