import { Icon } from '#client/ui/icon.tsx'
import { type KeyboardEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { promptProblem } from '#rules/chat.ts'
import { suggestions } from '#rules/suggestions.ts'
import { paths, type StartState } from '../../paths.ts'
import { readDraft, saveDraft } from './draft.ts'

/** The prompt box: opens the builder with the prompt already running. What is typed survives a reload. */
export function PromptForm() {
  const navigate = useNavigate()
  // null while the prerendered page waits for its scripts: the browser would send the form by itself
  const [prompt, setPrompt] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const text = prompt ?? ''

  const write = (next: string) => {
    setPrompt(next)
    saveDraft(next)
    setProblem(null)
  }
  const send = async () => {
    const found = promptProblem(text)
    setProblem(found)
    if (found) return
    await navigate(paths.builder, { state: { prompt: text.trim() } satisfies StartState })
    // Only once it is there: a screen that cannot be loaded reloads this one.
    if (location.pathname === paths.builder) saveDraft('')
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    void send()
  }
  return (
    <form
      className="mt-12 rounded-2xl border border-line bg-panel p-2 shadow-float focus-within:border-accent"
      aria-label="Describe a page"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <label className="block px-3 pt-3">
        <span className="font-medium text-[13px] text-ink-3">What should the page be?</span>
        <textarea
          name="prompt"
          rows={2}
          value={text}
          ref={(box) => {
            if (box && prompt === null) setPrompt(box.value || readDraft())
          }}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'prompt-problem' : 'prompt-hint'}
          className={
            'field-sizing-content mt-1 block max-h-[150px] min-h-14 w-full resize-none bg-transparent text-[20px]/7 ' +
            'tracking-[-.01em] outline-none placeholder:text-ink-3'
          }
          placeholder="A landing page for Nordlys, a small coffee roastery in Bergen, with opening hours"
        />
      </label>
      {problem && (
        <p id="prompt-problem" role="alert" className="px-3 pt-1 text-[13px] text-danger">
          {problem}
        </p>
      )}
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 p-1">
        <ul
          className="-mx-1 mask-r-from-92% flex min-w-0 flex-1 basis-[280px] gap-1.5 overflow-x-auto p-1 [scrollbar-width:none]"
          aria-label="Examples"
        >
          {suggestions.map((suggestion) => (
            <li key={suggestion.label}>
              <button
                type="button"
                className="btn btn-line text-[13px]! font-normal! text-ink-2! max-md:h-11"
                onClick={(event) => {
                  write(suggestion.prompt)
                  event.currentTarget.form?.querySelector('textarea')?.focus()
                }}
              >
                {suggestion.label}
              </button>
            </li>
          ))}
        </ul>
        <button type="submit" disabled={prompt === null} className="btn btn-lg btn-accent w-full sm:w-auto">
          Make this page
          <Icon name="arrow-up" size={18} />
        </button>
      </div>
    </form>
  )
}
