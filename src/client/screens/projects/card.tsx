import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { ProjectCard } from '#api/projects.ts'
import { relativeTime } from '#rules/relative-time.ts'
import { paths } from '#client/paths.ts'
import { Icon } from '#client/ui/icon.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { CardMenu } from './card-menu.tsx'
import { Thumbnail } from './thumbnail.tsx'

/** Often enough for a time in minutes, in milliseconds. */
const tickMs = 10_000

/** The whole card is one real link; its menu lies above it. */
export function Card({ project, isFirst }: { project: ProjectCard; isFirst: boolean }) {
  const now = useNow(tickMs)
  const queryClient = useQueryClient()
  return (
    <article className="group relative grid content-start gap-3" data-project={project.id}>
      <div
        className={
          'relative overflow-hidden rounded-xl border border-line bg-panel transition-colors duration-150 ' +
          'group-focus-within:border-ink-3 group-hover:border-ink-3 motion-reduce:transition-none'
        }
      >
        <Thumbnail project={project} isFirst={isFirst} />
        <span
          aria-hidden="true"
          className={
            'absolute right-3 bottom-3 inline-flex h-7 items-center gap-1.5 rounded-lg border border-line bg-panel px-2 ' +
            'font-medium text-xs opacity-0 transition-opacity duration-150 group-hover:opacity-100 ' +
            'group-has-[a:focus-visible]:opacity-100 motion-reduce:transition-none max-md:hidden'
          }
        >
          Open Project <Icon name="open" size={14} />
        </span>
      </div>
      <div className="flex items-start gap-2">
        <div className="grid min-w-0 flex-1 gap-0.5">
          <h2 className="truncate font-medium text-sm">
            <Link
              to={paths.project(project.id)}
              prefetch="intent"
              onPointerEnter={() => prepare(queryClient, project.id)}
              onFocus={() => prepare(queryClient, project.id)}
              className={
                'outline-none after:absolute after:inset-0 after:rounded-xl focus-visible:after:outline-2 ' +
                'focus-visible:after:outline-offset-2 focus-visible:after:outline-ring'
              }
            >
              {project.name}
            </Link>
          </h2>
          <p className="flex flex-wrap items-center gap-x-2 text-[13px] text-ink-2">
            <span>Design Project</span>
            <span aria-hidden="true" className="text-ink-3">
              ·
            </span>
            <span>Updated {relativeTime(Date.parse(project.updated_at), now)}</span>
          </p>
        </div>
        <div className="relative z-10">
          <CardMenu project={project} />
        </div>
      </div>
    </article>
  )
}

/** Reads a project before it is opened. The code for that comes with the first card that is pointed at. */
function prepare(queryClient: QueryClient, id: string): void {
  void import('#client/data/project-content.ts').then(
    ({ prefetchProject }) => prefetchProject(queryClient, id),
    () => undefined,
  )
}
