import { useState } from 'react'
import { pagesAlong } from '#rules/chat.ts'
import type { BriefChanges, PageReading } from '#rules/page-reading.ts'
import { recomposePage } from '#client/data/readings.ts'
import { pageNamed, shownHtml } from '#client/state/builder/pages.ts'
import { readingOf } from '#client/state/builder/reading.ts'
import { useBuilder } from '#client/state/store.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { type ChangeWords, mergedWords } from './change-words.ts'

/** How the last change of the card went. `version` is the one that came of it. */
export type BriefResult = { words: string; more: string; version: string | null }

/** Other pages that lend their look; the contract takes so many. */
const mostPages = 10

/** The reading of a page, and what changes it: the page is composed again at once, free, as a version of its own. */
export function useBrief(page: string, reading: PageReading) {
  const { editor } = useWorkbench()
  const isTaken = useBuilder((builder) => builder.turn?.page === page || builder.restoring !== null)
  const current = useBuilder((builder) => pageNamed(builder, page).version)
  const [isComposing, setComposing] = useState(false)
  const [result, setResult] = useState<BriefResult | null>(null)
  const wait = isTaken ? 'Wait until this version is done.' : isComposing ? 'The page is being composed.' : null

  /** Composes the page again. @returns whether it was */
  async function change(changes: BriefChanges, { title, done }: ChangeWords): Promise<boolean> {
    if (wait !== null) return false
    setComposing(true)
    setResult(null)
    announce('Composing again.')
    const answer = await composed(changes)
    setComposing(false)
    const next: BriefResult =
      'refused' in answer
        ? { words: answer.refused, more: '', version: null }
        : { words: done, more: mergedWords(answer.kept, answer.lost), version: stored(answer, title) }
    const told = next.version === null && !('refused' in answer) ? { ...next, words: unchangedWords } : next
    setResult(told)
    announce(`${told.words} ${told.more}`)
    return told.version !== null

    function stored(made: { html: string; reading: PageReading }, name: string) {
      return editor.storePage(page, made.html, name, made.reading)
    }
  }

  async function composed(changes: BriefChanges) {
    editor.saveDirectEdits()
    const builder = editor.store.get()
    const held = readingOf(builder, page)
    const made = held && (await editor.pageOf(page, held.version.id))
    if (!held || made === null) return { refused: 'This version could not be loaded. Nothing was changed.' }
    const now = shownHtml(builder, page)
    const pages = pagesAlong(builder.pages, page).slice(0, mostPages)
    const answer = await recomposePage({
      page_name: page,
      reading: held.reading,
      changes,
      made,
      now,
      pages: pages.map(({ name, html }) => ({ name, html })),
    })
    const isSame = shownHtml(editor.store.get(), page) === now
    return isSame ? answer : { refused: 'The page was changed meanwhile. Nothing was composed again.' }
  }

  return {
    reading,
    wait,
    isComposing,
    /** shown until the page goes on */
    result: result && (result.version === null || result.version === current) ? result : null,
    change,
    undo: () => void editor.undo().then(() => announce('Undone. The page is as it was.')),
  }
}

export type BriefTools = ReturnType<typeof useBrief>

const unchangedWords = 'The page does not say this anywhere, so nothing was changed.'
