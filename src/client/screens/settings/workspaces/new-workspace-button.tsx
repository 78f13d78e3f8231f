import { LinkButton } from '#client/parts/link-button.tsx'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'

/** A link, unless the plan has no room for one more. */
export function NewWorkspaceButton({ disabledReason }: { disabledReason: string | null }) {
  if (disabledReason === null) {
    return (
      <LinkButton to={paths.newWorkspace} look="primary" icon="plus">
        New workspace
      </LinkButton>
    )
  }
  return (
    <Button look="primary" size="regular" icon="plus" disabledReason={disabledReason}>
      New workspace
    </Button>
  )
}
