import { diffWords } from 'diff'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { EditConflict } from '#api/project-content.ts'
import type { Preference } from '#rules/chat.ts'
import { messages } from '#rules/messages.ts'
import type { OpenConflict } from '#client/state/project/open-project.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { Kbd } from '#client/ui/kbd.tsx'
import { wordsIn } from '../chat/words-in.ts'

export type ConflictProps = { conflict: OpenConflict; onDone: () => void }

type Choice = { preferred: Preference; label: string; look: 'primary' | 'outline' | 'ghost' }

const choices: readonly Choice[] = [
  { preferred: 'mine', label: 'Keep mine', look: 'primary' },
  { preferred: 'theirs', label: 'Keep theirs', look: 'outline' },
  { preferred: 'both', label: 'Both', look: 'ghost' },
]

/** So many places are shown; the rest is a number. */
const mostShown = 3

/**
 * Two changed the same places of a page: what each made of them, and whose stands. It waits for its person and takes the
 * focus from nobody who writes.
 */
export function ConflictCard({ conflict: { by, places, choose }, onDone }: ConflictProps) {
  const card = useRef<HTMLElement>(null)
  const { title, description } = messages.changedTogether
  const who = by ?? 'Somebody else'
  const offered = choices.filter(
    ({ preferred }) => preferred !== 'both' || places.every(({ kind }) => kind === 'words'),
  )

  useEffect(() => {
    announce(`${title}: ${who} was first. Choose whose stands.`)
    if (document.activeElement === document.body) card.current?.focus()
  }, [title, who])

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const choice = offered[Number(event.key) - 1]
    if (choice && !event.isComposing) take(choice)
  })
  useEffect(() => {
    const { current } = card
    current?.addEventListener('keydown', onKey)
    return () => current?.removeEventListener('keydown', onKey)
  }, [])

  function take({ preferred }: Choice) {
    // Theirs stands already.
    if (preferred !== 'theirs') choose(preferred)
    onDone()
  }

  return (
    <section
      ref={card}
      aria-label={title}
      tabIndex={-1}
      className={
        'fixed inset-x-2 bottom-2 z-30 grid max-h-[60dvh] gap-3 overflow-y-auto rounded-xl border border-line bg-panel p-4 ' +
        'shadow-float outline-none md:inset-x-auto md:top-38 md:right-16 md:bottom-auto md:w-[400px]'
      }
    >
      <div className="grid gap-0.5">
        <h2 className="font-medium text-sm">{title}</h2>
        <p className="text-[13px] text-ink-2 leading-5">
          {who} was first. {description}
        </p>
      </div>
      <ul className="grid gap-2">
        {places.slice(0, mostShown).map((place) => (
          <Place key={`${place.mine}\n${place.theirs}`} place={place} who={who} />
        ))}
        {places.length > mostShown && (
          <li className="text-[13px] text-ink-2">and {places.length - mostShown} more places</li>
        )}
      </ul>
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex flex-wrap gap-2 bg-panel px-4 pt-1 pb-4">
        {offered.map((choice, index) => (
          <Button
            key={choice.preferred}
            look={choice.look}
            size="regular"
            className="max-md:h-10"
            aria-keyshortcuts={String(index + 1)}
            onClick={() => take(choice)}
          >
            {choice.label}
            <span className="max-md:hidden">
              <Kbd keys={String(index + 1)} />
            </span>
          </Button>
        ))}
      </div>
    </section>
  )
}

/** What each made of a place; the words in which the two differ are marked. */
function Place({ place: { mine, theirs }, who }: { place: EditConflict; who: string }) {
  const parts = diffWords(wordsIn(theirs), wordsIn(mine))
  return (
    <li className="divide-y divide-line rounded-lg border border-line">
      <Version who={who} parts={parts.filter(({ added }) => !added)} />
      <Version who="You" parts={parts.filter(({ removed }) => !removed)} />
    </li>
  )
}

type Part = { value: string; added: boolean; removed: boolean }

function Version({ who, parts }: { who: string; parts: readonly Part[] }) {
  return (
    <div className="grid gap-0.5 px-3 py-2">
      <p className="truncate text-ink-2 text-xs">{who}</p>
      <p className="text-sm leading-[22px] wrap-anywhere">
        {parts.map(({ value, added, removed }, index) =>
          added || removed ? (
            <mark key={index} className="rounded-[3px] bg-accent-soft px-0.5 text-ink">
              {value}
            </mark>
          ) : (
            value
          ),
        )}
      </p>
    </div>
  )
}
