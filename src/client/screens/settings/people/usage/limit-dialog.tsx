import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { problemOf } from '#client/data/core/problem.ts'
import type { LimitChoice } from '#client/data/usage.ts'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { limitInWords } from '#rules/member-limits.ts'
import { consequence, limitProblem, typedLimit } from './words.ts'

type Way = 'workspace' | 'none' | 'own'

type LimitProps = {
  title: string
  /** whose it is; null: everybody's */
  name: string | null
  used: number
  choice: LimitChoice
  /** the words of what holds for everybody; null: that is no choice here */
  everybody: string | null
  save: (credits: LimitChoice) => Promise<void>
  onClose: () => void
}

/** How many credits a month, or as many as there are. */
export function LimitDialog({ title, name, used, choice, everybody, save, onClose }: LimitProps) {
  const queryClient = useQueryClient()
  const [way, setWay] = useState<Way>(choice === 'workspace' ? 'workspace' : choice === null ? 'none' : 'own')
  const [text, setText] = useState(typeof choice === 'number' ? String(choice) : '')
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const typed = typedLimit(text)
  const wanted = way === 'own' ? typed : way === 'none' ? null : 'workspace'
  const isWrong = way === 'own' && typed === null
  const ways = [
    ...(everybody === null ? [] : [{ value: 'workspace' as const, label: everybody }]),
    { value: 'own' as const, label: 'A limit' },
    { value: 'none' as const, label: 'No limit' },
  ]

  async function send() {
    setBusy(true)
    setProblem(null)
    try {
      await save(wanted)
      showToast({
        title: 'Done',
        description: `${name === null ? 'The limit for everybody' : `The limit of ${name}`} is: ${limitInWords(wanted)}.`,
        variant: 'success',
      })
      await queryClient.invalidateQueries({ queryKey: ['usage-of'] })
      onClose()
    } catch (error) {
      setProblem(`${problemOf(error).reason ?? 'The server did not answer.'} The limit stays as it was.`)
    }
    setBusy(false)
  }

  return (
    <FormDialog
      open
      title={title}
      description="Counted by the month in UTC. What is made with own keys does not count."
      submit="Save limit"
      isBusy={isBusy}
      disabledReason={isWrong ? limitProblem : null}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Segmented label="Limit" value={way} segments={ways} onChoose={setWay} className="justify-self-start" />
        {way === 'own' && (
          <Field
            label="Credits a month"
            hint={name === null ? '0 to allow none' : `${used} used`}
            error={text !== '' && typed === null ? limitProblem : null}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            isBusy={isBusy}
            onChange={({ target }) => setText(target.value)}
          />
        )}
        {name !== null && !isWrong && (
          <p role="status" className="text-[13px] text-ink-2">
            {consequence(name, used, wanted)}
          </p>
        )}
        {problem && (
          <p role="alert" className="text-[13px] text-danger">
            {problem}
          </p>
        )}
      </div>
    </FormDialog>
  )
}
