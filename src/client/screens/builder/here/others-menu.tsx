import { useEffect, useMemo, useRef } from 'react'
import { useQuery } from '@tanstack/react-query'
import { useStore } from 'zustand'
import type { Present } from '#api/realtime.ts'
import type { ProjectContent } from '#api/project-content.ts'
import { initials } from '#rules/people.ts'
import { contentQuery } from '#client/data/project-content.ts'
import { useBuilder } from '#client/state/store.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Menu, MenuItem } from '#client/ui/menu.tsx'
import { colourOf } from './colour.ts'
import { FollowingBar } from './following-bar.tsx'
import { useFollowing, useSeen, useOwnPlace } from './use-here.ts'
import { lastOf, peopleOf } from './tab-places.ts'
import { useWorkbench } from '../workbench-context.ts'

/** So many are shown; the rest is a number. */
const mostShown = 3

/** Who else is here, where, and what they make; a press follows one of them. */
export function OthersMenu({ projectId }: { projectId: string }) {
  const { here } = useWorkbench()
  const state = useStore(here)
  const versions = useBuilder((builder) => builder.versions)
  const running = useQuery(contentQuery(projectId)).data?.running
  const { tabs, seen, following } = state
  const people = useMemo(() => peopleOf({ tabs, seen }), [tabs, seen])
  useSeen(projectId)
  useOwnPlace(projectId)
  useFollowing()
  useArrivals(people)

  function follow(person: Present) {
    here.setState({ following: person.user_id })
    announce(`Following ${person.name}. Any press or key stops.`)
  }

  return (
    <>
      <Menu
        label="Also here"
        align="end"
        trigger={
          <button
            type="button"
            aria-label={`Also here: ${people.map(({ name }) => name).join(', ')}`}
            className={
              'flex h-8 shrink-0 items-center -space-x-1.5 rounded-lg px-1 transition-colors duration-150 hover:bg-panel-2 ' +
              'motion-reduce:transition-none max-md:h-10 max-md:min-w-10 max-md:justify-center'
            }
          >
            {people.slice(0, mostShown).map((person) => (
              <span key={person.user_id} className="rounded-full ring-2 ring-panel max-md:not-first:hidden">
                <Face person={person} />
              </span>
            ))}
            {people.length > mostShown && <More count={people.length - mostShown} className="max-md:hidden" />}
            {people.length > 1 && <More count={people.length - 1} className="md:hidden" />}
          </button>
        }
      >
        {people.map((person) => (
          <MenuItem key={person.user_id} icon="user" onPick={() => follow(person)}>
            {following === person.user_id ? 'Following' : 'Follow'} {wordsFor(person, running, versionOf(person))}
          </MenuItem>
        ))}
      </Menu>
      <FollowingBar />
    </>
  )

  /** The number of an older version that somebody looks at. */
  function versionOf({ user_id }: Present): number | null {
    const at = lastOf(state, user_id)
    const ofPage = versions.filter(({ page }) => page === at?.page_name)
    const point = ofPage.find(({ id }) => id === at?.version)
    return point && point !== ofPage.at(-1) ? point.number : null
  }
}

function More({ count, className }: { count: number; className: string }) {
  return (
    <span
      className={`grid size-7 place-items-center rounded-full bg-panel-2 text-[11px] text-ink-2 ring-2 ring-panel ${className}`}
    >
      +{count}
    </span>
  )
}

/** Who comes is named once, and never again for as long as the builder is open. */
function useArrivals(people: readonly Present[]) {
  const known = useRef(new Set<string>())
  useEffect(() => {
    const come = people.filter(({ user_id }) => !known.current.has(user_id))
    for (const { user_id } of come) known.current.add(user_id)
    if (come.length > 0) announce(`${come.map(({ name }) => name).join(', ')} ${come.length > 1 ? 'are' : 'is'} here`)
  }, [people])
}

/** A person's picture in a ring of their colour, or their initials on it. */
function Face({ person: { name, avatar_url: url, user_id } }: { person: Present }) {
  const [firstName, lastName] = name.split(' ')
  const colour = colourOf(user_id)
  return (
    <span
      aria-hidden="true"
      style={{ backgroundColor: colour, borderColor: colour }}
      className="relative grid size-7 place-items-center overflow-hidden rounded-full border-2 font-semibold text-[11px] text-white"
    >
      {initials({ firstName, lastName })}
      {url && <img src={url} alt="" className="absolute inset-0 size-full rounded-full object-cover" />}
    </span>
  )
}

function wordsFor(
  { name, page_name, user_id }: Present,
  running: ProjectContent['running'] | undefined,
  version: number | null,
): string {
  const made = running?.find((one) => one.user_id === user_id)
  if (made) return `${name}, who has ${made.page_name} changed now`
  if (!page_name) return name
  return version === null ? `${name}, on ${page_name}` : `${name}, on ${page_name}, version ${version}`
}
