import type { ProjectCard } from '#api/projects.ts'
import { AppCommands } from '#client/parts/commands/app-commands.tsx'
import type { Command } from '#client/parts/commands/command.ts'
import type { ShortcutGroup } from '#client/parts/commands/shortcuts-dialog.tsx'
import { useKeys } from '#client/ui/use-keys.ts'
import { useProjectActions } from './actions-context.ts'
import { focusedProject, moveFocus } from './grid-focus.ts'

const shortcuts: readonly ShortcutGroup[] = [
  {
    title: 'Projects',
    rows: [
      { keys: ['N'], what: 'New Project' },
      { keys: ['/'], what: 'Search projects' },
      { keys: ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'], what: 'Move between cards' },
      { keys: ['Enter'], what: 'Open Project' },
      { keys: ['F2'], what: 'Rename' },
      { keys: ['D'], what: 'Duplicate' },
      { keys: ['Backspace'], what: 'Delete' },
    ],
  },
]

/** The keys of the projects screen, and the same as commands of the palette. */
export function ProjectCommands({ projects }: { projects: readonly ProjectCard[] }) {
  const { create, ask, duplicate } = useProjectActions()
  const move = (event: KeyboardEvent) => moveFocus(event.key)

  /** Acts on the card that has the focus; without one the key is left to the browser. */
  function onCard(act: (project: ProjectCard) => void): void | false {
    const project = projects.find(({ id }) => id === focusedProject())
    if (!project) return false
    act(project)
  }

  useKeys({
    N: () => create(),
    ArrowLeft: move,
    ArrowUp: move,
    ArrowRight: move,
    ArrowDown: move,
    F2: () => onCard((project) => ask({ kind: 'rename', project, byKey: true })),
    D: () => onCard(duplicate),
    Backspace: () => onCard((project) => ask({ kind: 'delete', project, byKey: true })),
  })

  const actions: Command[] = [
    { id: 'new', label: 'New Project', icon: 'plus', keys: 'N', run: () => create() },
    ...projects.flatMap((project): Command[] => [
      {
        id: `rename-${project.id}`,
        label: `Rename ${project.name}`,
        icon: 'pencil',
        run: () => ask({ kind: 'rename', project }),
      },
      { id: `copy-${project.id}`, label: `Duplicate ${project.name}`, icon: 'copy', run: () => duplicate(project) },
      {
        id: `delete-${project.id}`,
        label: `Delete ${project.name}`,
        icon: 'trash',
        run: () => ask({ kind: 'delete', project }),
      },
    ]),
  ]
  return <AppCommands actions={actions} shortcuts={shortcuts} />
}
