import { useState } from 'react'
import { linkOf, linkOperations, linkPlaces } from '#design/direct-edits/link.ts'
import type { Key } from '#design/types.ts'
import { useBuilder } from '#client/state/store.ts'
import { useWorkbench } from '../workbench-context.ts'
import type { Picker } from './picker.ts'
import { SetField } from './set-field.tsx'

/** Where a link leads: a place of this page, another page, or any address. */
export function LinkTool({ picker, picked, onDone }: { picker: Picker; picked: Key; onDone: () => void }) {
  const { page } = useWorkbench()
  const pages = useBuilder((builder) => builder.pages)
  const document = picker.document()
  const others = pages.filter(({ name, html }) => name !== page && html !== '').map(({ name }) => name)
  const places = linkPlaces(document, others)
  const [href, setHref] = useState(linkOf(document, picked)?.href ?? '')

  function choose(next: string) {
    setHref(next)
    picker.run(linkOperations(document, picked, next), 'Link changed')
  }

  return (
    <>
      <SetField
        label="Link to"
        value={href}
        placeholder="#contact or example.com"
        onType={setHref}
        onSet={() => {
          choose(href)
          onDone()
        }}
      />
      {places.length > 0 && (
        <ul aria-label="Places of this project" className="max-h-44 overflow-y-auto">
          {places.map(({ label, href: place }) => (
            <li key={place}>
              <button
                type="button"
                aria-pressed={href === place}
                onClick={() => choose(place)}
                className={
                  'flex h-8 w-full items-center gap-2 rounded-lg px-2 text-left text-[13px] hover:bg-panel-2 ' +
                  'aria-pressed:bg-accent-soft aria-pressed:text-accent-text max-md:h-10'
                }
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
