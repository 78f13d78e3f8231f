import { useEffect, useState } from 'react'
import { polishWidths } from '#rules/polish.ts'
import { listed } from '#rules/listed.ts'
import { Button } from '#client/ui/button.tsx'
import { Modal } from '#client/ui/modal.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { Tick } from '#client/ui/tick.tsx'
import { useIsCounted } from '../chat/use-is-counted.ts'
import { useWorkbench } from '../workbench-context.ts'
import { alwaysSince, setAlways } from './always.ts'
import { seesPictures } from './sees-pictures.ts'
import { usePolish } from './use-polish.ts'

const both = listed(polishWidths.map(String))

/** What a look of the model at the page will do, before it does it. */
export function PolishDialog({ onClose }: { onClose: () => void }) {
  const { editor, project } = useWorkbench()
  const { looker, width, problem, reason, start } = usePolish()
  const [isOn, setOn] = useState(() => alwaysSince() !== null)
  const isCounted = useIsCounted()
  const isBusy = width !== null
  const sees = looker !== null && seesPictures(looker)
  useEffect(() => editor.saveDirectEdits(), [editor])
  const cost = looker?.kind === 'own' ? 'Your key, no credit' : isCounted ? '1 credit, none if nothing changes' : null
  const press = async () => {
    if (await start()) onClose()
  }

  return (
    <Modal
      open
      onClose={onClose}
      title="Polish this page"
      description={describe(project === null, sees, looker?.label ?? 'The built-in designer')}
      footer={
        <>
          {cost && sees && project && <p className="text-[12px] text-ink-2 md:mr-auto md:self-center">{cost}</p>}
          <Button className="max-md:h-11!" onClick={onClose}>
            {sees && project ? 'Cancel' : 'Close'}
          </Button>
          {sees && project && (
            <Button
              look="primary"
              icon="spark"
              className="max-md:h-11!"
              isBusy={isBusy}
              disabledReason={isBusy ? 'It is being looked at.' : reason}
              onClick={() => void press()}
            >
              Polish
            </Button>
          )}
        </>
      }
    >
      {sees && project && (
        <Tick
          label="After every new page"
          line="In this browser, for pages that a model makes. Each time as above."
          isOn={isOn}
          isDisabled={isBusy}
          onChange={(next) => {
            setAlways(next)
            setOn(next)
          }}
        />
      )}
      {isBusy && (
        <p role="status" className="flex items-center gap-2 text-[13px] text-ink-2">
          <Spinner size={14} />
          {width > 0 ? `Looking at ${width}` : 'Drawing the page'}
        </p>
      )}
      {problem && (
        <p role="alert" className="text-[13px] text-danger">
          {problem}
        </p>
      )}
    </Modal>
  )
}

function describe(isVisitor: boolean, sees: boolean, who: string): string {
  if (isVisitor) return 'A model looks at pictures of its page in projects. Sign in to keep this page in one.'
  if (!sees)
    return `${who} takes no pictures. Choose a model that does beside your message; Check page works without one.`
  return `${who} gets pictures of the page at ${both} and mends what it sees. Words and facts stay.`
}
