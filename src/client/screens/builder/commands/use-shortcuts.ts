import { useEffect } from 'react'
import type { Workbench } from '../workbench-context.ts'

/** The keys that hold everywhere in the builder. */
export function useShortcuts({ editor, open }: Workbench): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing || event.defaultPrevented) return
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, [contenteditable=true]') !== null
      if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey) {
        event.preventDefault()
        open({ kind: 'palette' })
      } else if (event.key === '?' && !isTyping) open({ kind: 'shortcuts' })
      else if (event.key === 'Escape' && !hasPopup()) editor.stop()
    }
    // Before a popup hears of it: what Esc closes, it does not also stop.
    addEventListener('keydown', onKeyDown, { capture: true })
    return () => removeEventListener('keydown', onKeyDown, { capture: true })
  }, [editor, open])
}

function hasPopup(): boolean {
  return document.fullscreenElement !== null || document.querySelector('[role=dialog], [role=menu]') !== null
}
