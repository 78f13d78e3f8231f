import { paths } from '../paths.ts'

export type SiteLink = { label: string /** another word where room is short */; short?: string; href: string }

/** The header's links: on the landing page they scroll, elsewhere they lead home. */
export function headerLinks(isLanding: boolean): SiteLink[] {
  if (!isLanding) return [{ label: 'Home', href: paths.home }]
  return [
    { label: 'Home', href: '#home' },
    { label: 'How it works', href: '#how' },
    { label: 'CTA', short: 'Get Started', href: '#cta' },
  ]
}
