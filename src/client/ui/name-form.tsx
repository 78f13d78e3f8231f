import { type FormEvent, useId, useState } from 'react'
import { Button } from './button.tsx'

type NameFormProps = {
  label: string
  initial: string
  submit: string
  /** why a name cannot be taken, or null */
  problem: (name: string) => string | null
  onSubmit: (name: string) => void
  onCancel: () => void
}

/** One name and two buttons. What is wrong is said once something was typed. */
export function NameForm({ label, initial, submit, problem, onSubmit, onCancel }: NameFormProps) {
  const id = useId()
  const [name, setName] = useState(initial)
  const wrong = problem(name)
  const isTold = wrong !== null && name !== initial

  function onForm(event: FormEvent) {
    event.preventDefault()
    if (wrong === null) onSubmit(name.trim())
  }

  return (
    <form onSubmit={onForm}>
      <label htmlFor={id} className="font-medium text-[13px]">
        {label}
      </label>
      <input
        id={id}
        value={name}
        onChange={(event) => setName(event.target.value)}
        onFocus={(event) => event.target.select()}
        autoComplete="off"
        maxLength={120}
        aria-invalid={isTold}
        aria-describedby={isTold ? `${id}-problem` : undefined}
        className={
          'mt-1.5 h-9 w-full rounded-lg border border-line bg-panel px-3 text-[14px] outline-none focus:border-accent ' +
          'focus:ring-3 focus:ring-accent-soft max-md:h-10'
        }
      />
      {isTold && (
        <p id={`${id}-problem`} role="alert" className="mt-1.5 text-[12px] text-danger">
          {wrong}
        </p>
      )}
      <div className="mt-4 flex justify-end gap-2">
        <Button className="max-md:h-10" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" look="primary" className="max-md:h-10" disabledReason={wrong}>
          {submit}
        </Button>
      </div>
    </form>
  )
}
