import type { BrowserContext } from '@playwright/test'
import { z } from 'zod'
import { editConflict } from '#api/project-content.ts'
import { preferences } from '#rules/chat.ts'
import type { WindowLine } from './line.ts'

const sentVersion = z.object({
  id: z.string(),
  base_id: z.string().nullable(),
  html_content: z.string(),
  preferred: z.enum(preferences).default('theirs'),
})
const answered = z.object({ conflicts: z.array(editConflict) })

/** A change by hand as a window sent it: `answers` that came back to the window, and those that were lost on the way. */
export type SentVersion = z.infer<typeof sentVersion> & {
  who: string
  answers: { conflicts: z.infer<typeof editConflict>[]; isLost: boolean }[]
}

/** Notes what a window stores by hand, and what it hears of it. */
export async function noteSent(context: BrowserContext, who: string, line: WindowLine, sent: Map<string, SentVersion>) {
  await context.route(/\/api\/projects\/[^/]+\/versions$/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    if (line.isCut) return route.abort('internetdisconnected')
    const asked = sentVersion.parse(route.request().postDataJSON())
    const response = await route.fetch().catch(() => null)
    if (response === null) return route.abort('connectionreset')
    const isLost = line.isCut || line.losing > 0
    if (line.losing > 0) line.losing -= 1
    const { conflicts } = response.ok() ? answered.parse(await response.json()) : { conflicts: [] }
    if (response.ok()) {
      const known = sent.get(asked.id) ?? { ...asked, who, answers: [] }
      sent.set(asked.id, { ...known, answers: [...known.answers, { conflicts, isLost }] })
    }
    return isLost ? route.abort('connectionreset') : route.fulfill({ response })
  })
}
