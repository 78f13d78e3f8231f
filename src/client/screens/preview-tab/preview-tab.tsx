import { useEffect, useState } from 'react'
import { extractTitle } from '#design/clean.ts'
import { Preview } from '#client/parts/preview/preview.tsx'
import { openChannel, type TabAsks, type TabGets, type TabPage } from '#client/parts/preview/tab-channel.ts'
import { NoBuilder } from './no-builder.tsx'

/** The builder answers at once; after this long, in ms, there is none. */
const patience = 5000

/** A page alone in its tab. It comes from the builder that opened the tab, and so do those that its links lead to. */
export default function PreviewTab() {
  const [channel] = useState(() => openChannel(location.hash.slice(1)))
  const [shown, setShown] = useState<TabPage | null>(null)
  const [isAlone, setAlone] = useState(false)
  const ask = (asks: string | null) => channel.postMessage({ asks } satisfies TabAsks)

  useEffect(() => {
    const timer = setTimeout(setAlone, patience, true)
    channel.addEventListener('message', ({ data }: MessageEvent<TabGets>) => {
      clearTimeout(timer)
      setShown(data.gets)
    })
    channel.postMessage({ asks: null } satisfies TabAsks)
    return () => channel.close()
  }, [channel])

  if (!shown) return isAlone ? <NoBuilder /> : <title>Preview</title>
  return (
    <>
      <title>{extractTitle(shown.html) || shown.page}</title>
      <Preview
        src={shown.src}
        page={shown.page}
        html={shown.html}
        streaming={false}
        still={!shown.scripts}
        isAlone
        width="full"
        label={shown.page}
        className="fixed! inset-0 bg-bg!"
        onNavigate={ask}
      />
    </>
  )
}
