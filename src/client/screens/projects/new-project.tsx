import { Button } from '#client/ui/button.tsx'
import { useProjectActions } from './actions-context.ts'

/** Says why before it is pressed. */
export function NewProject() {
  const { create, isCreating, createReason } = useProjectActions()
  return (
    <Button
      size="regular"
      look={createReason ? 'outline' : 'primary'}
      icon="plus"
      isBusy={isCreating}
      disabledReason={createReason}
      onClick={() => create()}
    >
      New Project
    </Button>
  )
}
