/** A text as it is compared: case, quotes, dashes and spaces that nobody would call another text are alike. */
export const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘‛ʼ]/g, "'")
    .replace(/[“”„«»"]/g, '"')
    .replace(/\s*[–—‑‐−-]\s*/g, '-')
    .replace(/(?<=\d) (?=[€$£%])/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const letter = /[\p{L}\p{N}]/u

/** Whether a text has these words, and not only as a part of longer ones; both plain. */
export function hasWords(text: string, words: string): boolean {
  if (words === '') return false
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [first, last] = [words.charAt(0), words.charAt(words.length - 1)]
    const before = text.charAt(at - 1)
    const after = text.charAt(at + words.length)
    if (!(letter.test(first) && letter.test(before)) && !(letter.test(last) && letter.test(after))) return true
  }
  return false
}
