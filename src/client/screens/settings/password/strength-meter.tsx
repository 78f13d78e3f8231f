import { Icon } from '#client/ui/icon.tsx'
import { Segments, type SegmentTone } from '#client/ui/segments.tsx'
import { passwordChecks, passwordStrength, type Strength } from '#rules/password-strength.ts'

const tones = { Weak: 'danger', Medium: 'warn', Strong: 'ok' } as const satisfies Record<Strength, SegmentTone>
const inks = { danger: 'text-danger', warn: 'text-warn', ok: 'text-ok' } as const

/** A segment for each check that passes; the word and the list carry the meaning, not the colour. */
export function StrengthMeter({ password }: { password: string }) {
  const { passed, strength } = passwordStrength(password)
  const tone = tones[strength]
  return (
    <div className="grid gap-3 rounded-xl border border-line bg-bg p-4 text-[13px]">
      <div className="flex items-center justify-between font-medium">
        <span id="password-strength">Password strength</span>
        <span role="status" className={inks[tone]}>
          {strength}
        </span>
      </div>
      <div
        role="meter"
        aria-labelledby="password-strength"
        aria-valuemin={0}
        aria-valuemax={passwordChecks.length}
        aria-valuenow={passed.length}
        aria-valuetext={strength}
      >
        <Segments count={passwordChecks.length} filled={passed.length} tone={tone} />
      </div>
      <ul className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
        {passwordChecks.map(({ id, label }) => (
          <Check key={id} label={label} isMet={passed.includes(id)} />
        ))}
      </ul>
    </div>
  )
}

function Check({ label, isMet }: { label: string; isMet: boolean }) {
  return (
    <li className={`flex items-center gap-2 ${isMet ? 'text-ink' : 'text-ink-2'}`}>
      {isMet ? (
        <Icon name="check" size={14} className="text-ok" />
      ) : (
        <span className="grid size-3.5 place-items-center">
          <span className="size-1.5 rounded-full border border-ink-3" />
        </span>
      )}
      {label}
      <span className="sr-only">{isMet ? 'met' : 'not met'}</span>
    </li>
  )
}
