import { contactWords } from '#rules/contact-words.ts'

/** Takes the place of the form. */
export function Sent({ onAgain }: { onAgain: () => void }) {
  return (
    <div
      role="status"
      className="flex h-full flex-col items-start justify-center rounded-xl border border-line bg-panel p-8 md:p-10"
    >
      <svg
        width="160"
        height="112"
        viewBox="0 0 160 112"
        fill="none"
        stroke="var(--ink-3)"
        strokeWidth="1.5"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="M24 20h112v76H24Z" />
        <path d="M24 20l56 44 56-44M24 96l40-44M136 96 96 52" />
        <path d="M8 36h10M2 52h16M10 68h8" stroke="var(--accent-text)" strokeLinecap="round" />
        <circle cx="132" cy="22" r="14" fill="var(--bg)" stroke="var(--ok)" />
        <path
          className="sent-check"
          pathLength="1"
          d="m126 22 4.5 4.5L138.5 18"
          stroke="var(--ok)"
          strokeLinecap="round"
        />
      </svg>
      <h2
        ref={(heading) => heading?.focus({ preventScroll: true })}
        tabIndex={-1}
        className="mt-8 font-semibold text-[30px]/9 tracking-[-.035em] outline-none"
      >
        {contactWords.sent}
      </h2>
      <p className="mt-2 text-base/6 text-ink-2">{contactWords.success.description}</p>
      <button type="button" className="btn btn-lg btn-line mt-8 max-sm:w-full" onClick={onAgain}>
        {contactWords.again}
      </button>
    </div>
  )
}
