import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageOfCode } from '#rules/languages.ts'
import { sectionRows } from '../data/facts.ts'
import { type DrawnFact, type DrawnRequest, type FactKind, type Tongue } from '../types.ts'

const shared = join(import.meta.dirname, '../../../../shared/data')

const linesOf = (name: string): string[] => {
  const path = join(shared, name)
  return existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    : []
}

/** What the letters of the labels stand for; styles and colours are seen, not read. */
const kinds: Record<string, FactKind> = {
  N: 'name',
  T: 'trade',
  L: 'place',
  O: 'note',
  S: 'service',
  P: 'price',
  H: 'hours',
  D: 'date',
  F: 'phone',
  M: 'email',
  W: 'person',
  A: 'address',
  X: 'section',
  G: 'audience',
}

const tongueOf = (code: string): Tongue => languageOfCode(code) ?? 'en'

/** The requests beside the project whose spans a reader has marked; none where they are not there. */
export function labelledRequests(): DrawnRequest[] {
  return linesOf('labelled-requests.txt').map((line, index) => {
    const [marked = '', notes = ''] = line.split(' ## ')
    const [language = '', allowed = ''] =
      notes.split('|').length > 1 ? [notes.split('|')[0]?.trim(), notes.slice(notes.indexOf('|') + 1)] : [notes.trim()]
    const facts: DrawnFact[] = []
    const text = marked.replace(
      /\{([A-Z])([*>][^:}]*)?:([^}]*)\}/g,
      (_, letter: string, extra: string | undefined, words: string) => {
        const kind = kinds[letter]
        if (kind)
          facts.push(
            factOf(
              kind,
              words,
              extra?.slice(1),
              allowed.split('|').map((one) => one.trim()),
            ),
          )
        return words
      },
    )
    const tongue = tongueOf(language ?? '')
    return {
      id: `labelled-${index + 1}`,
      tongue,
      pageTongue: tongue,
      family: 'labelled',
      heldOut: false,
      prompt: text.replaceAll('\\n', '\n').trim(),
      facts,
    }
  })
}

function factOf(kind: FactKind, words: string, extra: string | undefined, allowed: readonly string[]): DrawnFact {
  if (kind === 'trade') return { kind, words, allowed }
  if (kind === 'price') return { kind, words, ...(extra ? { item: extra } : {}) }
  if (kind !== 'section') return { kind, words }
  const row = sectionRows
    .trim()
    .split('\n')
    .find((one) =>
      one
        .toLowerCase()
        .split('|')
        .slice(1)
        .some((name) => words.toLowerCase().includes(name)),
    )
  // a button, a field or a part of its own has its words on the page
  return row ? { kind, words, allowed: row.split('|')[0]?.split(',') ?? [] } : { kind: 'button', words }
}

/** Short texts beside the project with names of other languages than their sentence. */
export function mixedRequests(): DrawnRequest[] {
  return linesOf('mixed-language.txt').map((line, index) => {
    const at = line.indexOf('|')
    const tongue = tongueOf(line.slice(0, at))
    return {
      id: `mixed-${index + 1}`,
      tongue,
      pageTongue: tongue,
      family: 'mixed',
      heldOut: false,
      prompt: line.slice(at + 1),
      facts: [],
    }
  })
}
