import { useState } from 'react'
import { type ReviewVerdict, reviewWordsMaxLength } from '#rules/reviews.ts'
import { Button } from '#client/ui/button.tsx'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'

type DecideProps = {
  verdict: ReviewVerdict
  version: number
  name: string
  words: string
  onWords: (words: string) => void
  /** rejects with the words of what went wrong */
  onSend: () => Promise<string | null>
  onChangeName: () => void
  onClose: () => void
}

/** Says yes to the version that is seen, or what should change. What was typed stays when it is closed. */
export function DecideDialog({ verdict, version, name, words, onWords, onSend, onChangeName, onClose }: DecideProps) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isYes = verdict === 'approved'

  async function send() {
    setBusy(true)
    setProblem(await onSend())
    setBusy(false)
  }

  return (
    <FormDialog
      open
      title={isYes ? `Approve version ${version}?` : 'Ask for changes'}
      description={
        isYes
          ? 'You say yes to the page as you see it. Later versions need a new yes.'
          : `Say what should be different in version ${version}.`
      }
      submit={isYes ? `Approve version ${version}` : 'Send'}
      disabledReason={!isYes && words.trim() === '' ? 'Say what should change first.' : null}
      isBusy={isBusy}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="grid gap-3">
        <Field
          label={isYes ? 'A word with it' : 'What should change'}
          hint={isYes ? 'optional' : undefined}
          error={problem}
          name="words"
          rows={isYes ? 3 : 6}
          maxLength={reviewWordsMaxLength}
          value={words}
          onChange={({ target }) => onWords(target.value)}
        />
        <p className="flex flex-wrap items-center gap-x-2 text-[13px] text-ink-2">
          <span className="wrap-anywhere">You decide as {name}.</span>
          <Button look="ghost" className="-ml-3 max-md:h-10" onClick={onChangeName}>
            Change name
          </Button>
        </p>
      </div>
    </FormDialog>
  )
}
