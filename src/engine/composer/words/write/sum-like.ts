/** Writes a sum the way the prices beside it are written. */
export function sumLike(model: string, sum: number): string {
  const comma = model.includes(',')
  const digits = /[.,]\d{2}/.test(model) ? sum.toFixed(2) : String(Math.round(sum))
  return model.replace(/\d[\d.,]*/, comma ? digits.replace('.', ',') : digits)
}
