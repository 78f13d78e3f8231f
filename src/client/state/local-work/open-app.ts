import { chooseActive, defaultProjectName } from '#rules/workspaces.ts'

type Workspace = { id: string; name: string }

/** What /app needs to know and do for a signed-in person. */
export type OpenAppDeps = {
  workspaces(): Promise<Workspace[]>
  /** the workspaces of a new person, who was asked for them before they were made; none for anybody else */
  setUp(): Promise<Workspace[]>
  remembered: string | null
  /** the project one worked on last in a workspace, or in any */
  latest(workspaceId?: string): Promise<{ id: string } | null>
  create(workspaceId: string, name: string): Promise<{ id: string }>
  /** whether work is kept in this browser that its person did not put off */
  offersKept(): boolean
  /** the plan has no room for it: it stays in the browser, and that is said */
  onKeptStays(error: unknown): void
  /** imports the work that is kept in this browser; null when there is none */
  importKept(workspaceId: string): Promise<{ id: string } | null>
  /** whether the plan has no room for one more */
  isPlanLimit(error: unknown): boolean
}

/**
 * The project a signed-in person is taken to: what was made in this browser, which becomes one first; else the most recent
 * of the active workspace; with none, 'My Design Project'. Null when there is no workspace to make it in. Throws what the server
 * refused, with everything local kept.
 */
export async function projectToOpen(deps: OpenAppDeps): Promise<string | null> {
  const found = await deps.workspaces()
  const active = chooseActive(found.length > 0 ? found : await deps.setUp(), deps.remembered)
  if (!active) return null
  const kept = deps.offersKept() ? await takeKept(deps, active.id) : null
  if (kept) return kept.id
  const latest = await deps.latest(active.id)
  if (latest) return latest.id
  try {
    const made = (await deps.importKept(active.id)) ?? (await deps.create(active.id, defaultProjectName))
    return made.id
  } catch (error) {
    // The plan's one project is in another workspace.
    const elsewhere = deps.isPlanLimit(error) ? await deps.latest() : null
    if (!elsewhere) throw error
    return elsewhere.id
  }
}

/** A visitor's work always comes along, before anything else can take its place in the plan. */
async function takeKept(deps: OpenAppDeps, workspaceId: string): Promise<{ id: string } | null> {
  try {
    return await deps.importKept(workspaceId)
  } catch (error) {
    if (!deps.isPlanLimit(error)) throw error
    deps.onKeptStays(error)
    return null
  }
}
