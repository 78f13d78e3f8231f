import { listed } from '#rules/listed.ts'
import { forLanguages, languages } from '#rules/languages.ts'
import { pageRequest } from '#rules/page-requests.ts'
import { answerWords } from './edit/lexicon/answer-words.ts'
import { escapeText } from './template/markup.ts'
import { sectionLabels } from './section-labels.ts'
import type { PagePlan } from './plan.ts'
import { shadesOf } from './theme.ts'
import type { Brief, SectionKind, Text } from './types.ts'
import { lower } from './words/read/source.ts'
import { hasExamples } from './words/write/app.ts'

type Told = {
  brief: Brief
  /** the name shown */
  brand: Text
  page: PagePlan
  /** headings of the sections that come from another page of the site */
  lent: readonly string[]
  html: string
  /** another version of a page that was shown before */
  again: boolean
  /** pages of the site that are still to be made */
  missing: readonly string[]
}

const MOST_SLOTS = 5
const silent = new Set<SectionKind>(['header', 'footer', 'hero', 'sidebar', 'toolbar'])

/** One or two sentences for the person, and what they may say next. */
export function writeReply({ brief, brand, page, lent, html, again, missing }: Told): {
  reply: string
  suggestions: string[]
} {
  const { page: say, next } = answerWords[brief.language]
  const list = (entries: string[]) => listed(shortened(entries, say.more), brief.language)
  const sections = page.places
    .filter(({ kind }) => !silent.has(kind))
    // 'Features' that nobody asked for by that name is called what it is called on the page
    .map(({ kind, label, asked }) =>
      asked && asked.words !== sectionLabels[brief.language][kind] ? asked.words : lower(label, brief.language),
    )
  const alone = brief.kind === 'component' || brief.kind === 'screen'
  const parts = [...new Set([...sections, ...lent])]
  const told = alone && !again ? say.piece : again ? say.again : say.made
  // A page may have nothing between its head and its foot.
  const made = fill(parts.length > 0 ? told : told.replace(/\s?: \{sections\}/, ''), {
    brand: brief.brand ?? say.page,
    family: page.family.name,
    sections: list(parts),
  })
  const named =
    brief.brand ||
    alone ||
    (brief.matter && brief.trade) ||
    typeof brand !== 'string' ||
    !html.includes(escapeText(brand))
      ? ''
      : fill(say.named, { brand })
  const slots = waiting(html, brief.language)
  const shades = shadesOf(page.plan.theme, brief.colors)
  const left = brief.leftOver.map((words) => inQuotes(words.trim().replace(/\s*\n\s*/g, ' '), brief.language))
  return {
    reply: [
      made,
      alone && hasExamples(brief.app) && showsSamples(brief) ? say.samples : '',
      named,
      brief.unspoken ? fill(say.unspoken, { language: nameOf(brief.unspoken, brief.language) }) : '',
      missing.length > 0 ? fill(say.pages, { pages: list(missing.map((name) => inQuotes(name, brief.language))) }) : '',
      shades.length > 0 ? fill(say.shades, { colors: list(shades) }) : '',
      slots.length > 0 ? fill(say.waits, { slots: list(slots) }) : '',
      left.length > 0 ? fill(say.left, { left: listed(left, brief.language) }) : '',
    ]
      .filter(Boolean)
      .join(' '),
    suggestions: [...missing.slice(0, 4).map((name) => pageRequest(brief.language, name)), ...next].slice(0, 5),
  }
}

/** A single part with what was said in it shows no examples, but for plans without names. */
const showsSamples = ({ alone }: Brief) =>
  !alone || (alone.piece === 'plans' && !alone.parts.some(({ what }) => what === 'entry'))

function inQuotes(text: string, language: Brief['language']): string {
  const [open, close] = answerWords[language].quotes
  return `${open}${text}${close}`
}

const nameOf = (code: string, language: Brief['language']) =>
  new Intl.DisplayNames([languages[language].locale], { type: 'language' }).of(code) ?? code

const fill = (phrase: string, words: Record<string, string>) =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')

/** What is too much for a sentence is counted. */
function shortened(entries: string[], more: string): string[] {
  if (entries.length <= MOST_SLOTS + 1) return entries
  return [...entries.slice(0, MOST_SLOTS), fill(more, { count: String(entries.length - MOST_SLOTS) })]
}

/** The verb of a slot ('Add', 'ergänzen') says nothing in a list. */
const slotVerb = forLanguages((language) => {
  const { before, articles, after } = answerWords[language].slotVerbs
  const article = articles.length > 0 ? `(?:\\s+(?:${articles.join('|')}))?` : ''
  const sides = [
    ...(before.length > 0 ? [`^(?:${before.join('|')})${article}\\s+`] : []),
    ...(after.length > 0 ? [`\\s+(?:${after.join('|')})$`] : []),
  ]
  return new RegExp(sides.join('|'), 'i')
})

/** A longer text explains what to write; it is no name for it. */
const LONGEST_SLOT = 32

/** What the waiting slots of a page ask for, each once. */
function waiting(html: string, language: Brief['language']): string[] {
  const verb = slotVerb[language]
  const texts = [...html.matchAll(/data-placeholder[^>]*>([^<]+)</g)].map((match) => (match[1] ?? '').trim())
  const names = texts.filter((text) => verb.test(text)).map((text) => lower(text.replace(verb, ''), language))
  return [...new Set(names.filter((name) => name.length > 2 && name.length <= LONGEST_SLOT))]
}
