import type { Rasteriser } from '../../../outside/rasteriser.ts';
import type { ExportStart } from '../../../outside/temporal.ts';
import type { WorkspaceRoom } from '../../../rules/workspace-room.ts';

/** What exports need of the console's parts. */
export interface ExportParts {
  /** Begins an export's flow in the background; never fails and never waits. */
  readonly startExport: (start: ExportStart) => void;
  /** How long a finished export is kept. */
  readonly exportDays: number;
  readonly rasteriser: Rasteriser;
  /** Few pictures of one workspace are drawn at once by one process. */
  readonly pictureRoom: WorkspaceRoom;
}

/** Of one workspace, in one process. */
export const picturesAtOnce = 3;
