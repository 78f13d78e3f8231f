import { useNavigate } from 'react-router'
import type { ProjectCard } from '#api/projects.ts'
import { paths } from '#client/paths.ts'
import { IconButton } from '#client/ui/button.tsx'
import { Menu, MenuItem, MenuRule } from '#client/ui/menu.tsx'
import { useProjectActions } from './actions-context.ts'

/** What can be done with a project. The keys hold while its card has the focus. */
export function CardMenu({ project }: { project: ProjectCard }) {
  const { ask, duplicate, duplicating } = useProjectActions()
  const navigate = useNavigate()
  const isDuplicating = duplicating.has(project.id)
  return (
    <Menu
      label={`Menu for ${project.name}`}
      title={project.name}
      align="end"
      width="w-52"
      trigger={
        <IconButton icon="more" label={`Menu for ${project.name}`} className="max-md:size-10" data-menu={project.id} />
      }
    >
      <MenuItem icon="open" keys="Enter" onPick={() => void navigate(paths.project(project.id))}>
        Open Project
      </MenuItem>
      <MenuItem
        icon="pencil"
        keys="F2"
        disabledReason={project.read_only}
        onPick={() => ask({ kind: 'rename', project })}
      >
        Rename
      </MenuItem>
      <MenuItem
        icon="copy"
        keys="D"
        isBusy={isDuplicating}
        staysOpen
        disabledReason={project.read_only}
        onPick={() => duplicate(project)}
      >
        {isDuplicating ? 'Duplicating...' : 'Duplicate'}
      </MenuItem>
      <MenuRule />
      <MenuItem
        icon="trash"
        keys="Backspace"
        danger
        disabledReason={project.delete_reason}
        onPick={() => ask({ kind: 'delete', project })}
      >
        Delete
      </MenuItem>
    </Menu>
  )
}
