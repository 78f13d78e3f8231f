import { useState } from 'react'
import { addDomain } from '#client/data/domains.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { Field } from '#client/ui/field.tsx'
import { FormDialog } from '#client/ui/form-dialog.tsx'
import { Tick } from '#client/ui/tick.tsx'

type AddProps = { projectId: string; isOpen: boolean; onClose: () => void }

/** Asks for a domain; what the server says about it stands at its field. */
export function AddDomain({ projectId, isOpen, onClose }: AddProps) {
  const [name, setName] = useState('')
  const [withWww, setWithWww] = useState(true)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  async function add() {
    setBusy(true)
    try {
      await addDomain(projectId, name, withWww)
      setName('')
      setProblem(null)
      onClose()
    } catch (error) {
      setProblem(problemOf(error).reason ?? 'The server did not answer. Nothing was added; try again in a moment.')
    } finally {
      setBusy(false)
    }
  }

  return (
    <FormDialog
      open={isOpen}
      onClose={() => {
        setProblem(null)
        onClose()
      }}
      title="Add a domain"
      description="A name you own already. We do not sell names."
      submit="Show the records"
      isBusy={isBusy}
      disabledReason={name.trim() === '' ? 'Type the domain first.' : null}
      onSubmit={() => void add()}
    >
      <Field
        label="Domain"
        value={name}
        placeholder="slowhand.example"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={300}
        aria-describedby={problem ? 'domain-problem' : undefined}
        onChange={(event) => {
          setName(event.target.value)
          setProblem(null)
        }}
      />
      {problem && (
        <p id="domain-problem" role="alert" className="text-[13px] text-danger">
          {problem}
        </p>
      )}
      <Tick
        label="www as well"
        line="People type both: the name with www. in front, or without it, is added too and leads to the main address."
        isOn={withWww}
        onChange={setWithWww}
      />
    </FormDialog>
  )
}
