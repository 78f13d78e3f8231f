import { Suspense, use, useId, useState } from 'react'
import { drawPicture, stripSize } from '#client/parts/picture/draw-picture.ts'
import { Field } from '#client/ui/field.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { fileSize } from '../words.ts'
import type { PageChoice } from './import-plan.ts'

type RowProps = {
  choice: PageChoice
  problem: string | null
  /** it gets a name of its own */
  isNamed: boolean
  /** there is nothing else to choose from */
  isAlone: boolean
  hasPicture: boolean
  onChange: (next: Partial<PageChoice>) => void
}

/** A page that was found: how it looks, what it will be called, and what did not come along. */
export function FoundRow({ choice, problem, isNamed, isAlone, hasPicture, onChange }: RowProps) {
  const { found, name, isChosen } = choice
  const id = useId()
  const [drawn] = useState(() => (hasPicture ? drawPicture(found.html, stripSize) : null))
  return (
    <li className="flex gap-4 max-md:gap-3">
      {!isAlone && (
        <input
          type="checkbox"
          aria-label={`Import ${found.file}`}
          checked={isChosen}
          onChange={(event) => onChange({ isChosen: event.target.checked })}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
      )}
      {drawn && (
        <Suspense fallback={<EmptyPicture />}>
          <PagePicture drawn={drawn} />
        </Suspense>
      )}
      <div className="grid min-w-0 flex-1 content-start gap-2">
        {isNamed && (
          <Field
            label={isAlone ? 'Page name' : `Name of ${found.file}`}
            value={name}
            disabled={!isChosen}
            maxLength={120}
            autoComplete="off"
            error={problem}
            onChange={(event) => onChange({ name: event.target.value })}
          />
        )}
        <p className="text-[13px] text-ink-2 wrap-anywhere">
          {isNamed && !isAlone ? '' : `${found.file} · `}
          <span className="tabular-nums">{fileSize(new Blob([found.html]).size)}</span>
        </p>
        {found.leftOut.length > 0 ? (
          <div className="text-[13px]">
            <p id={id} className="font-medium">
              Left out:
            </p>
            <ul aria-labelledby={id} className="mt-0.5 list-disc pl-5 text-ink-2">
              {found.leftOut.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </div>
        ) : (
          <p className="flex items-center gap-1.5 text-[13px] text-ink-2">
            <Icon name="check" size={14} /> Complete: nothing is left out.
          </p>
        )}
      </div>
    </li>
  )
}

const box = 'block h-[68px] w-[104px] shrink-0 rounded-lg ring-1 ring-line max-md:h-[46px] max-md:w-[70px]'

function EmptyPicture() {
  return <span className={`${box} bg-panel-2`} />
}

function PagePicture({ drawn }: { drawn: Promise<string | null> }) {
  const picture = use(drawn)
  return picture === null ? <EmptyPicture /> : <img src={picture} alt="" className={`${box} object-cover object-top`} />
}
