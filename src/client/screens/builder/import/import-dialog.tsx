import { Suspense, use, useState } from 'react'
import { pageRoom } from '#exporters/import/limits.ts'
import type { ImportProgress } from '#exporters/import/read-page.ts'
import { beingMade } from '#rules/pages.ts'
import { counted } from '#rules/listed.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { useBuilder } from '#client/state/store.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { RadioCard } from '#client/ui/radio-card.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { bringIn } from './bring-in.ts'
import { ChooseFiles } from './choose-files.tsx'
import { FoundRow } from './found-row.tsx'
import { ImportFrame } from './import-frame.tsx'
import { choiceProblems, firstChoices, type PageChoice, planProblem, visitorRoom } from './import-plan.ts'
import { type ImportOrder, type ImportRun, type Reading, startImport } from './import-client.ts'
import { ReadingProgress } from './reading-progress.tsx'
import { Refused } from './refused.tsx'

type DialogProps = { files: readonly File[]; onClose: () => void }

/** Files become pages: first what is in them, then where it goes. */
export function ImportDialog({ files, onClose }: DialogProps) {
  const { project } = useWorkbench()
  const [progress, setProgress] = useState<ImportProgress | null>(null)
  const maxPages = useBuilder((builder) => builder.maxPages)
  const limits = { room: project ? pageRoom : visitorRoom, maxPages }
  const [run, setRun] = useState(() => (files.length > 0 ? startAndTell({ files, ...limits }, setProgress) : null))

  function choose(chosen: readonly File[]) {
    setProgress(null)
    setRun(startAndTell({ files: chosen, ...limits }, setProgress))
  }
  function cancel() {
    run?.cancel()
    setRun(null)
    announce('Reading was cancelled. Your pages are as they were.')
  }
  function close() {
    run?.cancel()
    onClose()
  }

  if (run === null) return <Choose problems={[]} onChoose={choose} onClose={close} />
  return (
    <Suspense fallback={<ReadingProgress progress={progress} onCancel={cancel} onClose={close} />}>
      <Read reading={run.reading} onChoose={choose} onClose={close} />
    </Suspense>
  )
}

function startAndTell(order: ImportOrder, onProgress: (progress: ImportProgress) => void): ImportRun {
  const run = startImport(order, onProgress)
  void run.reading.then(({ pages, problems }) => {
    if (pages.length > 0) announce(`${counted(pages.length, 'page')} found.`)
    else announce(problems.map((problem) => `${problem.title}. ${problem.line}`).join(' '), 'assertive')
  })
  return run
}

type StepProps = { onChoose: (files: readonly File[]) => void; onClose: () => void }

function Read({ reading, ...step }: StepProps & { reading: Promise<Reading> }) {
  const read = use(reading)
  if (read.pages.length > 0) return <Found reading={read} onClose={step.onClose} />
  return <Choose problems={read.problems} {...step} />
}

function Choose({ problems, onChoose, onClose }: StepProps & { problems: Reading['problems'] }) {
  return (
    <ImportFrame action="Cancel" onAction={onClose} onClose={onClose}>
      {problems.map((problem) => (
        <Notice key={problem.title} {...problem} />
      ))}
      <ChooseFiles onChoose={onChoose} />
    </ImportFrame>
  )
}

/** What was found, before anything is changed. */
function Found({ reading, onClose }: { reading: Reading; onClose: () => void }) {
  const { editor, page, look, project } = useWorkbench()
  const room = project ? undefined : visitorRoom
  const pages = useBuilder((builder) => builder.pages)
  const maxPages = useBuilder((builder) => builder.maxPages)
  const current = useBuilder((builder) => pageNamed(builder, page))
  const isBusy = useBuilder((builder) => builder.turn?.page === page || builder.restoring !== null)
  const [choices, setChoices] = useState<PageChoice[]>(() => firstChoices(pages, reading.pages, room))
  const isSingle = reading.pages.length === 1
  const [isReplacing, setReplacing] = useState(isSingle && current.html === '' && !isBusy)
  const [isBringing, setBringing] = useState(false)
  const problems = isReplacing ? [] : choiceProblems(pages, choices)
  const chosen = choices.filter(({ isChosen }) => isChosen).length

  function change(index: number, next: Partial<PageChoice>) {
    setChoices(choices.map((choice, at) => (at === index ? { ...choice, ...next } : choice)))
  }

  async function bring() {
    setBringing(true)
    const first = await bringIn(editor, choices, isReplacing ? page : null)
    onClose()
    if (first !== null) look({ page: first, version: null })
  }

  const reason = isReplacing ? (isBusy ? beingMade : null) : planProblem({ pages, maxPages }, choices, room)
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
        if (reason === null && !isBringing) void bring()
      }}
      footer={
        <>
          <Button size="regular" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" size="regular" look="primary" disabledReason={reason} isBusy={isBringing}>
            {isReplacing ? `Replace “${page}”` : chosen === 1 ? 'Import as new page' : 'Import as new pages'}
          </Button>
        </>
      }
    >
      {reading.problems.map((problem) => (
        <Notice key={problem.title} {...problem} />
      ))}
      {reading.refused.length > 0 && <Refused refused={reading.refused} />}
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
