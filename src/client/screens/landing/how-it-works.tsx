import { Icon, type IconName } from '#client/ui/icon.tsx'
import type { ReactNode } from 'react'
import { showcase } from '#rules/showcase.ts'
import { moments } from '#client/parts/front/clock.ts'
import { NearMiniature } from './near-miniature.tsx'
import { Row, rowClass } from '#client/parts/front/row.tsx'

const downloads: { label: string; icon: IconName }[] = [
  { label: 'index.html', icon: 'file' },
  { label: 'cdn.html', icon: 'link' },
  { label: 'pages.zip', icon: 'zip' },
  { label: 'tree.json', icon: 'braces' },
]

/** The three steps, each showing what it says: the words, the page half made, the finished page with its files. */
export function HowItWorks() {
  return (
    <Row id="how" labelledBy="how-title" moment={moments.planning} className={rowClass}>
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-4">
        <h2 id="how-title" className="font-semibold text-[36px]/10 tracking-[-.035em] md:text-[48px]/[52px]">
          How it works
        </h2>
        <p className="max-w-[44ch] text-base/6 text-ink-2">
          The clock in the margin runs the way a generation does, from the first word to the finished page.
        </p>
      </div>
      <ol className="mt-12 grid gap-10 lg:grid-cols-[3fr_4fr_5fr] lg:items-end lg:gap-6">
        <Step
          number={1}
          title="Describe Your Vision"
          text="Say what the page is for and what must be on it. Plain words, no templates to choose from."
        >
          <div className="rounded-xl border border-line bg-panel p-4">
            <p className="text-base/6">
              {showcase['wilde-marie'].prompt}
              <span className="caret ml-0.5 inline-block h-4 w-px translate-y-0.5 bg-accent-text" aria-hidden="true" />
            </p>
            <p className="mt-6 flex items-center justify-between border-line border-t pt-3 text-ink-3 text-xs">
              <span className="font-mono">HTML</span>
              <span className="grid size-7 place-items-center rounded-lg bg-accent text-accent-ink">
                <Icon name="arrow-up" size={14} />
              </span>
            </p>
          </div>
        </Step>
        <Step
          number={2}
          title="Watch It Come to Life"
          text="Sections appear as they are written. Stop, change your mind, ask for a change: everything you did not name stays as it was."
        >
          <div className="relative h-[220px] overflow-hidden rounded-xl border border-line bg-panel lg:h-[270px]">
            <div className="absolute inset-0 [clip-path:inset(0_46%_0_0)]">
              <NearMiniature name="wilde-marie" width={1180} className="h-full" />
            </div>
            <div className="absolute inset-0 [clip-path:inset(0_0_0_54%)]">
              <NearMiniature name="wilde-marie" width={1180} wire className="h-full" />
            </div>
            <span className="absolute inset-y-0 left-[54%] w-px bg-accent" />
          </div>
        </Step>
        <Step
          number={3}
          title="Generate & Download"
          text="One HTML file with only the CSS it uses, the classic file with the CDN script, all pages as a zip, or the JSON tree. It looks like the preview."
        >
          <div className="overflow-hidden rounded-xl border border-line bg-panel">
            <NearMiniature name="wilde-marie" width={1280} className="h-[250px] lg:h-[300px]" />
            <ul className="grid grid-cols-2 border-line border-t sm:grid-cols-4">
              {downloads.map(({ label, icon }, index) => (
                <li
                  key={label}
                  className={
                    `flex items-center gap-2 border-line px-3 py-3 text-ink-2 ${index % 2 ? 'border-l' : ''} ` +
                    `${index ? 'sm:border-l' : ''} ${index > 1 ? 'border-t sm:border-t-0' : ''}`
                  }
                >
                  <Icon name={icon} className="text-ink-3" />
                  <span className="font-mono text-xs">{label}</span>
                </li>
              ))}
            </ul>
          </div>
        </Step>
      </ol>
    </Row>
  )
}

type StepProps = { number: number; title: string; text: string; children: ReactNode }

function Step({ number, title, text, children }: StepProps) {
  return (
    <li className="flex min-w-0 flex-col">
      {children}
      <div className="mt-5 text-sm lg:h-32">
        <p className="font-mono text-ink-3 text-xs">{number}</p>
        <h3 className="mt-1 font-semibold text-[20px]/7 tracking-[-.02em]">{title}</h3>
        <p className="mt-2 max-w-[52ch] text-ink-2">{text}</p>
      </div>
    </li>
  )
}
