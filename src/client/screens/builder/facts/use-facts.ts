import { useState } from 'react'
import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import { fillOperations, removeOperations, type OpenSlot } from '#design/slots.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'
import { shownHtml } from '#client/state/builder/pages.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { slotsOf } from './slots-of.ts'

/** The facts that a page waited for when the form was opened, and what was typed for them since. */
export function useFacts() {
  const { editor, page, canvas } = useWorkbench()
  const [base, setBase] = useState(() => shownHtml(editor.store.get(), page))
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [taken, setTaken] = useState<{ slot: OpenSlot; base: string } | null>(null)
  const slots = slotsOf(base)
  const isFilled = (slot: OpenSlot) => (typed[slot.id] ?? '').trim() !== ''

  /** The page with these words in it. */
  function filled(words: Readonly<Record<string, string>>): string {
    const document = openDocument(base)
    const operations = slots.flatMap((slot) => {
      const text = (words[slot.id] ?? '').trim()
      return text === '' ? [] : fillOperations(document, slot, text)
    })
    return applyScript(document, operations).document.html
  }

  /** Numbers at the places that wait, the same as in the form. */
  function mark(html: string) {
    const document = openDocument(html)
    const open = slotsOf(html)
    const marks = slots.flatMap((slot, index) => {
      const keys = open.find(({ id }) => id === slot.id)?.keys ?? []
      return keys.flatMap((key) => ({ path: elementPath(document, key) ?? '', label: String(index + 1) }))
    })
    canvas.current?.mark(
      marks.map(({ path }) => path),
      marks.map(({ label }) => label),
    )
  }

  return {
    slots,
    left: slots.filter((slot) => !isFilled(slot)).length,
    isFilled,
    taken: taken?.slot ?? null,
    /** shows the typed words in the page at once; they are kept when the field is left */
    type(slot: OpenSlot, text: string) {
      const next = { ...typed, [slot.id]: text }
      setTyped(next)
      canvas.current?.show(filled(next))
    },
    /** keeps what was typed so far, as one change by hand */
    keep(slot: OpenSlot) {
      const html = filled(typed)
      if (editor.editDirectly(page, html, `${slot.label} filled in`)) announce(`${slot.label} is on the page.`)
      mark(html)
    },
    /** brings the place of a fact into view */
    look(slot: OpenSlot) {
      const html = filled(typed)
      mark(html)
      const document = openDocument(base)
      const path = slot.keys[0] === undefined ? null : elementPath(document, slot.keys[0])
      if (path !== null) canvas.current?.scrollTo(path, true)
    },
    /** takes the line of a fact off the page, with its label */
    takeOff(slot: OpenSlot) {
      const { document } = applyScript(openDocument(base), removeOperations(openDocument(base), slot))
      const without = { ...typed, [slot.id]: '' }
      const rest = slotsOf(document.html)
      const html = applyScript(
        document,
        rest.flatMap((each) => {
          const text = (without[each.id] ?? '').trim()
          return text === '' ? [] : fillOperations(document, each, text)
        }),
      ).document.html
      if (!editor.editDirectly(page, html, `${slot.label} taken off`)) return
      setBase(document.html)
      setTyped(without)
      setTaken({ slot, base })
      announce(`${slot.label} is off the page.`)
      canvas.current?.mark([])
    },
    /** puts the line back that was taken off last */
    async putBack() {
      if (!taken) return
      await editor.undoHand(page)
      setBase(taken.base)
      setTaken(null)
    },
    close() {
      canvas.current?.mark([])
      editor.saveDirectEdits()
    },
  }
}
