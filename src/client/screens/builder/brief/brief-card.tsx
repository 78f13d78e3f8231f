import { useState } from 'react'
import { counted } from '#rules/listed.ts'
import type { PageReading } from '#rules/page-reading.ts'
import { readingOf } from '#client/state/builder/reading.ts'
import { useBuilder } from '#client/state/store.ts'
import { Button, IconButton } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { Icon } from '#client/ui/icon.tsx'
import { PageMap } from '#client/parts/page-map/page-map.tsx'
import { BriefChip } from './brief-chip.tsx'
import { BriefLooks } from './brief-looks.tsx'
import { BriefSections } from './brief-sections.tsx'
import { fieldWords, stateWords, type TextField, textChange, withUsed } from './change-words.ts'
import { LanguageChip } from './language-chip.tsx'
import { TextChip } from './text-chip.tsx'
import { type BriefTools, useBrief } from './use-brief.ts'

type CardProps = { page: string /** all of it, from the start */; isWhole: boolean }

/** What was read of the request for a page: each thing can be changed in place, and the page follows. */
export function BriefCard({ page, isWhole }: CardProps) {
  const reading = useBuilder((builder) => readingOf(builder, page)?.reading ?? null)
  return reading && <Card page={page} reading={reading} isWhole={isWhole} />
}

function Card({ page, reading, isWhole }: CardProps & { reading: PageReading }) {
  const brief = useBrief(page, reading)
  /** as the person set it; else it follows the chat */
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isOpen = chosen ?? isWhole
  if (!isOpen) return <ClosedCard reading={reading} onOpen={() => setChosen(true)} />
  return (
    <section
      aria-label="What I read"
      aria-busy={brief.isComposing}
      className="mt-2.5 overflow-hidden rounded-xl border border-line bg-panel"
    >
      <div className="flex min-h-11 items-center gap-2 pr-1.5 pl-3.5">
        <h3 className="shrink-0 font-medium text-[13px]">What I read</h3>
        <span className="min-w-0 truncate text-[12px] text-ink-2">
          {brief.isComposing ? 'Composing again' : stateWords(reading)}
        </span>
        <IconButton
          icon="chevron-up"
          label="Close to one line"
          className="ml-auto max-md:size-10"
          onClick={() => setChosen(false)}
        />
      </div>
      {brief.isComposing && <ComposingBands count={reading.sections.length} />}
      {brief.result && <Result brief={brief} />}
      <Guess brief={brief} />
      <dl className="grid gap-1 border-line border-t px-3.5 py-2.5">
        {(['name', 'what', 'place'] as const).map((field) => (
          <Row key={field} field={field} brief={brief} />
        ))}
      </dl>
      {reading.looks.length > 1 && <BriefLooks brief={brief} />}
      <BriefSections page={page} brief={brief} />
      {reading.unused.length > 0 && <Unused brief={brief} />}
    </section>
  )
}

/** The card in one line: what it is, and what is left. */
function ClosedCard({ reading, onOpen }: { reading: PageReading; onOpen: () => void }) {
  const { sections, unused, what, name } = reading
  const bands = sections.map(({ facts }) => ({ size: 1 + facts.length, tone: 'kept' as const }))
  return (
    <button
      type="button"
      aria-expanded={false}
      onClick={onOpen}
      className={
        'mt-2.5 flex h-11 w-full items-center gap-2 rounded-xl border border-line bg-panel px-3 text-left text-[13px] ' +
        'transition-colors duration-150 hover:bg-panel-2 motion-reduce:transition-none'
      }
    >
      <PageMap bands={bands} width={9} height={24} gap={1} />
      <span className="shrink-0 font-medium">What I read</span>
      <span className="min-w-0 flex-1 truncate text-ink-2">{what.text || name.text}</span>
      {unused.length > 0 && <span className="shrink-0 text-[12px] text-warn">{unused.length} not used</span>}
      <Icon name="chevron-down" size={14} className="shrink-0 text-ink-3" />
    </button>
  )
}

