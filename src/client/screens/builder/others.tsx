import { useEffect, useState } from 'react'
import type { Present } from '#api/realtime.ts'
import { type Visit, visitProject } from '#client/data/presence.ts'
import { Avatar } from '#client/parts/avatar.tsx'
import { Tip } from '#client/ui/tooltip.tsx'
import { useWorkbench } from './workbench-context.ts'

/** So many are shown; the rest is a number. */
const mostShown = 3

/** Who else looks at this project now, each with the page they look at. */
export function Others({ projectId }: { projectId: string }) {
  const { page } = useWorkbench()
  const [others, setOthers] = useState<Present[]>([])
  const [visit, setVisit] = useState<Visit | null>(null)

  useEffect(() => {
    const begun = visitProject(projectId, setOthers)
    setVisit(begun)
    return begun.leave
  }, [projectId])
  useEffect(() => visit?.look(page), [visit, page])

  if (others.length === 0) return null
  const shown = others.slice(0, mostShown)
  return (
    <ul aria-label="Also here" className="flex items-center -space-x-1.5">
      {shown.map((person) => (
        <li key={person.user_id}>
          <Tip label={wordsFor(person)}>
            <span
              tabIndex={0}
              role="img"
              aria-label={wordsFor(person)}
              className="block rounded-full ring-2 ring-panel"
            >
              <Avatar person={nameOf(person)} url={person.avatar_url} />
            </span>
          </Tip>
        </li>
      ))}
      {others.length > mostShown && (
        <li className="grid size-7 place-items-center rounded-full bg-panel-2 text-[11px] text-ink-2 ring-2 ring-panel">
          +{others.length - mostShown}
        </li>
      )}
    </ul>
  )
}

/** 'Ada L.' in two parts, for the initials. */
function nameOf({ name }: Present) {
  const [firstName, lastName] = name.split(' ')
  return { firstName, lastName }
}

function wordsFor({ name, page_name }: Present): string {
  return page_name ? `${name} is looking at ${page_name}` : `${name} is here`
}
