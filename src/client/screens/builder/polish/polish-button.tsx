import { later } from '#client/ui/later.tsx'
import { actions } from '../actions/actions.ts'
import { ActionButton, ActionIconButton } from '../actions/action-controls.tsx'
import { useModelChoice } from '../chat/use-model-choice.ts'
import { alwaysSince } from './always.ts'
import { seesPictures } from './sees-pictures.ts'

const AfterNewPage = later<object>(
  async () => (await import('./after-new-page.tsx')).AfterNewPage,
  () => null,
)

/** Beside who answers: opens the look at the page, and looks at new ones where that was chosen. Only for who sees pictures. */
export function PolishBeside() {
  const pick = useModelChoice()
  if (!pick || !seesPictures(pick.chosen)) return null
  return (
    <>
      <ActionIconButton action={actions.polish} className="max-md:size-10 @max-[360px]:hidden" />
      {alwaysSince() !== null && <AfterNewPage />}
    </>
  )
}

/** The same with its words. */
export function PolishButton({ className }: { className?: string }) {
  const pick = useModelChoice()
  return pick && seesPictures(pick.chosen) ? <ActionButton action={actions.polish} className={className} /> : null
}
