import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { messages, withDescription } from '#rules/messages.ts'
import { product } from '#rules/product.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { contentQuery } from '#client/data/project-content.ts'
import { projectQuery } from '#client/data/projects.ts'
import { paths } from '#client/paths.ts'
import { Button } from '#client/ui/button.tsx'
import { showToast } from '#client/ui/toaster.tsx'
import { ProjectBuilder } from './project-builder.tsx'
import { ProjectSkeleton } from './project-skeleton.tsx'

export function meta() {
  return [{ title: product.name }]
}

/** One project of a signed-in person. */
export default function ProjectScreen() {
  const { projectId = '' } = useParams()
  return <Loaded key={projectId} id={projectId} />
}

/** Project and content are read side by side; each failure has its own words. */
function Loaded({ id }: { id: string }) {
  const project = useQuery(projectQuery(id))
  const content = useQuery(contentQuery(id))
  // Kept: asked for again on the way out, it would fail, and be told, a second time.
  const [failure, setFailure] = useState<Error | null>(null)
  // A project that is open stays open when a later look at it fails: the server may be away for a moment.
  if (project.error && !project.data && !failure) setFailure(project.error)
  if (failure) return <NotLoaded error={failure} />
  if (project.data && content.data) return <ProjectBuilder project={project.data} content={content.data} />
  if (project.data && content.error) {
    return (
      <ProjectSkeleton name={project.data.name} failure={<ChatNotLoaded onRetry={() => void content.refetch()} />} />
    )
  }
  return <ProjectSkeleton name={project.data?.name ?? null} failure={null} />
}

/** Said once, and away: there is nothing to show here. */
function NotLoaded({ error }: { error: Error }) {
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { projectId = '' } = useParams()
  useEffect(() => {
    showToast(withDescription(messages.projectNotLoaded, problemOf(error).reason))
    void navigate(paths.home, { replace: true })
    // One failure, one notice; it is forgotten on leaving, for this screen would ask again.
    return () => queryClient.removeQueries({ queryKey: projectQuery(projectId).queryKey })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return <ProjectSkeleton name={null} failure={null} />
}

function ChatNotLoaded({ onRetry }: { onRetry: () => void }) {
  useEffect(() => showToast(messages.chatNotLoaded), [])
  return (
    <Button icon="retry" onClick={onRetry}>
      Try again
    </Button>
  )
}
