import { useState } from 'react'
import { sendContactMessage } from '#client/data/contact.ts'
import { useForm } from '#client/parts/form/use-form.ts'
import { cx } from '#client/ui/cx.ts'
import { Field } from '#client/ui/field.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { loadToasts, showToast } from '#client/ui/toaster.tsx'
import { useAwake } from '#client/ui/use-awake.ts'
import { contactWords } from '#rules/contact-words.ts'
import { contactMessage } from '#rules/contact.ts'
import { clearDraft, type ContactFields, formId, storedDraft, storeDraft, typedIn } from './draft.ts'
import { usePerson } from './use-person.ts'

/** What has to be there even if the server is away by the time the letter is sent. */
function loadAhead() {
  void loadToasts().catch(() => {})
}

/** What was typed into the prerendered form before it woke up is theirs too. */
function keepTyped(form: HTMLFormElement | null) {
  if (!form) return
  storeDraft(typedIn(form))
  // Who was here before does not come in any more.
  if (form.contains(document.activeElement)) loadAhead()
}

/** The boxes that were typed into before the form woke up stay as they are, the others get what was kept. */
function firstFields(): Partial<ContactFields> {
  if (import.meta.env.SSR) return {}
  const early = typedIn(document.getElementById(formId))
  const first: Partial<ContactFields> = { name: '', email: '', subject: '', message: '', ...storedDraft() }
  return Object.fromEntries(Object.entries(first).map(([name, value]) => [name, name in early ? undefined : value]))
}

/** What was typed is kept until it is sent. */
export default function ContactForm({ onSent }: { onSent: () => void }) {
  const isAwake = useAwake()
  const [initial] = useState(firstFields)
  const { form, field, isBusy, isRefused, getValues, fill } = useForm({
    rules: contactMessage,
    initial: initial as ContactFields,
    tells: 'filled',
    leadsAway: true,
    async send(letter) {
      await sendContactMessage(letter)
      clearDraft()
      showToast(contactWords.success)
      onSent()
    },
    onFailed: () => showToast(contactWords.failure),
  })
  usePerson((person) => {
    const draft = storedDraft()
    for (const name of ['name', 'email'] as const)
      if (draft[name] === undefined && getValues(name) === '') fill(name, person[name])
  })

  const kept = (name: keyof ContactFields) => {
    const { onChange, ...bound } = field(name)
    return {
      ...bound,
      height: 'tall',
      onFocus: loadAhead,
      onChange(event: { target: { name: string; value: string }; type: string }) {
        storeDraft({ [name]: event.target.value })
        return onChange(event)
      },
    } as const
  }

  return (
    <form {...form} id={formId} ref={keepTyped} aria-label="Contact form" className="grid gap-5 sm:grid-cols-2">
      <Field {...kept('name')} label="Name" autoComplete="name" required />
      <Field {...kept('email')} label="Email" type="email" autoComplete="email" required />
      <div className="sm:col-span-2">
        <Field {...kept('subject')} label="Subject" autoComplete="off" placeholder="What is it about?" required />
      </div>
      <div className="sm:col-span-2">
        <Field
          {...kept('message')}
          label="Message"
          rows={6}
          placeholder="Tell us what you need, and where it happened."
          required
        />
      </div>
      <div className="flex flex-wrap items-center gap-4 sm:col-span-2">
        <button
          type="submit"
          disabled={!isAwake}
          aria-disabled={isBusy || undefined}
          aria-busy={isBusy || undefined}
          className={cx('btn btn-lg max-sm:w-full', isBusy ? 'btn-off' : 'btn-accent')}
        >
          {isBusy && <Spinner />}
          {isBusy ? contactWords.sending : 'Send Message'}
        </button>
        <p className="text-[13px] text-ink-3">
          {isRefused ? 'Nothing was sent. Your text is kept.' : 'We reply within 24 hours.'}
        </p>
      </div>
    </form>
  )
}
