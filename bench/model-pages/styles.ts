import { randomInt } from 'node:crypto'
import type { Page } from '@playwright/test'
import { contrastOf } from '#design/direct-edits/contrast.ts'
import { openDocument } from '#design/document.ts'
import type { PageDocument } from '#design/types.ts'
import type { PreviewLab } from '#test/support/preview-lab.ts'
import { type Random, randomFrom } from '../understanding/draw/random.ts'
import type { WrittenPage } from './pages.ts'
import { streamed } from './streamed.ts'
import { type Carried, editDirectly, askInChat } from './styles/carry-out.ts'
import { type DrawnLooks, looksAt, readDrawn } from './styles/drawn-page.ts'
import { createStyleReport } from './styles/report.ts'
import { targetsOf } from './styles/targets.ts'
import { isSoAlready, unstableIn, type StyleVerdict, verdictOf } from './styles/verdict.ts'
import { drawChatWishes, drawDirectWishes, type StyleWish } from './styles/wishes.ts'

/** So many wishes for each page. */
const wishesFor = { chat: 10, hand: 8 }

type OpenPage = { page: Page; document: PageDocument; before: DrawnLooks; unstable: ReadonlySet<string> }

/**
 * Draws wishes for the looks of pages, says them in the chat and does them with the tools of the builder, and reads in
 * the preview what each has changed. `SEED=…` draws the same again.
 */
export async function measureStyles(lab: PreviewLab, pages: readonly WrittenPage[]): Promise<void> {
  const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31))
  process.stdout.write(`SEED=${seed}\n`)
  const report = createStyleReport()
  for (const [at, { name, html }] of pages.entries()) {
    const random = randomFrom(seed + at * 7919)
    const { page: stored } = await streamed(html)
    const page = await lab.open({ width: 1280, height: 800 })
    try {
      await page.addStyleTag({ content: '#chat { display: none }' })
      await measurePage(page, name, stored, random)
    } finally {
      await page.context().close()
    }
  }
  report.print()

  async function measurePage(page: Page, name: string, html: string, random: Random): Promise<void> {
    const document = openDocument(html)
    const first = await readDrawn(page, html, document)
    const before = await readDrawn(page, html, document)
    const open = { page, document, before, unstable: unstableIn(first, before) }
    const targets = targetsOf(random, document, before)
    const isNew = ({ target, asked }: StyleWish) => !isSoAlready(document, target.key, asked, before)
    const byHand = drawDirectWishes(random, targets, wishesFor.hand * 2)
      .filter(isNew)
      .slice(0, wishesFor.hand)
    const looks = await Promise.all(byHand.map(({ target }) => looksAt(page, target.key)))
    for (const wish of drawChatWishes(random, targets, wishesFor.chat * 2)
      .filter(isNew)
      .slice(0, wishesFor.chat)) {
      const carried = await askInChat(html, wish)
      report.add({ page: name, by: 'chat', wish, carried, verdict: await look(open, wish, carried), isTold: false })
    }
    for (const [at, wish] of byHand.entries()) {
      const drawn = looks[at]
      if (!drawn) continue
      const carried = editDirectly(random, document, wish, drawn)
      const verdict = await look(open, wish, carried)
      // the tool says of a colour for words how well they can be read
      const now = verdict && wish.asked.look === 'ink' ? await looksAt(page, wish.target.key) : null
      const isTold = now !== null && contrastOf(now, 'text')?.isEnough === false
      report.add({ page: name, by: 'hand', wish, carried, verdict, isTold })
    }
  }
}

/** What has become of it; read again where it is not yet as it should be, as styles may come a moment later. */
async function look(open: OpenPage, { target }: StyleWish, { html, asked }: Carried): Promise<StyleVerdict | null> {
  if (html === null) return null
  const { page, document, before, unstable } = open
  const isRight = ({ hasEffect, elsewhere, below }: StyleVerdict) => hasEffect && elsewhere.length + below.length === 0
  let verdict: StyleVerdict | null = null
  for (let attempt = 0; attempt < 3 && !(verdict && isRight(verdict)); attempt++) {
    if (attempt > 0) await page.waitForTimeout(150 * attempt)
    const after = await readDrawn(page, html, document)
    verdict = verdictOf(document, target.key, asked, [before, after], unstable)
  }
  return verdict
}
