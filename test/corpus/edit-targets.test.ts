import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import { edit } from '#engine/composer/edit.ts'
import { openPage, within } from '#engine/composer/edit/open-page.ts'
import { drawn, inDraw } from '#test/support/draw.ts'
import { extentOf, labelsNow, type List, listsOf } from '#test/support/edit-targets/lists.ts'
import { targetPages } from '#test/support/edit-targets/pages.ts'
import { type WishedAction, actions, sentence, type TargetWish, wishesFor } from '#test/support/edit-targets/wishes.ts'
import { expect, test } from 'vitest'

/** Thousands of edits of whole pages in `npm run soak`; on a busy machine they take their time. */
const patience = 1_200_000

type Case = { name: string; html: string; list: List; action: WishedAction; wish: TargetWish; way: number }

/** An order, and up to three ways around it. */
const mostWays = 4

const cases = targetPages().flatMap(({ name, html }): Case[] =>
  listsOf(html).flatMap((list) =>
    wishesFor(list).flatMap((wish, at) =>
      actions.map((action, index) => ({ name, html, list, action, wish, way: (at + index) % mostWays })),
    ),
  ),
)

/** What is wrong with what came of a wish; null when it is done exactly, 'asked' when nothing was changed. */
function verdict({ html, list, action, wish, way }: Case): string | null {
  const prompt = sentence(action, wish, way)
  const answer = edit({ prompt, mode: 'html', pageName: 'Home', html, pages: [], chat: [], variant: 0 })
  if (answer.operations.length === 0) return answer.suggestions.length > 0 ? 'asked' : `a dead end: ${answer.reply}`
  if (wish.entries === null) return `guessed: ${answer.reply}`
  const after = applyScript(openDocument(html), answer.operations).document.html
  if (openPage(after).sections.length !== list.page.sections.length) return `lost a section: ${answer.reply}`
  const kept = list.labels
    .map(({ text }) => text)
    .filter((_text, at) => action !== 'remove' || !wish.entries?.includes(at))
  if (labelsNow(after, list).join('|') !== kept.join('|')) return `left ${labelsNow(after, list).join('|')}`
  const own = wish.entries.flatMap((at) => extentOf(list, at) ?? [])
  const outside = answer.operations.filter(({ k }) => {
    const part = list.page.byKey.get(k)
    return !part || !own.some((one) => one.key === part.key || within(part.element, one.element))
  })
  return outside.length > 0 ? `changed others: ${JSON.stringify(outside[0])}` : null
}

test(
  'the named entry and nothing else is changed, or it is asked',
  () => {
    const some = drawn(cases, 150)
    const told = some.map((one) => ({ one, told: verdict(one) }))
    const wrong = told.filter(({ told: what }) => what !== null && what !== 'asked')
    expect(
      wrong.map(({ one, told: what }) => `${one.name}: ${sentence(one.action, one.wish, one.way)}: ${what}`),
    ).toEqual([])
    const clear = told.filter(({ one }) => one.wish.entries !== null)
    expect(clear.length).toBeGreaterThan(40)
    // a question is never wrong, and no answer to somebody who said which one
    expect(clear.filter(({ told: what }) => what === null).length / clear.length).toBeGreaterThan(
      inDraw(0.85, clear.length),
    )
  },
  patience,
)
