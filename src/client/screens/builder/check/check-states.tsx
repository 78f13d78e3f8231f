import { checkWidths } from '#client/parts/check/run-check.ts'
import { Button } from '#client/ui/button.tsx'
import { cx } from '#client/ui/cx.ts'
import { Icon, type IconName } from '#client/ui/icon.tsx'
import { Spinner } from '#client/ui/spinner.tsx'

/** Which width is looked at now. */
export function Checking({ width }: { width: number | null }) {
  const at = checkWidths.findIndex((known) => known === width)
  return (
    <div className="p-4">
      <p className="text-[13px] text-ink-2">Looking at the page from three widths…</p>
      <ol className="mt-3 grid gap-2">
        {checkWidths.map((known, index) => (
          <li key={known} className="flex h-8 items-center gap-2.5 text-[13px] tabular-nums">
            <span className="grid size-5 place-items-center text-ok">
              {index < at ? (
                <Icon name="check" size={14} />
              ) : index === at ? (
                <Spinner size={14} />
              ) : (
                <span className="size-1.5 rounded-full bg-edge" />
              )}
            </span>
            <span className={cx(index > at && 'text-ink-3')}>{known} px</span>
          </li>
        ))}
      </ol>
    </div>
  )
}

const looked: [icon: IconName, words: string][] = [
  ['phone', 'Nothing reaches beyond the window at 360, 768 and 1440 px'],
  ['eye', 'Words stand out from their ground and are large enough'],
  ['user', 'Names, labels, headings and parts for people who listen to the page'],
  ['text', 'Nothing waits for your words, and every place for a fact has one'],
  ['link', 'Links lead to places that are there; pictures have sizes'],
]

/** What was looked at, where all of it is right. */
export function NothingFound() {
  return (
    <div className="p-4 pt-6">
      <span className="grid size-10 place-items-center rounded-xl bg-ok/10 text-ok">
        <Icon name="success" size={20} />
      </span>
      <p className="mt-3 font-medium text-[14px]">Nothing found</p>
      <p className="mt-1 text-[13px] text-ink-2">This is what was looked at:</p>
      <ul className="mt-3 grid gap-2.5">
        {looked.map(([icon, words]) => (
          <li key={icon} className="flex gap-2.5 text-[13px] text-ink-2 leading-[18px]">
            <Icon name={icon} size={16} className="mt-px shrink-0 text-ink-3" />
            {words}
          </li>
        ))}
      </ul>
    </div>
  )
}

export function CheckFailed({ onAgain }: { onAgain: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-1 p-4 pt-6">
      <Icon name="error" size={20} className="text-danger" />
      <p className="mt-2 font-medium text-[14px]">The page could not be checked</p>
      <p className="text-[13px] text-ink-2">Its frame did not answer. Nothing was changed.</p>
      <Button icon="retry" className="mt-2 max-md:h-10!" onClick={onAgain}>
        Try again
      </Button>
    </div>
  )
}
