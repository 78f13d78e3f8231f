import { Suspense, use, useState, useTransition } from 'react'
import { beingMade } from '#rules/pages.ts'
import { counted } from '#rules/counted.ts'
import { pageNamed } from '#client/state/session/pages.ts'
import { useSession } from '#client/state/store.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { RadioCard } from '#client/ui/radio-card.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { bringIn } from './bring-in.ts'
import { ChooseFiles } from './choose-files.tsx'
import { FoundRow } from './found-row.tsx'
import { type Choice, choiceProblems, firstChoices, planProblem } from './import-plan.ts'
import { type Reading, readFiles } from './read-files.ts'

type DialogProps = { files: readonly File[]; onClose: () => void }

/** Files become pages: first what is in them, then where it goes. */
export function ImportDialog({ files, onClose }: DialogProps) {
  const [reading, setReading] = useState(() => (files.length > 0 ? readAndTell(files) : null))
  const [isReading, startReading] = useTransition()
  const choose = (chosen: readonly File[]) => startReading(() => setReading(readAndTell(chosen)))
  if (reading === null) return <Choose problems={[]} isReading={isReading} onChoose={choose} onClose={onClose} />
  return (
    <Suspense fallback={<Choose problems={[]} isReading onChoose={choose} onClose={onClose} />}>
      <Read reading={reading} isReading={isReading} onChoose={choose} onClose={onClose} />
    </Suspense>
  )
}

async function readAndTell(files: readonly File[]): Promise<Reading> {
  const reading = await readFiles(files)
  const { pages, problems } = reading
  if (pages.length > 0) announce(`${counted(pages.length, 'page')} found.`)
  else announce(problems.map((problem) => `${problem.title}. ${problem.line}`).join(' '), 'assertive')
  return reading
}

type StepProps = { isReading: boolean; onChoose: (files: readonly File[]) => void; onClose: () => void }

function Read({ reading, ...step }: StepProps & { reading: Promise<Reading> }) {
  const read = use(reading)
  if (read.pages.length > 0) return <Found reading={read} onClose={step.onClose} />
  return <Choose problems={read.problems} {...step} />
}

function Choose({ problems, isReading, onChoose, onClose }: StepProps & { problems: Reading['problems'] }) {
  return (
    <Modal
      open
      onClose={onClose}
      title="Import a page"
      description="An HTML file, a JSON tree, or a zip of pages. What was downloaded here comes back exactly as it was."
      footer={
        <Button size="regular" onClick={onClose}>
          Cancel
        </Button>
      }
    >
      {problems.map((problem) => (
        <Notice key={problem.title} {...problem} />
      ))}
      {isReading ? (
        <p className="flex items-center gap-2 py-8 text-ink-2 text-sm">
          <Spinner /> Reading…
        </p>
      ) : (
        <ChooseFiles onChoose={onChoose} />
      )}
    </Modal>
  )
}

/** What was found, before anything is changed. */
function Found({ reading, onClose }: { reading: Reading; onClose: () => void }) {
  const { editor, page, look } = useWorkbench()
  const pages = useSession((session) => session.pages)
  const current = useSession((session) => pageNamed(session, page))
  const isBusy = useSession((session) => session.turn?.page === page || session.restoring !== null)
  const [choices, setChoices] = useState<Choice[]>(() => firstChoices(pages, reading.pages))
  const isSingle = reading.pages.length === 1
  const [isReplacing, setReplacing] = useState(isSingle && current.html === '' && !isBusy)
  const problems = isReplacing ? [] : choiceProblems(pages, choices)
  const chosen = choices.filter(({ isChosen }) => isChosen).length

  function change(index: number, next: Partial<Choice>) {
    setChoices(choices.map((choice, at) => (at === index ? { ...choice, ...next } : choice)))
  }

  function bring() {
    const first = bringIn(editor, choices, isReplacing ? page : null)
    onClose()
    if (first !== null) look({ page: first, version: null })
  }

  const reason = isReplacing ? (isBusy ? beingMade : null) : planProblem(pages, choices)
  return (
    <Modal
      open
      onClose={onClose}
      width="list"
      title={isSingle ? `Import “${reading.pages[0]?.file}”` : `Import ${counted(reading.pages.length, 'page')}`}
      description="This is what comes in. Nothing is changed yet."
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        if (reason === null) bring()
      }}
      footer={
        <>
          <Button size="regular" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="regular" look="primary" disabledReason={reason}>
            {isReplacing ? `Replace “${page}”` : chosen === 1 ? 'Import as new page' : 'Import as new pages'}
          </Button>
        </>
      }
    >
      {reading.problems.map((problem) => (
        <Notice key={problem.title} {...problem} />
      ))}
      <ul className="grid gap-4">
        {choices.map((choice, index) => (
          <FoundRow
            key={choice.found.file}
            choice={choice}
            problem={problems[index] ?? null}
            isNamed={!isReplacing}
            isAlone={isSingle}
            hasPicture={index < 6}
            onChange={(next) => change(index, next)}
          />
        ))}
      </ul>
      {isSingle && (
        <fieldset className="grid gap-2 md:grid-cols-2">
          <legend className="sr-only">Where it goes</legend>
          <RadioCard
            name="where"
            icon="plus"
            title="Import as new page"
            line="Beside the pages that are there."
            checked={!isReplacing}
            onChange={() => setReplacing(false)}
          />
          <RadioCard
            name="where"
            icon="history"
            title={`Replace “${page}”`}
            line={current.html === '' ? 'It is still empty.' : 'What is there stays a version.'}
            disabledReason={isBusy ? beingMade : null}
            checked={isReplacing}
            onChange={() => setReplacing(true)}
          />
        </fieldset>
      )}
    </Modal>
  )
}
