import { useEffect, useState } from 'react'
import { polishWidths } from '#rules/polish.ts'
import { drawPicture } from '#client/parts/picture/draw-picture.ts'
import { cx } from '#client/ui/cx.ts'
import { useWorkbench } from '../workbench-context.ts'

/** How much of the page each picture shows, and how large it stands here, in pixels. */
const shapes = {
  1440: { page: { width: 1440, height: 2088 }, box: { width: 108, height: 156 } },
  390: { page: { width: 390, height: 1087 }, box: { width: 56, height: 156 } },
} as const

type Shown = { width: (typeof polishWidths)[number]; isAfter: boolean }
type Strip = (Shown & { picture: string })[]

/** What stands in the strip, from left to right; each has its place before it is drawn. */
const frames: readonly Shown[] = polishWidths.flatMap((width) => [false, true].map((isAfter) => ({ width, isAfter })))

/** The page before and after, at both widths, as drawn here from its versions; nothing where that cannot be done. */
export function PolishStrip({ page, before, after }: { page: string; before: string; after: string }) {
  const { editor } = useWorkbench()
  const [strip, setStrip] = useState<Strip | null>([])

  useEffect(() => {
    let isGone = false
    async function draw(): Promise<Strip | null> {
      const pages = [await editor.pageOf(page, before), await editor.pageOf(page, after)]
      const drawn: Strip = []
      for (const width of polishWidths)
        for (const [index, html] of pages.entries()) {
          const { page: size, box } = shapes[width]
          const large = { width: box.width * 2, height: box.height * 2 }
          const picture = isGone || html === null ? null : await drawPicture(html, { page: size, picture: large })
          if (picture === null) return null
          drawn.push({ width, isAfter: index === 1, picture })
        }
      return drawn
    }
    void draw().then((drawn) => !isGone && setStrip(drawn))
    return () => {
      isGone = true
    }
  }, [editor, page, before, after])

  if (strip === null) return null
  return (
    <div className="flex min-h-[196px] gap-1.5 border-line border-b px-3 pt-2.5 pb-2">
      {frames.map(({ width, isAfter }, index) => (
        <figure key={`${width} ${isAfter}`} style={{ flexGrow: shapes[width].box.width }} className="min-w-0 basis-0">
          {strip[index] ? (
            <img
              src={strip[index].picture}
              alt={`The page at ${width} px ${isAfter ? 'after' : 'before'} Polish`}
              className={cx(
                'block h-[156px] w-full rounded-[5px] bg-white object-cover object-top ring-1',
                isAfter ? 'ring-accent' : 'ring-line',
              )}
            />
          ) : (
            <div className="h-[156px] animate-pulse rounded-[5px] bg-panel-2 motion-reduce:animate-none" />
          )}
          <figcaption className="pt-1.5 text-[12px] text-ink-2 leading-4 tabular-nums">
            {isAfter ? 'after' : width === 390 ? '390' : `${width} before`}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
