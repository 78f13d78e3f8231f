import { connect } from './handshake.ts'
import { nextId } from './frame.ts'

type TabPage = { page: string; html: string; css: string; scripts: boolean }

/**
 * Shows a page in a tab of its own: the preview document again, whose origin is opaque there too.
 * (A blob: address would open with the builder's own origin.)
 * @returns false when the browser refused the tab
 */
export function openPreviewTab(src: string, { page, html, css, scripts }: TabPage): boolean {
  const tab = window.open(src, '_blank')
  if (!tab) return false
  const connection = connect(() => tab, {
    onMessage: ({ type }) => {
      if (type === 'ready') {
        connection.send({ type: 'render', id: nextId(), page, html, css, final: true, scripts, top: null })
      }
      if (type === 'rendered') connection.close()
    },
    onAgain: () => connection.close(),
    onFlood: () => connection.close(),
  })
  return true
}
