import { renameLinks } from '#exporters/import/page-links.ts'
import { counted } from '#rules/listed.ts'
import { plainLine } from '#rules/plain-text.ts'
import type { Editor } from '#client/state/editor/editor.ts'
import { showToast } from '#client/ui/toaster.tsx'
import { saveImportNote } from './import-notes.ts'
import type { PageChoice } from './import-plan.ts'

/**
 * Makes the chosen pages pages of the project: each becomes a version, called after its file.
 * @param into the page that is replaced; null adds them
 * @returns the first page that came in, null when none could
 */
export async function bringIn(
  editor: Editor,
  choices: readonly PageChoice[],
  into: string | null,
): Promise<string | null> {
  const done: (() => void)[] = []
  const names: string[] = []
  const together = choices.flatMap(({ name, isChosen }) => (isChosen ? [name.trim()] : []))
  const now = new Map(
    choices.map(({ found, name, isChosen }) => [found.name, isChosen ? (into ?? plainLine(name)) : found.name]),
  )
  for (const { found, name, isChosen } of choices) {
    if (!isChosen) continue
    // each page is read for its versions: between two of them the tab answers
    if (names.length > 0) await new Promise((resolve) => setTimeout(resolve))
    const target = into ?? plainLine(name)
    const before = editor.store.get().pages.find((page) => page.name.toLowerCase() === target.toLowerCase())
    if (!before) editor.addPage(target)
    const page = before?.name ?? target
    const title = `Imported ${found.file.split('/').at(-1)}`
    const version = editor.storePage(page, renameLinks(found.html, now), title, null)
    if (version === null) continue
    names.push(page)
    saveImportNote(version, {
      file: found.file,
      leftOut: found.leftOut,
      others: together.filter((other) => other !== page),
    })
    if (!before) done.push(() => editor.deletePage(page))
    else if (before.html !== '') done.push(() => void editor.storePage(page, before.html, 'Import undone'))
  }
  const [first] = names
  if (first === undefined) return null
  showToast({
    title: names.length === 1 ? 'Page imported' : `${counted(names.length, 'page')} imported`,
    description: names.length > 3 ? `${names.slice(0, 3).join(', ')} and ${names.length - 3} more` : names.join(', '),
    variant: 'success',
    // A page that was empty before has nothing to go back to.
    ...(done.length === names.length ? { action: { label: 'Undo', run: () => done.forEach((undo) => undo()) } } : {}),
  })
  return first
}
