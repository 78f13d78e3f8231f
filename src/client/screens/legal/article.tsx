import type { MouseEvent, ReactNode } from 'react'
import { Link } from 'react-router'
import { SitePage } from '#client/parts/site-page.tsx'
import { paths } from '#client/paths.ts'
import { cx } from '#client/ui/cx.ts'
import './legal.css'
import { useCurrentSection } from './use-current-section.ts'

export type LegalSection = {
  id: string
  title: string
  /** paragraphs and lists */
  body: ReactNode
}

type ArticleProps = { title: string; path: string; sections: readonly LegalSection[] }

const pages = [
  { path: paths.terms, label: 'Terms' },
  { path: paths.privacy, label: 'Privacy' },
]

/** The browser takes the focus along to the heading, so that reading aloud goes on there. */
function fold(event: MouseEvent<HTMLAnchorElement>) {
  event.currentTarget.closest('details')?.removeAttribute('open')
}

/** A text in numbered sections, with its list beside it; on narrow screens the list is folded under the title. */
export function Article({ title, path, sections }: ArticleProps) {
  const current = useCurrentSection(sections.map(({ id }) => id))
  return (
    <SitePage>
      <div className="legal mx-auto grid max-w-[1312px] gap-x-16 px-5 pt-14 pb-24 md:px-10 md:pt-20 lg:grid-cols-[264px_minmax(0,1fr)]">
        <aside aria-label="On this page" className="lg:sticky lg:top-24 lg:self-start print:hidden">
          <nav aria-label="Legal pages" className="flex gap-1 rounded-lg border border-line p-0.5 max-lg:w-max">
            {pages.map((page) => (
              <Link
                key={page.path}
                to={page.path}
                aria-current={page.path === path ? 'page' : undefined}
                className={
                  'link-quiet flex h-8 flex-1 items-center justify-center rounded-md px-4 aria-[current=page]:bg-panel-2 ' +
                  'aria-[current=page]:font-medium aria-[current=page]:text-ink'
                }
              >
                {page.label}
              </Link>
            ))}
          </nav>
          <nav aria-label="Sections" className="mt-8 hidden lg:block">
            <ol className="border-line border-l">
              {sections.map(({ id, title: name }, index) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    aria-current={id === current ? 'true' : undefined}
                    className={cx(
                      '-ml-px flex h-8 items-center gap-3 border-l pl-4 transition-colors duration-150 motion-reduce:transition-none',
                      id === current
                        ? 'border-accent-text font-medium text-ink'
                        : 'border-transparent text-ink-2 hover:border-ink-3 hover:text-ink',
                    )}
                  >
                    <span className="font-mono text-ink-3 text-xs">{index + 1}</span>
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
        </aside>
        <article className="mt-10 max-w-[720px] lg:mt-0">
          <h1 className="font-semibold text-[48px]/[.98] tracking-[-.045em] md:text-[60px]/[.98]">{title}</h1>
          <p className="mt-5 text-base/6 text-ink-2">
            Last updated <time dateTime="2025-05-26">May 26, 2025</time>
          </p>
          <details className="mt-8 rounded-xl border border-line lg:hidden print:hidden">
            <summary className="flex h-12 cursor-pointer items-center px-4 font-medium">Sections</summary>
            <ol className="border-line border-t p-2">
              {sections.map(({ id, title: name }, index) => (
                <li key={id}>
                  <a href={`#${id}`} onClick={fold} className="flex h-11 items-center gap-3 px-2 text-ink-2">
                    <span className="font-mono text-xs">{index + 1}</span>
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </details>
          <div className="mt-12">
            {sections.map((section, index) => (
              <ArticleSection key={section.id} section={section} number={index + 1} />
            ))}
          </div>
        </article>
      </div>
    </SitePage>
  )
}

function ArticleSection({ section: { id, title, body }, number }: { section: LegalSection; number: number }) {
  return (
    <section aria-labelledby={id} className="grid gap-x-6 border-line border-t py-8 md:grid-cols-[40px_1fr]">
      <p className="pt-1 font-mono text-[13px] text-ink-3" aria-hidden="true">
        {number}
      </p>
      <div>
        <h2 id={id} tabIndex={-1} className="font-semibold text-xl/7 tracking-[-.02em] outline-none">
          {title}
        </h2>
        <div className="legal-text mt-3 max-w-[65ch] space-y-3 text-base/7 text-ink-2">{body}</div>
      </div>
    </section>
  )
}
