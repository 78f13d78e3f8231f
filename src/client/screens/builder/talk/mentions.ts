import type { CommentPerson } from '#api/comments.ts'

/** A name that is being typed: from the '@' at `from` to the caret. */
export type Calling = { from: number; to: number; typed: string }

/** So many letters of a name are looked at. */
const mostTyped = 40

/** Whether the caret stands in a name that begins with '@'. */
export function callingAt(text: string, caret: number): Calling | null {
  const from = text.slice(0, caret).lastIndexOf('@')
  if (from < 0 || caret - from > mostTyped || /\S/.test(text.charAt(from - 1))) return null
  const typed = text.slice(from + 1, caret)
  return /\n/.test(typed) ? null : { from, to: caret, typed }
}

/** Who is meant by what was typed of a name. */
export function matching(people: readonly CommentPerson[], typed: string): CommentPerson[] {
  const begun = typed.toLowerCase()
  return people.filter(({ name }) => name.toLowerCase().startsWith(begun)).slice(0, 8)
}

/** The text with the whole name in it, and where the caret is then. */
export function withName(text: string, { from, to }: Calling, name: string): { text: string; caret: number } {
  const called = `@${name} `
  return { text: `${text.slice(0, from)}${called}${text.slice(to)}`, caret: from + called.length }
}

/** Who is called in a text, by their whole names. */
export function calledIn(text: string, people: readonly CommentPerson[]): string[] {
  return people.filter(({ name }) => text.includes(`@${name}`)).map(({ user_id }) => user_id)
}

/** A text in pieces: the names of people who are called, and what is between them. */
export function withCalls(text: string, names: readonly string[]): { text: string; isName: boolean }[] {
  const called = names.map((name) => `@${name}`).toSorted((a, b) => b.length - a.length)
  const pieces: { text: string; isName: boolean }[] = []
  let plain = ''
  for (let at = 0; at < text.length; ) {
    const name = called.find((each) => text.startsWith(each, at))
    if (name === undefined) {
      plain += text.charAt(at)
      at += 1
      continue
    }
    if (plain !== '') pieces.push({ text: plain, isName: false })
    pieces.push({ text: name, isName: true })
    plain = ''
    at += name.length
  }
  return plain === '' ? pieces : [...pieces, { text: plain, isName: false }]
}
