/** '$0.196', and '$0.20': in cents, with more digits only where there are some. */
export function creditPrice(dollars: number): string {
  const digits = String(dollars).split('.')[1]?.length ?? 0
  return `$${dollars.toFixed(Math.max(2, digits))}`
}

/** '$18', '$18.50', from cents. */
export function total(cents: number): string {
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`
}

/** The height of an amount's strokes, in px. */
export const stackHeight = (credits: number) => Math.round(10 + (credits / 1000) * 58)
