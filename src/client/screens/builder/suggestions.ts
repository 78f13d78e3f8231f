/** The five suggestions of the specification: what the card says, what is asked for, and a page that was made from it. */
export const suggestions = [
  {
    title: 'Pizza delivery homepage',
    picture: '/suggestions/pizza.webp',
    prompt:
      'A homepage for a pizza delivery service called Forno Volante: menu highlights, how delivery works, opening hours and an order button. Warm, appetising and bold.',
  },
  {
    title: 'E-commerce product page',
    picture: '/suggestions/product.webp',
    prompt:
      'An e-commerce product page for the Lumen One over-ear headphones with a gallery, colour choice, description, specifications, a reviews section and add to cart. Quiet luxury.',
  },
  {
    title: 'Mobile cart screen',
    picture: '/suggestions/cart.webp',
    prompt:
      'A mobile cart screen for a stationery shop called Papier with line items, quantity steppers, a promo code, a summary and checkout. Tidy and playful.',
  },
  {
    title: 'Login form with social auth',
    picture: '/suggestions/login.webp',
    prompt:
      'A login form with social auth for a project tool called Fathom: e-mail and password, show password, forgot password, and buttons to continue with Google and GitHub. Calm and clear.',
  },
  {
    title: 'Analytics dashboard layout',
    picture: '/suggestions/dashboard.webp',
    prompt:
      'An analytics dashboard layout for a shop with a sidebar, KPI cards, a line chart, a table and filters. Dense, calm and factual.',
  },
] as const

export type Suggestion = (typeof suggestions)[number]
