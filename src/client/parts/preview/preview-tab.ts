import { paths } from '../../paths.ts'
import { openChannel, type TabAsks, type TabGets, type TabPage } from './tab-channel.ts'

type Asked = {
  /** the page as it is shown now, for a tab that begins with it or was loaded anew */
  current: () => TabPage
  /** the page that a link means, null when it is none of the project */
  linked: (href: string) => TabPage | null
}

/**
 * Shows a page in a tab of its own: a document of ours with the same frame in it, since a page that had the tab to itself
 * could send it anywhere. Its links open other pages of the project there as long as the builder is open.
 * @returns what ends that, or null when the browser refused the tab
 */
export function openPreviewTab({ current, linked }: Asked): (() => void) | null {
  const id = crypto.randomUUID()
  const channel = openChannel(id)
  let last = current()
  channel.addEventListener('message', ({ data }: MessageEvent<TabAsks>) => {
    const now = current()
    const next = data.asks === null ? (now.page === last.page ? now : last) : linked(data.asks)
    if (!next) return
    last = next
    channel.postMessage({ gets: next } satisfies TabGets)
  })
  // Its own policy (COOP) takes the opener from it.
  if (window.open(`${paths.previewTab}#${id}`, '_blank')) return () => channel.close()
  channel.close()
  return null
}
