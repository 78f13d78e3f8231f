import { useQuery } from '@tanstack/react-query'
import { type ReactNode, type Ref, useState } from 'react'
import { pageOfLink } from '#exporters/links.ts'
import { hostQuery } from '../../data/host.ts'
import { addIcons, Icon } from '../../ui/icon.tsx'
import { Menu, MenuChoice, MenuChoices } from '../../ui/menu.tsx'
import { moreIcons } from '../../ui/more-icons.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { showToast } from '../../ui/toaster.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { deviceSegments } from '../preview/device-segments.ts'
import { deviceWidths } from '../preview/fit.ts'
import { Preview, type PreviewHandle } from '../preview/preview.tsx'
import type { PreviewEvents } from '../preview/preview-state.ts'
import { LogoMark } from '../site/logo.tsx'

addIcons(moreIcons)

type CanvasProps = Omit<PreviewEvents, 'onNavigate' | 'linkedPage'> & {
  /** what the project is called */
  title: string
  /** names of all its pages, Home first */
  pages: readonly string[]
  page: { name: string; html: string }
  onPage: (name: string) => void
  /** at the end of the header, such as decisions */
  end?: ReactNode
  /** beside the page, such as comments */
  beside?: ReactNode
  /** under the page, such as what was decided */
  below?: ReactNode
  /** over the page, such as pins */
  above?: ReactNode
  /** elements are picked */
  still?: boolean
  ref?: Ref<PreviewHandle>
}

/** A project's pages to look at and nothing else: its name, its pages, device widths, and the page in the sandbox of the preview. */
export function ReadOnlyCanvas({
  title,
  pages,
  page,
  onPage,
  end,
  beside,
  below,
  above,
  still,
  ref,
  ...events
}: CanvasProps) {
  const host = useQuery(hostQuery)
  const isNarrow = useMedia('(width < 768px)')
  const [chosen, setChosen] = useState('full')
  const width = isNarrow ? 'full' : (deviceWidths.find((device) => String(device) === chosen) ?? 'full')
  return (
    <div className="flex h-dvh flex-col bg-bg text-ink">
      <header className="flex h-12 shrink-0 items-center gap-3 border-line border-b bg-panel px-3">
        <span className="shrink-0">
          <LogoMark size={20} />
        </span>
        <h1 className="min-w-0 truncate font-medium text-[13px]">{title}</h1>
        {pages.length > 1 && <PageChoice pages={pages} page={page.name} onPage={onPage} />}
        <span className="ml-auto inline-flex shrink-0 items-center gap-2">
          {!isNarrow && (
            <Segmented
              label="Device width"
              value={chosen}
              segments={deviceSegments.map(({ value, label, icon, tip }) => ({ value, label, icon, name: tip }))}
              onChoose={setChosen}
            />
          )}
          {end}
        </span>
      </header>
      <div className="flex min-h-0 flex-1 max-md:flex-col">
        <main id="main" className="dots relative min-h-0 min-w-0 flex-1">
          {page.html === '' && (
            <p className="absolute inset-0 z-10 grid place-content-center p-6 text-center text-[14px] text-ink-2">
              {page.name} has nothing on it yet.
            </p>
          )}
          {!host.isPending && (
            <Preview
              {...events}
              ref={ref}
              src={host.data?.previewFrame}
              page={page.name}
              html={page.html === '' ? null : page.html}
              streaming={false}
              still={still}
              width={width}
              label={page.name}
              className="size-full bg-transparent!"
              onNavigate={follow}
            />
          )}
          {above}
        </main>
        {beside}
      </div>
      {below}
    </div>
  )

  /** A link of the page to another one of the project opens it here; one that leads elsewhere leads nowhere. */
  function follow(href: string) {
    const target = pageOfLink(href, pages)
    if (target) return onPage(target.page)
    showToast({ title: 'This link leads out of the page', description: href, variant: 'default' })
  }
}

type ChoiceProps = { pages: readonly string[]; page: string; onPage: (name: string) => void }

function PageChoice({ pages, page, onPage }: ChoiceProps) {
  return (
    <Menu
      label="Page"
      trigger={
        <button
          type="button"
          aria-label={`Page: ${page}`}
          className={
            'inline-flex h-8 min-w-0 items-center gap-1.5 rounded-lg px-2 text-[13px] text-ink-2 transition-colors ' +
            'duration-150 hover:bg-panel-2 hover:text-ink max-md:h-10 motion-reduce:transition-none'
          }
        >
          <span className="truncate">{page}</span>
          <Icon name="chevron-down" size={14} />
        </button>
      }
    >
      <MenuChoices label="Page" value={page} onChoose={onPage}>
        {pages.map((name) => (
          <MenuChoice key={name} value={name}>
            {name}
          </MenuChoice>
        ))}
      </MenuChoices>
    </Menu>
  )
}
