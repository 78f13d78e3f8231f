const hues = [20, 60, 130, 165, 215, 255, 300, 345]

/** The colour of a person, everywhere and for good: dark enough for white letters. */
export function colourOf(userId: string): string {
  let sum = 0
  for (const letter of userId) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003
  return `oklch(0.5 0.15 ${hues[sum % hues.length] ?? 255})`
}
