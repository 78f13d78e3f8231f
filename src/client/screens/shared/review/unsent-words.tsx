import { useId } from 'react'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { boxLooks } from '#client/ui/field.tsx'

/** What was typed and cannot be sent any more, to be taken along. */
export function UnsentWords({ words }: { words: string }) {
  const id = useId()
  return (
    <div className="mt-3 grid gap-2">
      <label htmlFor={id} className="font-medium text-[13px]">
        What you wrote was not sent. Copy it, and send it to them yourself.
      </label>
      <textarea id={id} readOnly rows={5} value={words} className={`${boxLooks} resize-y py-2`} />
      <CopyButton text={words} className="justify-self-start" />
    </div>
  )
}
