import { useEffect } from 'react'
import type { ProjectCard } from '#api/projects.ts'
import { drawHomePictures } from '#client/parts/picture/draw-home-pictures.ts'
import { Card } from './card.tsx'
import { gridLooks } from './grid-looks.ts'

/** As many as are seen without scrolling on a large screen. */
const firstCount = 6

/** Newest updated first. */
export function Grid({ projects }: { projects: readonly ProjectCard[] }) {
  useEffect(() => drawHomePictures(projects), [projects])
  return (
    <div className={gridLooks}>
      {projects.map((project, index) => (
        <Card key={project.id} project={project} isFirst={index < firstCount} />
      ))}
    </div>
  )
}
