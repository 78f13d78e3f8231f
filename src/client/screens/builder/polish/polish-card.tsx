import { useState } from 'react'
import { openDocument } from '#design/document.ts'
import { pageSections } from '#design/sections.ts'
import type { PolishFix } from '#rules/polish.ts'
import { elementPath } from '#client/parts/preview/element-path.ts'
import { PageMap } from '#client/parts/page-map/page-map.tsx'
import { pageNamed } from '#client/state/builder/pages.ts'
import type { AssistantMessage } from '#client/state/builder/types.ts'
import { useBuilder } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { waitReason } from '../actions/reasons.ts'
import { useWorkbench } from '../workbench-context.ts'
import { PolishStrip } from './polish-strip.tsx'

type CardProps = { page: string; message: AssistantMessage; isCurrent: boolean }

/** What a look at the page mended: how it was and is, each thing with the way to it, and what only the person has. */
export function PolishCard({ page, message, isCurrent }: CardProps) {
  const { editor, open } = useWorkbench()
  const isBusy = useBuilder((builder) => builder.turn !== null || builder.restoring !== null)
  const { polished, version, base } = message
  const [shown, setShown] = useState<PolishFix | null>(null)
  if (!polished || !version) return null
  const { mended, yours } = polished

  async function undo() {
    const before = base && (await editor.pageOf(page, base))
    if (before && editor.storePage(page, before, 'Took Polish back')) return
    showToast({ title: 'It could not be undone', description: 'The page was kept as it is.', variant: 'info' })
  }

  return (
    <div className="mt-2.5 grid gap-2">
      <div className={cx('overflow-hidden rounded-xl border', isCurrent ? 'border-accent' : 'border-line')}>
        {base && <PolishStrip page={page} before={base} after={version.id} />}
        <ul aria-label="What Polish found" className="grid gap-px p-1.5">
          {mended.map((one) => (
            <MendedRow
              key={one.title}
              one={one}
              page={page}
              message={message}
              isCurrent={isCurrent}
              isShown={isCurrent && shown === one}
              onShow={() => setShown(one)}
            />
          ))}
          {yours.map((asks) => (
            <li key={asks}>
              <button
                type="button"
                disabled={!isCurrent}
                onClick={() => open({ kind: 'facts' })}
                className={cx(row, isCurrent && 'hover:bg-panel-2')}
              >
                <span className="h-[30px] w-[10px] shrink-0 rounded-[3px] border border-edge border-dashed" />
                <span className="grid min-w-0 flex-1 text-left">
                  <span className="[overflow-wrap:anywhere]">{asks}</span>
                  <span className="text-[12px] text-ink-2">Only you have it</span>
                </span>
                <span className="text-[12px] text-ink-2">Yours</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {isCurrent && base && (
        <div>
          <Button
            icon="undo"
            className="max-md:h-10"
            disabledReason={isBusy ? waitReason : null}
            onClick={() => void undo()}
          >
            Undo Polish
          </Button>
        </div>
      )}
    </div>
  )
}

const row =
  'flex min-h-11 w-full items-center gap-3 rounded-lg px-2 py-1.5 text-[13px] leading-[18px] transition-colors ' +
  'duration-150 motion-reduce:transition-none'

type RowProps = CardProps & { one: PolishFix; isShown: boolean; onShow: () => void }

function MendedRow({ one, page, message, isCurrent, isShown, onShow }: RowProps) {
  const { canvas } = useWorkbench()
  const place = useBuilder((builder) => (isCurrent ? placeOf(pageNamed(builder, page).html, one.key) : null))
  const [path, section] = place?.split(' ') ?? []
  const bands = message.map.map(({ size }, index) => ({
    size,
    tone: String(index) === section ? ('changed' as const) : ('kept' as const),
  }))
  const words = (
    <>
      {bands.length > 0 && <PageMap bands={bands} width={10} height={30} />}
      <span className="grid min-w-0 flex-1 text-left">
        <span className="font-medium [overflow-wrap:anywhere]">{one.title}</span>
        {one.line && <span className="text-[12px] text-ink-2 [overflow-wrap:anywhere]">{one.line}</span>}
      </span>
      <Icon name="check" size={14} className="text-ok" />
      <span className="sr-only">Mended</span>
    </>
  )
  if (!path) return <li className={row}>{words}</li>
  const show = () => {
    canvas.current?.mark([path])
    canvas.current?.scrollTo(path, true)
    onShow()
  }
  return (
    <li>
      <button
        type="button"
        aria-pressed={isShown}
        onClick={show}
        className={cx(row, isShown ? 'bg-accent-soft' : 'hover:bg-panel-2')}
      >
        {words}
      </button>
    </li>
  )
}

let last: { html: string; document: ReturnType<typeof openDocument> } | null = null

/** Where an element stands on a page, and in which of its sections: '1/0/3 2'. Null when it is not there. */
function placeOf(html: string, key: string | null): string | null {
  if (key === null) return null
  if (last?.html !== html) last = { html, document: openDocument(html) }
  const { document } = last
  const element = document.elements.get(key)
  const path = element && elementPath(document, key)
  if (!element || !path) return null
  const section = pageSections(document).findIndex(({ start, end }) => element.start >= start && element.start < end)
  return `${path} ${section}`
}
