const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }
/** A text as it is compared: small letters, straight quotation marks, one space. */
export const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/\s+/g, ' ')
    .replace(/ ?[–—-] ?/g, '-')
    .replace(/(?<=\d) (?=[€$£%])/g, '')
    .trim()

/** Whether a text has these words, and not only as a part of longer ones: '$9' is not in '$93'. Both plain. */
export function hasWords(text: string, words: string): boolean {
  if (words === '') return true
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before, after] = [text.charAt(at - 1), text.charAt(at + words.length)]
    if (!(letter.test(words.charAt(0)) && letter.test(before)) && !(letter.test(words.slice(-1)) && letter.test(after)))
      return true
  }
  return false
}
const letter = /[\p{L}\p{N}]/u

/** A tag to its end: a class such as '[&>li]:mt-2' does not close it. */
const tag = /<(?:"[^"]*"|'[^']*'|[^>"'])*>/

let last: { html: string; texts: string[] } | undefined

/** The texts of a page, element by element, without what waits for a fact. The same page is asked several times in a row. */
export function textsOf(html: string): readonly string[] {
  if (last?.html !== html) last = { html, texts: readTexts(html) }
  return last.texts
}

function readTexts(html: string): string[] {
  const body = html.slice(Math.max(0, html.indexOf('<body'))).replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/g, ' ')
  const filled = body.includes(' data-placeholder')
    ? body.replace(/<(\w+)[^>]*\sdata-placeholder[^>]*>[^<]*<\/\1>/g, ' ')
    : body
  return filled
    .split(tag)
    .map((text) => plain(text.replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)))
    .filter((text) => text !== '')
}
