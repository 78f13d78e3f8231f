import { hasScripts } from '#preview/scripts.ts'
import type { StyledPage } from './css-client.ts'
import { connect } from './handshake.ts'
import { nextId } from './frame.ts'

export type TabPage = { page: string; scripts: boolean } & StyledPage

/**
 * Shows a page in a tab of its own: the preview document again, whose origin is opaque there too.
 * (A blob: address would open with the builder's own origin.) Its links open other pages of the project in the same tab
 * as long as the builder is open; all other links stay inert, because whatever the tab may load could also be told
 * what stands in the page.
 * @param linked the page that a link means, null when it is none of the project
 * @returns false when the browser refused the tab
 */
export function openPreviewTab(
  src: string,
  first: TabPage,
  linked: (href: string) => Promise<TabPage | null>,
): boolean {
  const tab = window.open(src, '_blank')
  if (!tab) return false
  let scriptsRan = false
  const show = ({ page, html, css, isPlain, scripts }: TabPage) => {
    // What a page's scripts left behind cannot be cleared away there: no second page runs its own beside it.
    const run = scripts && !scriptsRan
    scriptsRan ||= run && hasScripts(html)
    connection.send({ type: 'render', id: nextId(), page, html, css, isPlain, final: true, scripts: run, top: null })
  }
  const follow = async (href: string) => {
    const next = await linked(href)
    if (next) show(next)
  }
  const connection = connect(() => tab, {
    onMessage: (message) => {
      if (message.type === 'ready') show(first)
      if (message.type === 'navigate') void follow(message.href)
    },
    onAgain: () => connection.close(),
    onFlood: () => connection.close(),
  })
  return true
}
