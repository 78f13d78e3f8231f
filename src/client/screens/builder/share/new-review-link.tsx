import { useState } from 'react'
import { reviewDays } from '#rules/reviews.ts'
import { sitePasswordMinLength } from '#rules/sites.ts'
import { problemOf } from '#client/data/core/problem.ts'
import { makeReviewLink } from '#client/data/reviews.ts'
import { announce } from '#client/ui/announcer.tsx'
import { Button } from '#client/ui/button.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { RadioCard } from '#client/ui/radio-card.tsx'
import { Select } from '#client/ui/select.tsx'
import { Tick } from '#client/ui/tick.tsx'
import { useShownVersion } from '../shown.ts'
import { useWorkbench } from '../workbench-context.ts'

type NewProps = {
  projectId: string
  onMade: (link: { id: string; url: string }) => void
  onCancel: () => void
}

/** What a review link shows, for how long, and whether it asks for a password. */
export function NewReviewLink({ projectId, onMade, onCancel }: NewProps) {
  const { page } = useWorkbench()
  const version = useShownVersion()
  const [isFixed, setFixed] = useState(true)
  const [hasComments, setComments] = useState(true)
  const [days, setDays] = useState<number | null>(reviewDays[1])
  const [password, setPassword] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const isShort = password !== '' && password.length < sitePasswordMinLength

  async function make() {
    if (!version) return
    setBusy(true)
    setProblem(null)
    try {
      const shows = { page_name: page, version_id: isFixed ? version.id : null }
      const wanted = { ...shows, days, password: password || null, allows_comments: hasComments }
      const link = await makeReviewLink(projectId, wanted)
      announce('Review link made')
      return onMade(link)
    } catch (error) {
      setProblem(problemOf(error).reason ?? 'The server did not answer, and no link was made. Try again in a moment.')
    }
    setBusy(false)
  }

  if (!version)
    return (
      <div className="grid gap-2 text-[13px] text-ink-2">
        <p>There is nothing on {page} to review yet. Make the page first, or wait until this version is done.</p>
        <Button className="justify-self-end max-md:h-10" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    )
  return (
    <form
      aria-label="New review link"
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isShort && !isBusy) void make()
      }}
    >
      <fieldset className="grid gap-1.5">
        <legend className="mb-1 font-medium text-[13px]">What they see</legend>
        <RadioCard
          name="review-shows"
          title={`Version ${version.number} of ${page}, and only that`}
          line="A yes is then for exactly this page."
          icon="lock"
          checked={isFixed}
          onChange={() => setFixed(true)}
          className="p-3!"
        />
        <RadioCard
          name="review-shows"
          title={`Always the newest of ${page}`}
          line="A yes holds for the version that it was given to."
          icon="layers"
          checked={!isFixed}
          onChange={() => setFixed(false)}
          className="p-3!"
        />
      </fieldset>
      <div className="grid grid-cols-2 items-start gap-3">
        <label className="grid gap-1.5 font-medium text-[13px]">
          Ends
          <Select
            value={days ?? ''}
            onChange={({ target }) => setDays(target.value === '' ? null : Number(target.value))}
          >
            {reviewDays.map((choice) => (
              <option key={choice} value={choice ?? ''}>
                {choice === null ? 'Never' : `In ${choice} days`}
              </option>
            ))}
          </Select>
        </label>
        <PasswordField
          label="Password"
          name="review-password"
          hint="optional"
          error={isShort ? `At least ${sitePasswordMinLength}` : null}
          autoComplete="new-password"
          maxLength={200}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </div>
      <Tick
        label="They may comment"
        line="On parts of the page. You answer beside your own comments; those stay between you."
        isOn={hasComments}
        onChange={setComments}
      />
      {problem && (
        <p role="alert" className="text-[13px] text-danger">
          {problem}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button className="max-md:h-10" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          look="primary"
          className="max-md:h-10"
          isBusy={isBusy}
          disabledReason={isShort ? `A password has at least ${sitePasswordMinLength} characters.` : null}
        >
          Make the link
        </Button>
      </div>
    </form>
  )
}
