import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { SitePage, siteMeta } from '#client/parts/site-page.tsx'
import { later } from '#client/parts/site/later.ts'
import { paths } from '#client/paths.ts'
import { Icon } from '#client/ui/icon.tsx'
import { readHint } from '#client/state/auth/hint.ts'
import { product } from '#rules/product.ts'
import './contact.css'
import { formId, hasBegun } from './draft.ts'
import { Sent } from './sent.tsx'

// Prerendered with the page; most come to read.
const ContactForm = import.meta.env.SSR
  ? (await import('./contact-form.tsx')).default
  : later(
      () => import('./contact-form.tsx'),
      formId,
      () => readHint() || hasBegun(),
    )

export function meta() {
  return siteMeta(`Contact · ${product.name}`, 'A question, a fault, an idea: write to us. We reply within 24 hours.')
}

const answers = [
  { to: paths.pricing, label: 'Plans, credits and payment' },
  { to: paths.terms, label: 'Terms of Service' },
  { to: paths.privacy, label: 'Privacy Policy' },
]

/** A way to write to whoever runs this host. */
export default function Contact() {
  const [isSent, setSent] = useState(false)
  return (
    <SitePage>
      <div className="mx-auto grid max-w-[1312px] gap-12 px-5 pt-14 pb-24 md:px-10 md:pt-20 lg:grid-cols-[4fr_5fr]">
        <div>
          <h1 className="font-semibold text-[48px]/[.98] tracking-[-.045em] md:text-[60px]/[.98]">Contact Us</h1>
          <p className="mt-6 max-w-[36ch] text-base/6 text-ink-2">
            A question, a fault, an idea: a person reads it. We reply within 24 hours.
          </p>
          <ul className="mt-10 max-w-[360px] divide-y divide-line border-line border-y max-lg:hidden">
            {answers.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className="link-quiet flex h-12 items-center justify-between">
                  {label}
                  <Icon name="arrow-right" className="text-ink-3" />
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <Suspense>
            {isSent ? <Sent onAgain={() => setSent(false)} /> : <ContactForm onSent={() => setSent(true)} />}
          </Suspense>
        </div>
      </div>
    </SitePage>
  )
}
