import { cx } from '#client/ui/cx.ts'

type EmptyProps = { title: string; text: string; isWaiting: boolean }

/** The sheet that a page will be: what stands here before there is anything to show. */
export function EmptyCanvas({ title, text, isWaiting }: EmptyProps) {
  return (
    <div className="absolute inset-0 grid place-items-center overflow-hidden p-4">
      <div className="relative w-[min(560px,100%)]">
        <svg viewBox="0 0 560 620" fill="none" aria-hidden="true" className="block h-auto w-full">
          <path
            d="M16 1h528a15 15 0 0 1 15 15v464L420 619H16a15 15 0 0 1-15-15V16A15 15 0 0 1 16 1Z"
            fill="var(--panel)"
            stroke="var(--line)"
          />
          <g stroke="var(--line)" strokeDasharray="4 5">
            <path d="M1 44h558M1 236h558M1 372h558M1 492h546M559 480 420 619" />
          </g>
          <g fill="var(--panel-2)">
            <rect x="28" y="17" width="64" height="11" rx="4" />
            <rect x="396" y="17" width="36" height="11" rx="4" />
            <rect x="442" y="17" width="36" height="11" rx="4" />
            <rect x="488" y="14" width="44" height="17" rx="6" />
            <rect x="28" y="264" width="158" height="82" rx="10" />
            <rect x="201" y="264" width="158" height="82" rx="10" />
            <rect x="374" y="264" width="158" height="82" rx="10" />
            <rect x="28" y="400" width="230" height="66" rx="10" />
            <rect x="282" y="404" width="200" height="12" rx="4" />
            <rect x="282" y="426" width="240" height="8" rx="4" />
            <rect x="282" y="442" width="180" height="8" rx="4" />
            <rect x="28" y="520" width="150" height="10" rx="4" />
            <rect x="28" y="542" width="220" height="8" rx="4" />
          </g>
          <path
            d="m554 514 0 92a12 12 0 0 1-12 12h-92c-6 0-9-7-5-11l98-98c4-4 11-1 11 5Z"
            fill="var(--accent)"
            className={cx(isWaiting && 'pulse')}
          />
        </svg>
        {isWaiting && <div className="shimmer absolute inset-0 rounded-2xl" />}
        <div className="absolute inset-x-0 top-[13.5%] px-[5%] text-left">
          <p className="font-semibold text-[24px] leading-8 tracking-tight">{title}</p>
          <p className="mt-2 max-w-[42ch] text-[14px] text-ink-2 leading-[22px]">{text}</p>
        </div>
      </div>
    </div>
  )
}
