/** Where a phrase of an index stands in a text. */
export type Hit<Value> = { value: Value; start: number; end: number; phrase: string }

/** A longer phrase says more than the ones inside it: 'pizza delivery service' is no 'delivery service'. */
export const longestHits = <Value>(hits: readonly Hit<Value>[]): Hit<Value>[] =>
  hits.filter(
    (hit) =>
      !hits.some(
        (other) => other.start <= hit.start && other.end >= hit.end && other.end - other.start > hit.end - hit.start,
      ),
  )

/** Many phrases, found in one walk over a text: by their first word, plural endings aside. */
export class PhraseIndex<Value> {
  readonly #byFirst = new Map<string, { words: string[]; value: Value; phrase: string }[]>()
  readonly #endings = new Map<string, { value: Value; phrase: string }>()

  add(phrase: string, value: Value): void {
    const words = phrase.toLowerCase().replace(/’/g, "'").split(' ')
    const first = words[0] ?? ''
    const list = this.#byFirst.get(first)
    if (list) list.push({ words, value, phrase })
    else this.#byFirst.set(first, [{ words, value, phrase }])
    if (words.length === 1 && first.length >= 5) this.#endings.set(first, { value, phrase })
  }

  /** All phrases in the text; `compounds` also takes words that end in one, as German builds them. */
  find(text: string, compounds: boolean): Hit<Value>[] {
    const tokens = [
      ...text
        .toLowerCase()
        .replace(/’/g, "'")
        .matchAll(/[\p{L}\p{N}][\p{L}\p{N}&'.+-]*/gu),
    ].map((match) => ({ word: match[0].replace(/[.'-]+$/, ''), start: match.index }))
    const hits: Hit<Value>[] = []
    tokens.forEach(({ word, start }, at) => {
      for (const form of singulars(word)) {
        for (const entry of this.#byFirst.get(form) ?? []) {
          const last = tokens[at + entry.words.length - 1]
          const fits =
            last !== undefined &&
            entry.words.every((expected, offset) => {
              const seen = tokens[at + offset]?.word ?? ''
              return seen === expected || (offset === entry.words.length - 1 && singulars(seen).includes(expected))
            })
          if (fits && last)
            hits.push({ value: entry.value, start, end: last.start + last.word.length, phrase: entry.phrase })
        }
      }
      if (compounds && word.length > 7 && !this.#byFirst.has(word)) {
        for (let cut = 2; cut <= word.length - 5; cut++) {
          const entry = this.#endings.get(word.slice(cut))
          if (!entry) continue
          hits.push({ value: entry.value, start, end: start + word.length, phrase: entry.phrase })
          break
        }
      }
    })
    return hits
  }
}

function singulars(word: string): string[] {
  const forms = [word]
  if (word.length > 3)
    for (const ending of ["'s", 'es', 's', 'en', 'n', 'er', 'r'])
      if (word.endsWith(ending)) forms.push(word.slice(0, -ending.length))
  if (word.endsWith('ies')) forms.push(`${word.slice(0, -3)}y`)
  return forms
}
