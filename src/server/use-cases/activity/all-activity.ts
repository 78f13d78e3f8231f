import { activitySentence } from '#rules/activity.ts'
import { activityOf } from '../../db/queries/activity.ts'
import type { Services } from '../../services.ts'
import { storedFacts } from './read-activity.ts'

type Done = { at: string; workspace_id: string; project: string | null; what: string }

/** What a person did in all workspaces, as far as it is kept, the newest first. */
export async function allActivity({ db }: Pick<Services, 'db'>, userId: string): Promise<Done[]> {
  return (await activityOf(db, userId)).map(({ createdAt, workspaceId, projectName, action, facts }) => ({
    at: createdAt.toISOString(),
    workspace_id: workspaceId,
    project: projectName,
    what: activitySentence(action, storedFacts.parse(facts), 'somebody').words,
  }))
}
