/** So much of a place is shown, in characters. */
const mostWords = 120

/** The words of a piece of a page's source; of one without words, the source itself. */
export function wordsIn(html: string): string {
  const words =
    html
      .replace(/<[^<>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim() ||
    html.trim() ||
    'nothing'
  return words.length > mostWords ? `${words.slice(0, mostWords)}…` : words
}
