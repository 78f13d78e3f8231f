import { suggestions } from './suggestions.ts'

export type Showcase = { prompt: string; caption: string }

/** The pages that the landing page shows, each made by the built-in designer from its prompt. */
export const showcase = {
  'forno-volante': { prompt: suggestions[0].prompt, caption: 'Forno Volante, a pizza delivery' },
  'wilde-marie': {
    prompt: 'A shop homepage for Wilde Marie, a flower shop in Ghent: bouquets of the season, subscription, weddings',
    caption: 'Wilde Marie, a flower shop in Ghent',
  },
  nordlys: {
    prompt:
      'A landing page for Nordlys Kaffe, a small coffee roastery in Bergen, with a subscription section, opening hours and a contact form',
    caption: 'Nordlys Kaffe, a small coffee roastery in Bergen',
  },
  okapi: {
    prompt:
      'A landing page for Okapi, bookkeeping software for freelancers: features, three pricing plans (Solo 9 €, ' +
      'Studio 19 €, Office 39 € per month), FAQ and sign-up',
    caption: 'Okapi, bookkeeping for freelancers',
  },
  brisk: {
    prompt:
      'A landing page for Brisk, a habit tracking app for iPhone and Android: features, screens, privacy, download',
    caption: 'Brisk, an app for small daily strokes',
  },
  plainsong: {
    prompt: 'A site for the design agency Plainsong: selected work, services, process, contact; bold and typographic',
    caption: 'Plainsong, a design agency',
  },
  'lumen-one': { prompt: suggestions[1].prompt, caption: 'Lumen One, a product page' },
  papier: { prompt: suggestions[2].prompt, caption: 'Papier, a cart screen' },
  fathom: { prompt: suggestions[3].prompt, caption: 'Fathom, a login form' },
  dashboard: { prompt: suggestions[4].prompt, caption: 'An analytics dashboard' },
  'still-water': {
    prompt:
      'A landing page for Still Water yoga studio in Portland with weekly class schedule, teachers, ' +
      'pricing (drop-in $22, ten classes $180, monthly $140) and first class free',
    caption: 'Still Water, a yoga studio in Portland',
  },
  castellane: {
    prompt:
      'A website for Castellane, a law firm in Lyon for employment and company law: practice areas, approach, team, contact',
    caption: 'Castellane, a law firm in Lyon',
  },
} as const satisfies Record<string, Showcase>

export type ShowcaseName = keyof typeof showcase
