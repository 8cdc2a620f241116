/** How many things of one workspace may be under way at once inside one process, so that none takes all of it. */
export interface WorkspaceRoom {
  /** Takes a place; the function gives it back, once. Undefined when the workspace has as many as it may. */
  enter(workspaceId: string): (() => void) | undefined;
  /** Workspaces that have something under way. */
  readonly size: number;
}

export function createWorkspaceRoom(perWorkspace: number): WorkspaceRoom {
  const inside = new Map<string, number>();
  const leave = (workspaceId: string): void => {
    const others = (inside.get(workspaceId) ?? 1) - 1;
    // Who has nothing under way is not remembered.
    if (others === 0) inside.delete(workspaceId);
    else inside.set(workspaceId, others);
  };
  return {
    enter(workspaceId) {
      const count = inside.get(workspaceId) ?? 0;
      if (count >= perWorkspace) return undefined;
      inside.set(workspaceId, count + 1);
      let isInside = true;
      return () => {
        if (isInside) leave(workspaceId);
        isInside = false;
      };
    },
    get size() {
      return inside.size;
    },
  };
}
