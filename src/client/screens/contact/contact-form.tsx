import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { cx } from '#client/ui/cx.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { loadToasts, showToast } from '#client/ui/toaster.tsx'
import { useAwake } from '#client/ui/use-awake.ts'
import { contactWords } from '#rules/contact-words.ts'
import { ContactField } from './contact-field.tsx'
import { type Letter, type LetterProblems, useDraft } from './draft.ts'
import { usePerson } from './use-person.ts'

/** The rules of the fields and the way to the server come once somebody begins to write. */
const loadPost = () => import('./post.ts')

/** What has to be there even if the server is away by the time the letter is sent. */
function loadAhead() {
  void loadPost().catch(() => {})
  void loadToasts().catch(() => {})
}

/** Checked when it is sent, and from then on while typing; what was typed is kept until it is sent. */
export function ContactForm({ onSent }: { onSent: () => void }) {
  const form = useRef<HTMLFormElement>(null)
  const isAwake = useAwake()
  const person = usePerson()
  const draft = useDraft()
  const [check, setCheck] = useState<((letter: Letter) => LetterProblems) | null>(null)
  const [isSending, setSending] = useState(false)
  const letter: Letter = {
    name: draft.typed.name ?? person?.name ?? '',
    email: draft.typed.email ?? person?.email ?? '',
    subject: draft.typed.subject ?? '',
    message: draft.typed.message ?? '',
  }
  const problems = check?.(letter) ?? {}

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isSending) return
    setSending(true)
    try {
      const post = await loadPost()
      if (Object.keys(post.problemsOf(letter)).length > 0) {
        // Told at once, so that the first wrong field can take the focus.
        flushSync(() => setCheck(() => post.problemsOf))
        form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
        return
      }
      await post.send(letter)
      draft.clear()
      showToast(contactWords.success)
      onSent()
    } catch {
      showToast(contactWords.failure)
    } finally {
      setSending(false)
    }
  }

  const bind = (field: keyof Letter) => ({
    name: field,
    value: letter[field],
    error: problems[field],
    readOnly: isSending,
    onFocus: loadAhead,
    onValue: (value: string) => draft.write(field, value),
  })

  return (
    <form
      ref={(element) => {
        form.current = element
        if (!element) return
        draft.adopt(new FormData(element), letter)
        // Who was here before the page woke up does not come in any more.
        if (element.contains(document.activeElement)) loadAhead()
      }}
      noValidate
      aria-label="Contact form"
      className="grid gap-5 sm:grid-cols-2"
      onSubmit={(event) => void submit(event)}
    >
      <ContactField {...bind('name')} label="Name" autoComplete="name" />
      <ContactField {...bind('email')} label="Email" type="email" autoComplete="email" />
      <ContactField
        {...bind('subject')}
        label="Subject"
        autoComplete="off"
        placeholder="What is it about?"
        className="sm:col-span-2"
      />
      <ContactField
        {...bind('message')}
        label="Message"
        rows={6}
        placeholder="Tell us what you need, and where it happened."
        className="sm:col-span-2"
      />
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <button
          type="submit"
          disabled={!isAwake}
          aria-disabled={isSending || undefined}
          aria-busy={isSending || undefined}
          className={cx('btn btn-lg max-sm:w-full', isSending ? 'btn-off' : 'btn-accent')}
        >
          {isSending && <Spinner />}
          {isSending ? contactWords.sending : 'Send Message'}
        </button>
        <p className="text-[13px] text-ink-3">
          {Object.keys(problems).length > 0 ? 'Nothing was sent. Your text is kept.' : 'We reply within 24 hours.'}
        </p>
      </div>
    </form>
  )
}
