/** What the product is called and promises. A host renames it here. */
export const product = {
  name: 'Pagewright',
  tagline: 'Describe a page. Watch it being made. Keep the source.',
  description:
    'Describe a page in plain words. It is drawn and checked before your eyes, and the source is yours to take.',
} as const

/** Marketing figures of the landing page; set to null to hide them (and the clock rail that repeats them). */
export const marketingFigures: MarketingFigures | null = {
  pages: 'Over 1000',
  accuracyPercent: 98,
  averageSeconds: 30,
  creators: 'Thousands',
}

export type MarketingFigures = { pages: string; accuracyPercent: number; averageSeconds: number; creators: string }
