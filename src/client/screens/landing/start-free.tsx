import { Icon } from '#client/ui/icon.tsx'
import { Link } from 'react-router'
import { startPath } from '../../paths.ts'
import { useHint } from '../../state/auth/hint.ts'
import { moments } from '#client/parts/front/clock.ts'
import { Row, rowClass } from '#client/parts/front/row.tsx'

const promises = ['5 free generations', 'No credit card required', 'Full source code']

const features = [
  {
    title: 'Lightning Fast',
    text: 'You see the first section within a second, and every stage with its time.',
    art: <path d="M0 28H10M0 20H18M0 12H30M36 4v32" />,
  },
  {
    title: 'AI-Powered',
    text: 'Any model you like, a weak one, or the built-in designer: each change touches only what you asked for.',
    art: <path d="M2 8h20M2 16h28M2 24h14M34 6l4 10 10 4-10 4-4 10-4-10-10-4 10-4Z" />,
  },
  {
    title: 'Production Ready',
    text: 'Clean HTML with only the CSS it uses. No foreign script, nothing to install.',
    art: <path d="M4 4h22l10 10v22H4ZM26 4v10h10M12 24l5 5 10-11" />,
  },
  {
    title: 'Fully Responsive',
    text: 'Drawn for 360 to 1920 px. The phone is not an afterthought.',
    art: <path d="M2 6h32v24H2ZM38 14h10v22H38ZM12 36h12" />,
  },
]

const borders = ['', 'border-t sm:border-t-0 sm:border-l', 'border-t', 'border-t sm:border-l']

/** The closing call: the accent, spent once at full size. */
export function StartFree() {
  const isSignedIn = useHint()
  return (
    <Row id="cta" labelledBy="cta-title" moment={moments.ready} className={rowClass}>
      <div className="overflow-hidden rounded-2xl bg-accent text-accent-ink">
        <div className="grid lg:grid-cols-[5fr_6fr]">
          <div className="flex flex-col p-7 md:p-12">
            <h2 id="cta-title" className="font-semibold text-[48px]/[.98] tracking-[-.045em] md:text-[60px]/[.98]">
              Start Creating for Free
            </h2>
            <ul className="mt-8 space-y-2 text-base/6">
              {promises.map((promise) => (
                <li key={promise} className="flex items-center gap-3">
                  <Icon name="check" size={18} />
                  {promise}
                </li>
              ))}
            </ul>
            <div className="mt-10 lg:mt-auto lg:pt-14">
              <Link
                to={startPath(isSignedIn)}
                className="btn btn-lg bg-white text-[oklch(.42_.2_277)] hover:bg-white/90 focus-visible:outline-white!"
              >
                Start Creating
                <Icon name="arrow-right" size={18} />
              </Link>
            </div>
          </div>
          <ul className="grid border-white/30 border-t text-sm sm:grid-cols-2 lg:border-t-0 lg:border-l">
            {features.map(({ title, text, art }, index) => (
              <li key={title} className={`border-white/30 p-7 md:p-8 ${borders[index]}`}>
                <svg
                  width="52"
                  height="40"
                  viewBox="0 0 52 40"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.5"
                  strokeLinejoin="round"
                  strokeLinecap="round"
                  aria-hidden="true"
                >
                  {art}
                </svg>
                <h3 className="mt-5 font-semibold text-[20px]/7 tracking-[-.02em] md:mt-10">{title}</h3>
                <p className="mt-2">{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Row>
  )
}
