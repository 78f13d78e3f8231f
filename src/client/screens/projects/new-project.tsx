import { Button } from '#client/ui/button.tsx'
import { useProjectActions } from './actions-context.ts'

/** Says why before it is pressed; `isQuiet` when it will stay so for a while. */
export function NewProject({ isQuiet = false }: { isQuiet?: boolean }) {
  const { create, isCreating, createReason } = useProjectActions()
  return (
    <Button
      size="regular"
      look={isQuiet ? 'outline' : 'primary'}
      icon="plus"
      isBusy={isCreating}
      disabledReason={createReason}
      onClick={() => create()}
    >
      New Project
    </Button>
  )
}
