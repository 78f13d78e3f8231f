import { takeSection } from '#design/take-section.ts'
import type { Key } from '#design/types.ts'
import type { Editor } from '#client/state/editor/editor.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import type { Version } from '#client/state/builder/types.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { htmlOf } from './called.ts'

const kept = 'Your page was kept.'
const notTaken = { title: 'The section could not be taken back', variant: 'destructive' } as const

/**
 * Takes a section of an older version back into the page; it becomes a version of its own, and can be undone.
 * @param key of the section in the older version
 * @returns the number of the new version, null when nothing was changed; why is told
 */
export function takeBack(editor: Editor, version: Version, key: Key): number | null {
  editor.saveDirectEdits()
  const builder = editor.store.get()
  const { page } = version
  const now = pageNamed(builder, page).html
  const older = htmlOf(builder, version)
  if (older === null) return null
  const taken = takeSection(now, older, key)
  if (!taken.ok) {
    showToast({ ...notTaken, variant: 'info', description: `${taken.message} ${kept}` })
    return null
  }
  const what = `ection “${taken.label}” from version ${version.number}`
  const id = editor.storePage(page, taken.html, `S${what}`)
  if (id === null) {
    showToast({ ...notTaken, description: `This page is being made. Wait for it or stop it first. ${kept}` })
    return null
  }
  showToast({
    title: taken.how === 'replaced' ? 'Section taken back' : 'Section put back',
    description: `“${taken.label}” is as it was in version ${version.number}. Everything else stayed as it is.`,
    variant: 'success',
    action: { label: 'Undo', run: () => undo(editor, page, { id, before: now, title: `Undone: s${what}` }) },
  })
  return editor.store.get().versions.find((each) => each.id === id)?.number ?? null
}

type Undo = { id: string; before: string; title: string }

/** The page as it was before is a version again; not when it was changed since. */
function undo(editor: Editor, page: string, { id, before, title }: Undo): void {
  const isUntouched =
    pageNamed(editor.store.get(), page).version === id && editor.store.get().directEdits[page] === undefined
  if (isUntouched && editor.storePage(page, before, title)) return
  showToast({
    title: 'It could not be undone',
    description: 'The page was changed since. Switch to an earlier version instead.',
    variant: 'info',
  })
}
