import { excerptOf } from '#design/direct-edits/pick.ts'
import { openDocument } from '#design/document.ts'
import type { Key } from '#design/types.ts'
import { PickElement, placeOf } from '#client/parts/talk/pick-element.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { useShown } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'
import { sourceOfVersion, storedKey } from './pins-on-page.ts'

/** A comment of the team is placed: on what is stored, for only that has a key that others know. */
export function PlaceComment({ html }: { html: string }) {
  const { talk, canvas, editor, page } = useWorkbench()
  const { version } = useShown()

  function take(key: Key | null) {
    const source = version && sourceOfVersion(editor.store.get(), page, version.id)
    const known = key && source ? storedKey(source, html, key) : null
    if (!key || !version || known === null) {
      showToast({
        title: 'This part is not stored yet',
        description: 'Try again in a moment, or choose what is around it.',
        variant: 'info',
      })
      return
    }
    const says = excerptOf(openDocument(html), key)
    const draft = { page, version: version.id, key: known, place: placeOf(html, key), says }
    talk.setState({ isPlacing: false, isOpen: true, draft })
  }

  return (
    <PickElement
      canvas={canvas}
      html={html}
      onListen={(place) => talk.setState({ place })}
      onTake={take}
      onStop={() => talk.setState({ isPlacing: false })}
    />
  )
}
