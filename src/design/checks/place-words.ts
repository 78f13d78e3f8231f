/** A name by its words alone: without signs, accents, and words that name nothing. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(section|sec|the|our|us|block)\b/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

export const singular = (text: string): string => text.replace(/(?<=\p{L}{2})s\b/gu, '')

/** One or two letters more, less, or different. */
export function isSlip(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 2) return false
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same))
    }
    row = next
  }
  return (row[b.length] ?? 9) <= 2
}