/** Bands that fill while the page is composed. */
function ComposingBands({ count }: { count: number }) {
  return (
    <div aria-hidden="true" className="flex gap-0.5 px-3.5 pb-1">
      {Array.from({ length: Math.max(3, count) }, (_, index) => (
        <span
          key={index}
          className="brief-band h-0.5 flex-1 rounded-full bg-line"
          style={{ animationDelay: `${index * 90}ms` }}
        />
      ))}
    </div>
  )
}

function Result({ brief }: { brief: BriefTools }) {
  const { result } = brief
  if (!result) return null
  const isDone = result.version !== null
  return (
    <div className="flex items-start gap-2 border-line border-t bg-panel-2 px-3.5 py-2 text-[13px] leading-[18px]">
      <Icon
        name={isDone ? 'check' : 'info'}
        size={14}
        className={cx('mt-0.5 shrink-0', isDone ? 'text-ok' : 'text-ink-3')}
      />
      <p className="min-w-0 flex-1 py-px [overflow-wrap:anywhere]">
        <span className="font-medium">{result.words}</span> <span className="text-ink-2">{result.more}</span>
      </p>
      {isDone && (
        <Button look="ghost" icon="undo" className="-my-1 h-7! max-md:h-10!" onClick={brief.undo}>
          Undo
        </Button>
      )}
    </div>
  )
}

/** What the page is, asked where it was guessed, with what the request could mean. */
function Guess({ brief }: { brief: BriefTools }) {
  const { what, changes } = brief.reading
  if (what.sure) return null
  const answers = [...(what.text === '' ? [] : [what.text]), ...what.near].slice(0, 3)
  if (answers.length === 0) return null
  return (
    <div className="border-line border-t bg-panel-2 px-3.5 py-3">
      <p className="font-medium text-[13px]">What is it?</p>
      <p className="mt-0.5 text-[12px] text-ink-2">Until you say, the page uses only your own words.</p>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {answers.map((text) => (
          <li key={text}>
            <Button
              className="max-md:h-10"
              disabledReason={brief.wait}
              onClick={() => void brief.change({ ...changes, what: text }, textChange('what', text))}
            >
              {text}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Row({ field, brief }: { field: TextField; brief: BriefTools }) {
  return (
    <div className="grid grid-cols-[64px_minmax(0,1fr)] items-start gap-2">
      <dt className="pt-[5px] text-[12px] text-ink-2 max-md:pt-[11px]">{fieldWords[field].label}</dt>
      <dd className="flex min-w-0 flex-wrap gap-1">
        <TextChip field={field} brief={brief} />
        {field === 'place' && <LanguageChip brief={brief} />}
      </dd>
    </div>
  )
}

/** What the request says and the page does not, in its own line. */
function Unused({ brief }: { brief: BriefTools }) {
  const { unused, look } = brief.reading
  return (
    <div className="border-edge border-t border-dashed px-3.5 pt-2 pb-2.5">
      <p className="text-[12px] text-ink-2">Not used:</p>
      <ul aria-label={`${counted(unused.length, 'thing')} not used`} className="grid gap-1">
        {unused.map((text) => (
          <li key={text} className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1">
            {look === null ? (
              <BriefChip isMissing disabled className="text-ink-2!">
                {text}
              </BriefChip>
            ) : (
              <>
                <span className="min-w-0 border-warn border-b border-dashed text-[13px] leading-[18px] [overflow-wrap:anywhere]">
                  {text}
                </span>
                <Button
                  className="max-md:h-10"
                  aria-label={`Put it on the page: ${text}`}
                  disabledReason={brief.wait}
                  onClick={() =>
                    void brief.change(withUsed(brief.reading, text), {
                      title: `Put on the page: ${text}`,
                      done: `“${text}” is on the page.`,
                    })
                  }
                >
                  Put it on the page
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}
