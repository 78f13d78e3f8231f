import { SitePage, siteMeta } from '#client/parts/site-page.tsx'
import { moneyWords } from '#rules/money-words.ts'
import { product } from '#rules/product.ts'
import { PaymentBanner } from './payment-banner.tsx'
import './pricing.css'
import { Questions } from './questions.tsx'
import { Sheet } from './sheet.tsx'
import { useCheckoutReturn } from './use-checkout-return.ts'

export function meta() {
  return siteMeta(
    `Pricing · ${product.name}`,
    'Free, Pro and Teams plans with credits in six amounts, and the exact checkout total before you leave.',
  )
}

/** The plans, what credits cost, and what became of a purchase. */
export default function Pricing() {
  useCheckoutReturn()
  return (
    <SitePage>
      <div className="mx-auto max-w-[1312px] px-5 pt-14 pb-24 md:px-10 md:pt-20">
        <div className="grid items-end gap-6 lg:grid-cols-[1fr_360px]">
          <h1 className="max-w-[12ch] font-semibold text-[48px]/[.98] tracking-[-.045em] md:text-[72px]/[.98]">
            Simple, Transparent Pricing
          </h1>
          <p className="text-base/6 text-ink-2">{moneyWords.stopInFull}</p>
        </div>
        <div className="mt-14 grid gap-6">
          <PaymentBanner />
          <Sheet />
        </div>
        <p className="mt-5 flex gap-2.5 text-ink-2">
          <Clock />
          <span className="max-w-[80ch]">
            If you are not returned automatically after payment, come back to this page: your credits will be added
            within a few minutes.
          </span>
        </p>
        <Questions />
      </div>
    </SitePage>
  )
}

/** Drawn here, so that pages without it need not carry it. */
function Clock() {
  return (
    <svg
      className="mt-0.5 shrink-0"
      width="16"
      height="16"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M12 7v5l3 2M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Z" />
    </svg>
  )
}
