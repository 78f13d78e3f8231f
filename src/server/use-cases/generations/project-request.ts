import { pageMaxLength, pagesAlong, sentMessageMaxLength, sentMessages } from '#rules/chat.ts'
import type { Mode } from '#rules/turns.ts'
import type { GenerationRequest } from '#engine/types.ts'
import type { Tx } from '../../db/database.ts'
import { generationTurn } from '../../db/queries/continuations.ts'
import { listMessages } from '../../db/queries/messages.ts'
import { listShownPages } from '../../db/queries/pages.ts'
import { findKeyed, type VersionRow } from '../../db/queries/versions.ts'

type Asked = { prompt: string; mode: Mode; pageName: string; variant: number; targets: string[] }

/** What the engine is asked for in a project, all from the database: the page to start from, the other pages, the shown chat. */
export async function projectRequest(
  tx: Tx,
  projectId: string,
  base: VersionRow | null,
  asked: Asked,
  continues: { id: string; what: 'page' | 'changes' } | null = null,
): Promise<GenerationRequest> {
  const html = base?.htmlContent ?? ''
  const earlier = base && (await findKeyed(tx, base))
  const all = (await listMessages(tx, projectId, asked.pageName)).filter(({ hiddenBy }) => hiddenBy === null)
  // What is finished is asked with what was said before it was asked for first.
  const first = continues ? await generationTurn(tx, continues.id) : null
  const index = first === null ? -1 : all.findIndex(({ turn }) => turn === first)
  const shown = index < 0 ? all : all.slice(0, index)
  return {
    ...asked,
    ...(continues ? { continues: continues.what } : {}),
    ...(earlier && { earlier }),
    html: html === '' || html.length > pageMaxLength ? null : html,
    pages: pagesAlong(await listShownPages(tx, projectId), asked.pageName).map(({ name, html }) => ({ name, html })),
    chat: shown
      .slice(-sentMessages)
      .map(({ role, content }) => ({ role, content: content.slice(0, sentMessageMaxLength) })),
  }
}
