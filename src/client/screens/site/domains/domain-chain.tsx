import type { SiteDomain } from '#api/domains.ts'
import { domainLinks, domainProblemWords } from '#rules/domains.ts'
import { dateWords } from '#client/parts/publish/words.ts'
import { cx } from '#client/ui/cx.ts'
import { dayOfYear } from '#client/ui/times.ts'
import { Icon } from '#client/ui/icon.tsx'

/** Four links, drawn whole only as far as they hold; upright on a phone. */
export function DomainChain({ domain }: { domain: SiteDomain }) {
  return (
    <ol aria-label={`How ${domain.shown} stands`} className="grid gap-4 sm:grid-cols-4 sm:gap-2">
      {domainLinks.map((label, at) => {
        const isHeld = at < domain.links
        const isHere = at === domain.links
        return (
          <li key={label} className="flex min-w-0 gap-3 sm:grid sm:content-start sm:gap-2">
            <span className="flex items-center gap-2">
              <span
                aria-hidden="true"
                className={cx(
                  'grid size-6 shrink-0 place-items-center rounded-full border font-medium text-xs',
                  isHeld
                    ? 'border-ok bg-ok text-bg'
                    : isHere && domain.problem
                      ? 'border-danger text-danger'
                      : 'border-edge text-ink-2',
                )}
              >
                {isHeld ? <Icon name="check" size={14} /> : at + 1}
              </span>
              <span
                aria-hidden="true"
                className={cx(
                  'hidden h-0 flex-1 border-t-2 sm:block',
                  at === domainLinks.length - 1 && 'sm:invisible',
                  isHeld ? 'border-ok' : 'border-edge border-dashed',
                )}
              />
            </span>
            <span className="grid min-w-0 text-[13px]">
              <span className="font-medium">{label}</span>
              <span className="text-ink-2">{linkWords(domain, at)}</span>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function linkWords(
  { links, problem, live_at: liveAt, certificate_until: until, checked_at: checked }: SiteDomain,
  at: number,
) {
  if (at < links) {
    if (at === 2 && until) return `Until ${dayOfYear(until)}, renews itself`
    return at === 3 && liveAt ? `Since ${dateWords(liveAt)}` : 'Yes'
  }
  if (at > links) return 'Then'
  if (problem) return domainProblemWords[problem.code].short
  return checked ? 'Looking' : 'Looking for the first time'
}
