import { useState } from 'react'
import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import { type Picture, pictureOperations } from '#design/direct-edits/picture.ts'
import { fillOperations, removeOperations, removePhotoOperations } from '#design/fill-slots.ts'
import type { OpenSlot } from '#design/slots.ts'
import type { Operation, PageDocument } from '#design/types.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'
import { shownHtml } from '#client/state/builder/pages.ts'
import { announce } from '#client/ui/announcer.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { slotsOf } from './slots-of.ts'

/** What was given for the slots of a page, by their ids. */
type Given = { words: Readonly<Record<string, string>>; pictures: Readonly<Record<string, Picture>> }
const nothing: Given = { words: {}, pictures: {} }

function fillingOf(document: PageDocument, slot: OpenSlot, { words, pictures }: Given): Operation[] {
  const picture = pictures[slot.id]
  if (slot.photo) return picture ? slot.keys.flatMap((k) => pictureOperations(document, k, picture, slot.asks)) : []
  const text = (words[slot.id] ?? '').trim()
  return text === '' ? [] : fillOperations(document, slot, text)
}

/** The facts and pictures that a page waited for when the form was opened, and what was given for them since. */
export function useFacts() {
  const { editor, page, canvas } = useWorkbench()
  const [base, setBase] = useState(() => shownHtml(editor.store.get(), page))
  const [given, setGiven] = useState(nothing)
  const [taken, setTaken] = useState<{ slot: OpenSlot; base: string } | null>(null)
  const slots = slotsOf(base)
  const isFilled = ({ id }: OpenSlot) => id in given.pictures || (given.words[id] ?? '').trim() !== ''

  /** The page with what was given in it. */
  function filled(by: Given): string {
    const document = openDocument(base)
    const operations = slots.flatMap((slot) => fillingOf(document, slot, by))
    return applyScript(document, operations).document.html
  }

  function keepIn(html: string, slot: OpenSlot) {
    if (editor.editDirectly(page, html, `${slot.label} filled in`)) announce(`${slot.label} is on the page.`)
    mark(html)
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
      const next = { ...given, words: { ...given.words, [slot.id]: text } }
      setGiven(next)
      canvas.current?.show(filled(next))
    },
    /** puts a picture into its frame, as one change by hand */
    place(slot: OpenSlot, picture: Picture) {
      const next = { ...given, pictures: { ...given.pictures, [slot.id]: picture } }
      setGiven(next)
      const html = filled(next)
      canvas.current?.show(html)
      keepIn(html, slot)
    },
    /** keeps what was typed so far, as one change by hand */
    keep(slot: OpenSlot) {
      keepIn(filled(given), slot)
    },
    /** brings the place of a fact into view */
    look(slot: OpenSlot) {
      mark(filled(given))
      const document = openDocument(base)
      const path = slot.keys[0] === undefined ? null : elementPath(document, slot.keys[0])
      if (path !== null) canvas.current?.scrollTo(path, true)
    },
    /** takes the line of a fact off the page, with its label */
    takeOff(slot: OpenSlot) {
      const removed = slot.photo ? removePhotoOperations : removeOperations
      const { document } = applyScript(openDocument(base), removed(openDocument(base), slot))
      const { [slot.id]: _picture, ...pictures } = given.pictures
      const without = { words: { ...given.words, [slot.id]: '' }, pictures }
      const rest = slotsOf(document.html)
      const html = applyScript(
        document,
        rest.flatMap((each) => fillingOf(document, each, without)),
      ).document.html
      if (!editor.editDirectly(page, html, `${slot.label} taken off`)) return
      setBase(document.html)
      setGiven(without)
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
