import type { ProjectCard } from '#api/projects.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { Wireframe, wireframeOf } from './wireframe.tsx'

/** The page as what it is at this moment: none yet, half wrought while it is made, or finished. */
export function Thumbnail({ project, isFirst }: { project: ProjectCard; isFirst: boolean }) {
  const { id, thumbnail_url: picture, is_generating: isGenerating, has_pages: hasPages } = project
  return (
    <div className="relative aspect-[16/10] overflow-hidden text-ink-3">
      {(isGenerating || !picture) && <Wireframe name={wireframeOf(id)} className="opacity-60" />}
      {picture && (
        <img
          src={picture}
          width={640}
          height={400}
          alt=""
          loading={isFirst ? 'eager' : 'lazy'}
          decoding="async"
          className={`absolute inset-0 size-full object-cover object-top ${isGenerating ? '[clip-path:inset(0_0_46%_0)]' : ''}`}
        />
      )}
      {isGenerating && picture && <span className="absolute inset-x-0 top-[54%] h-px bg-accent" />}
      {isGenerating && (
        <p className="absolute bottom-3 left-3 flex h-7 items-center gap-2 rounded-lg border border-line bg-panel px-2 font-medium text-ink text-xs">
          <Spinner size={14} className="text-accent-text" />
          Generating design...
        </p>
      )}
      {!isGenerating && !hasPages && (
        <span className="absolute inset-0 grid place-items-center">
          <span className="rounded-lg border border-line bg-panel px-2 py-1 text-ink-2 text-xs">No page yet</span>
        </span>
      )}
    </div>
  )
}
