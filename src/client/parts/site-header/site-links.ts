import { paths } from '../../paths.ts'

export type SiteLink = {
  label: string
  /** another word where room is short */
  short?: string
  href: string
  isCurrent?: boolean
}

/** The header's links: on the landing page they scroll, elsewhere they lead home; the plans are for everyone. */
export function headerLinks(address: string): SiteLink[] {
  // A prerendered page stands in a folder of its own.
  const pathname = address.replace(/(?<=.)\/+$/, '')
  const pricing = { label: 'Pricing', href: paths.pricing, isCurrent: pathname === paths.pricing }
  if (pathname !== paths.home) return [{ label: 'Home', href: paths.home }, pricing]
  return [
    { label: 'Home', href: '#home', isCurrent: true },
    { label: 'How it works', href: '#how' },
    { label: 'CTA', short: 'Get Started', href: '#cta' },
    pricing,
  ]
}
