import { useState } from 'react'
import type { AssistantMessage } from '#client/state/builder/types.ts'
import { versionsOf } from '#client/state/builder/versions.ts'
import { pageNamed } from '#client/state/builder/pages.ts'
import { useBuilder } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { useWorkbench } from '../workbench-context.ts'
import { wordsIn } from './words-in.ts'

/** So many places are shown; the rest is a number. */
const mostShown = 3

/** What was changed by hand while an answer was made, where that wrote the same place: as it is now, and put back by a press. */
export function WroteOverCard({ page, message }: { page: string; message: AssistantMessage }) {
  const { editor } = useWorkbench()
  const [isPutBack, setPutBack] = useState(false)
  // Later versions of the page have said what is to stand there.
  const isRecent = useBuilder((builder) => {
    const ids = versionsOf(builder, page).map(({ id }) => id)
    return ids.indexOf(pageNamed(builder, page).version ?? '') - ids.indexOf(message.version?.id ?? '') <= 1
  })
  const { wroteOver } = message
  if (!wroteOver || isPutBack || !isRecent) return null
  const { version, places, base = message.base } = wroteOver
  return (
    <section aria-label="Changed by hand meanwhile" className="mt-2.5 rounded-xl border border-line p-3 text-[13px]">
      <p className="leading-[19px]">
        This was changed by hand while the page was made. What was made stands; what was typed is kept as a version.
      </p>
      {places.length > 0 && (
        <ul className="mt-2 space-y-2 text-ink-2 leading-[18px]">
          {places.slice(0, mostShown).map(({ mine, theirs }) => (
            <li key={`${mine}\n${theirs}`} className="[overflow-wrap:anywhere]">
              <p>
                By hand: <q>{wordsIn(mine)}</q>
              </p>
              <p>
                On the page: <q>{wordsIn(theirs)}</q>
              </p>
            </li>
          ))}
          {places.length > mostShown && <li>and {places.length - mostShown} more</li>}
        </ul>
      )}
      {base !== null && (
        <Button
          className="mt-2.5 h-auto! max-w-full min-h-8 py-1 text-left whitespace-normal! max-md:min-h-10"
          onClick={() => void editor.putBack(page, version, base).then((isDone) => setPutBack(isDone))}
        >
          Put the changes by hand back
        </Button>
      )}
    </section>
  )
}
