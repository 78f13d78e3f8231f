import type { Publishing } from '#api/sites.ts'
import type { Visibility } from '#rules/sites.ts'
import { dateWords } from '#client/parts/publish/words.ts'
import { PlansLink } from '#client/parts/plans-link.tsx'
import { Field } from '#client/ui/field.tsx'
import { useNow } from '#client/ui/use-now.ts'
import { Segmented } from '#client/ui/segmented.tsx'

export type WhoSees = { visibility: Visibility; password: string }

/** What each choice means for visitors. */
const lines: Record<Visibility, string> = {
  public: 'Anyone can open it, and search engines may list it.',
  unlisted: 'Anyone with the link can open it. Search engines are asked to leave it out.',
  password: 'Visitors type a password first. Nothing is listed.',
}

type VisibilityProps = { publishing: Publishing; seen: WhoSees; onChange: (seen: WhoSees) => void }

/** Who can see a site, and its password where it has one. */
export function VisibilityChoice({ publishing, seen, onChange }: VisibilityProps) {
  const { site, limits, hidden_until: hidden } = publishing
  const now = useNow(60_000)
  const isBeyond = seen.visibility === 'password' && !limits.passwords
  return (
    <div className="grid gap-2">
      <Segmented
        label="Who can see it"
        value={seen.visibility}
        onChoose={(visibility) => onChange({ ...seen, visibility })}
        className="justify-self-start"
        segments={[
          { value: 'public', label: 'Public' },
          { value: 'unlisted', label: 'Unlisted' },
          { value: 'password', label: 'Password' },
        ]}
      />
      <p className="text-[13px] text-ink-2">{lines[seen.visibility]}</p>
      {seen.visibility === 'public' && hidden !== null && Date.parse(hidden) > now && (
        <p className="text-[13px] text-ink-2">
          Your account is new: until {dateWords(hidden)} search engines are asked to leave the site out.
        </p>
      )}
      {isBeyond && (
        <p className="text-[13px] text-warn">
          A password is part of Pro. Until then, Unlisted keeps the site out of search engines. <PlansLink />
        </p>
      )}
      {seen.visibility === 'password' && limits.passwords && (
        <Field
          label="Password"
          hint={site?.has_password ? 'Empty keeps the one it has' : 'At least 4 characters'}
          value={seen.password}
          maxLength={200}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...seen, password: target.value })}
        />
      )}
    </div>
  )
}

/** Why this choice cannot be made, or null. */
export function visibilityReason({ site, limits }: Publishing, { visibility, password }: WhoSees): string | null {
  if (visibility !== 'password') return null
  if (!limits.passwords) return 'A password is part of Pro. Choose Public or Unlisted.'
  if (password === '' && site?.has_password) return null
  return password.length < 4 ? 'The password has at least 4 characters.' : null
}

/** What of the choice is sent. */
export function visibilityChange({ visibility, password }: WhoSees) {
  return { visibility, ...(visibility === 'password' && password !== '' ? { password } : {}) }
}
