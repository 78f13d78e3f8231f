export type Suggestion = {
  label: string
  prompt: string
  /** the page that the built-in designer makes of it */
  page: string
}

/** The five suggestion prompts of the specification: what a chip says, and what it sends. */
export const suggestions = [
  {
    label: 'Pizza delivery homepage',
    page: 'forno-volante',
    prompt:
      'A homepage for a pizza delivery called Forno Volante: menu highlights, how delivery works, opening hours, order button',
  },
  {
    label: 'E-commerce product page',
    page: 'lumen-one',
    prompt:
      'An e-commerce product page for the Lumen One over-ear headphones with gallery, colour choice, description, specs, reviews section and add to cart',
  },
  {
    label: 'Mobile cart screen',
    page: 'papier',
    prompt:
      'A mobile cart screen for Papier, a stationery shop, with line items, quantity steppers, promo code, summary and checkout',
  },
  {
    label: 'Login form with social auth',
    page: 'fathom',
    prompt: 'A login form with social auth for a project tool called Fathom',
  },
  {
    label: 'Analytics dashboard layout',
    page: 'dashboard',
    prompt: 'An analytics dashboard layout with sidebar, KPI cards, a line chart, a table and filters',
  },
] as const satisfies readonly Suggestion[]

/** What stands in the box after a suggestion was chosen: what was typed stays before it, another suggestion does not. */
export function withSuggestion(typed: string, prompt: string): string {
  const isOwn = typed.trim() !== '' && !suggestions.some((suggestion) => suggestion.prompt === typed)
  return isOwn ? `${typed.trimEnd()}\n${prompt}` : prompt
}
