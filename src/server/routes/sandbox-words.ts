import { html } from 'hono/html'

/** Stands on every page of the sandbox, so that nobody takes it for a shop. */
export const sandboxMark = html`<p class="mark" role="note"><strong>Sandbox.</strong> Nothing is charged. Only outside production.</p>`

/** Cents as dollars: $18, or $18.50. */
export function dollars(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`
}
