import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

/** No name holds what was searched for. */
export function NothingFound({ search, onShowAll }: { search: string; onShowAll: () => void }) {
  return (
    <EmptyState
      icon="search"
      title={`No project is called “${search.trim()}”`}
      line="Only names are searched, and only in this workspace."
      action={
        <Button size="regular" onClick={onShowAll}>
          Show all projects
        </Button>
      }
    />
  )
}
