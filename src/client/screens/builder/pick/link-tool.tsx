import { type FormEvent, useId, useState } from 'react'
import { linkOf, linkOperations, linkPlaces } from '#design/hand/link.ts'
import type { Key } from '#design/types.ts'
import { useSession } from '#client/state/store.ts'
import { Button } from '#client/ui/button.tsx'
import { useWorkbench } from '../workbench-context.ts'
import type { Picker } from './picker.ts'

/** Where a link leads: a place of this page, another page, or any address. */
export function LinkTool({ picker, picked, onDone }: { picker: Picker; picked: Key; onDone: () => void }) {
  const { page } = useWorkbench()
  const pages = useSession((session) => session.pages)
  const document = picker.document()
  const others = pages.filter(({ name, html }) => name !== page && html !== '').map(({ name }) => name)
  const places = linkPlaces(document, others)
  const [href, setHref] = useState(linkOf(document, picked)?.href ?? '')
  const id = useId()

  function choose(next: string) {
    setHref(next)
    picker.run(linkOperations(document, picked, next), 'Link changed')
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    choose(href)
    onDone()
  }

  return (
    <>
      <form onSubmit={submit} className="flex items-end gap-2">
        <label htmlFor={id} className="min-w-0 flex-1 text-[12px] font-medium">
          Leads to
          <input
            id={id}
            value={href}
            onChange={(event) => setHref(event.target.value)}
            placeholder="#contact or example.com"
            className="mt-1 block h-8 w-full rounded-lg border border-line bg-panel px-2 text-[13px] font-normal text-ink outline-none focus-visible:border-accent focus-visible:ring-3 focus-visible:ring-accent-soft max-md:h-10"
          />
        </label>
        <Button type="submit" look="primary" className="max-md:h-10">
          Set
        </Button>
      </form>
      {places.length > 0 && (
        <ul aria-label="Places of this project" className="max-h-44 overflow-y-auto">
          {places.map(({ label, href: place }) => (
            <li key={place}>
              <button
                type="button"
                aria-pressed={href === place}
                onClick={() => choose(place)}
                className="flex h-8 w-full items-center gap-2 rounded-lg px-2 text-left text-[13px] hover:bg-panel-2 aria-pressed:bg-accent-soft aria-pressed:text-accent-text max-md:h-10"
              >
                <span className="truncate">{label}</span>
                <span className="ml-auto truncate font-mono text-[12px] text-ink-3">{place}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
