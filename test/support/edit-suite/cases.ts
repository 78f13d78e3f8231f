import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDocument } from '#design/document.ts'
import type { Key, PageDocument } from '#design/types.ts'
import { compose } from '#engine/composer/compose.ts'
import { select } from './selectors.ts'

/** What must hold afterwards: a mark (or 'page'), a relation, and what it is held against. */
export type EditCheck = [mark: string, relation: string, ...against: (string | number)[]]

/** One phrase of the suite, see test/corpus/edit-phrases. */
export type Phrase = {
  say: string
  intent: string
  /** marks that a page must have for the phrase to fit */
  on: string[]
  /** where bytes may change */
  in?: string[]
  then?: EditCheck[]
  /** nothing may change, and the answer helps */
  refuse?: true
  /** nothing may change, and the answer asks with chips that lead on */
  ask?: true
  picked?: string
  may?: 'ask'
  language?: 'en' | 'de' | 'fr' | 'es' | 'no'
}

/** A page with the places that people call by name. */
export type MarkedPage = {
  name: string
  html: string
  document: PageDocument
  marks: Record<string, string>
  own: boolean
  keys: (mark: string) => Key[]
}

const folder = join(import.meta.dirname, '../../corpus/edit-phrases')
const shared = join(import.meta.dirname, '../../../../shared/data/html')

const lines = (name: string) => readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)
/** `learnt` and `unseen` are the halves of looser.jsonl: a hash decides which phrases the rules were mended with. */
export type PhraseList = 'phrases' | 'held-out' | 'learnt' | 'unseen'

export function phrases(name: PhraseList): Phrase[] {
  const halves = name === 'learnt' || name === 'unseen'
  const list = lines(`${halves ? 'looser' : name}.jsonl`).map((line) => JSON.parse(line) as Phrase)
  return halves ? list.filter(({ say }) => isUnseen(say) === (name === 'unseen')) : list
}

const isUnseen = (say: string) => createHash('sha256').update(say).digest().readUInt8(0) % 2 === 1

const table = JSON.parse(readFileSync(join(folder, 'pages/marks.json'), 'utf8')) as Record<
  string,
  Record<string, string>
>

function marked(name: string, html: string, marks: Record<string, string>): MarkedPage {
  const document = openDocument(html)
  const found = new Map<string, Key[]>()
  const keys = (mark: string) => {
    const known = found.get(mark) ?? select(document, marks[mark] ?? '').map(({ key }) => key)
    found.set(mark, known)
    return known
  }
  return { name, html, document, marks, own: document.elements.has('theme'), keys }
}

/** Requests whose pages the suite edits: kinds, trades and languages apart. */
const requests: Record<string, string> = {
  roastery:
    'A landing page for Nordlys, a small coffee roastery in Bergen, with pricing, testimonials, opening hours and a contact form',
  software:
    'A bold landing page for Tallyhand, software for stock counts, with features, 3 pricing plans, testimonials, an FAQ and a newsletter',
  restaurant: 'A dark restaurant page for Anker with a menu, opening hours, gallery, team and a contact form',
  barber:
    'Eine Seite für den Barbier Kamm & Klinge in Bremen mit Preisen, Team, Öffnungszeiten, Kundenstimmen und Kontakt',
}

const composedPages = () =>
  Object.entries(requests).map(([name, prompt]) =>
    marked(
      `composed: ${name}`,
      compose({ prompt, mode: 'html', pageName: 'Home', html: null, pages: [], chat: [], variant: 0 }).html,
      table.composed ?? {},
    ),
  )

const plainPages = () =>
  readdirSync(join(folder, 'pages'))
    .filter((name) => name.endsWith('.html'))
    .map((name) =>
      marked(name, readFileSync(join(folder, 'pages', name), 'utf8'), table[name.replace('.html', '')] ?? {}),
    )

/** Pages that other people wrote, where they lie beside the project; only what every page has is marked on them. */
function sharedPages(): MarkedPage[] {
  if (!existsSync(shared)) return []
  return readdirSync(shared)
    .filter((name) => name.endsWith('.html'))
    .map((name) => marked(`shared: ${name}`, readFileSync(join(shared, name), 'utf8'), table.shared ?? {}))
}

let pages: MarkedPage[] | null = null
export function allPages(): MarkedPage[] {
  pages ??= [...plainPages(), ...composedPages(), ...sharedPages()]
  return pages
}

/** True when the page has everything that a phrase speaks of; on pages of other people only phrases about the whole page or its h1. */
export function fitsPage(phrase: Phrase, page: MarkedPage): boolean {
  const needed = [...phrase.on, ...(phrase.picked ? [phrase.picked] : [])]
  if (page.name.startsWith('shared:') && !phrase.on.every((mark) => mark in page.marks)) return false
  if (page.name.startsWith('shared:') && phrase.on.length === 0) return false
  return needed.every((mark) => (mark.startsWith('no-') ? !has(page, mark.slice(3)) : has(page, mark)))
}

const has = (page: MarkedPage, mark: string) => page.keys(mark).length > 0
