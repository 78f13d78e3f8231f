import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { relativeTime } from '#rules/relative-time.ts'
import { projectsQuery } from '#client/data/projects.ts'
import { paths } from '#client/paths.ts'
import { openNotifications } from '#client/parts/notifications/open-notifications.ts'
import { useActiveWorkspace } from '#client/parts/active-workspace.tsx'
import { chooseTheme, themeChoices } from '#client/state/theme.ts'
import { useNow } from '#client/ui/use-now.ts'
import type { Command } from './command.ts'
import CommandPalette from './palette.tsx'

/** Often enough for a time in minutes, in milliseconds. */
const tickMs = 10_000

type AppPaletteProps = { actions: readonly Command[]; onShortcuts: () => void; onClose: () => void }

/** Projects of the active workspace, the other workspaces, and what can be done. Loaded when it is first opened. */
export default function AppPalette({ actions, onShortcuts, onClose }: AppPaletteProps) {
  const navigate = useNavigate()
  const { workspaces, active, choose } = useActiveWorkspace()
  const { data: projects = [] } = useQuery({ ...projectsQuery(active?.id ?? ''), enabled: active !== null })
  const now = useNow(tickMs)
  const go = (href: string) => ({ href, run: () => void navigate(href) })

  const groups = [
    {
      label: 'Projects',
      items: projects.map(
        (project): Command => ({
          id: `project-${project.id}`,
          label: project.name,
          icon: 'layout',
          picture: project.thumbnail_url,
          hint: `Updated ${relativeTime(Date.parse(project.updated_at), now)}`,
          ...go(paths.project(project.id)),
        }),
      ),
    },
    {
      label: 'Workspaces',
      items: workspaces
        .filter(({ id }) => id !== active?.id)
        .map(
          ({ id, name }): Command => ({
            id: `workspace-${id}`,
            label: name,
            icon: 'users',
            hint: 'Switch workspace',
            run: () => {
              choose(id)
              void navigate(paths.projects)
            },
          }),
        ),
    },
    {
      label: 'Actions',
      items: [
        ...actions,
        { id: 'projects', label: 'Projects', icon: 'layout', keys: 'G P', ...go(paths.projects) },
        { id: 'new-workspace', label: 'Create new workspace', icon: 'layers', ...go(paths.newWorkspace) },
        { id: 'notifications', label: 'Notifications', icon: 'bell', keys: 'G N', run: openNotifications },
        { id: 'settings', label: 'Settings', icon: 'settings', keys: 'G S', ...go(paths.settings) },
        { id: 'billing', label: 'Plans & Billing', icon: 'card', keys: 'G B', ...go(paths.settingsTab('billing')) },
        ...themeChoices.map(
          (choice): Command => ({
            id: `theme-${choice}`,
            label: `Theme: ${choice}`,
            icon: 'sun',
            run: () => chooseTheme(choice),
          }),
        ),
        { id: 'shortcuts', label: 'Keyboard shortcuts', icon: 'keyboard', keys: '?', run: onShortcuts },
      ] satisfies Command[],
    },
  ]
  return (
    <CommandPalette
      label="Command palette"
      placeholder="Search projects and commands"
      groups={groups}
      onClose={onClose}
    />
  )
}
