import { listed } from '#rules/listed.ts'
import { pattern } from '#rules/pattern.ts'
import { pageRequest } from '#rules/page-requests.ts'
import { escapeText } from './template/markup.ts'
import type { PagePlan } from './plan.ts'
import { shadesOf } from './theme.ts'
import type { Brief, SectionKind, Text } from './types.ts'
import { lower } from './words/read/source.ts'

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

/** The sentences of an answer per language; `{…}` are filled in. */
const phrases = {
  en: {
    made: 'Here is {brand} in the {family} look: {sections}.',
    piece: 'Here it is, in the {family} look.',
    samples: 'What it shows are examples.',
    again: 'Another version, in the {family} look: {sections}.',
    named: 'You did not name it, so I called it “{brand}”; say “call it …” with the name and I change it.',
    pages: 'Its menu already leads to {pages}: press a page below and I make it in the same look.',
    shades: 'I made {colors} a shade lighter or darker than you said, so that everything on the page can be read.',
    waits: 'Waiting for your facts: {slots}.',
    left: 'I did not use: {left}.',
    more: '{count} more',
    page: 'your page',
  },
  de: {
    made: 'Hier ist {brand} im Stil „{family}“: {sections}.',
    piece: 'Hier ist es, im Stil „{family}“.',
    samples: 'Was es zeigt, sind Beispiele.',
    again: 'Eine andere Fassung, im Stil „{family}“: {sections}.',
    named:
      'Sie haben keinen Namen genannt, darum heißt es „{brand}“; sagen Sie „Nenne es …“ mit dem Namen, und ich ändere ihn.',
    pages: 'Das Menü führt schon zu {pages}: unten eine Seite wählen, und ich mache sie im selben Stil.',
    shades: 'Einen Ton heller oder dunkler als gesagt, damit alles lesbar bleibt: {colors}.',
    waits: 'Es warten auf Ihre Angaben: {slots}.',
    left: 'Nicht verwendet: {left}.',
    more: '{count} weitere',
    page: 'Ihre Seite',
  },
  fr: {
    made: 'Voici {brand} dans le style « {family} » : {sections}.',
    piece: 'Le voici, dans le style « {family} ».',
    samples: 'Ce qu’il montre, ce sont des exemples.',
    again: 'Une autre version, dans le style « {family} » : {sections}.',
    named:
      'Vous n’avez pas donné de nom, je l’ai donc appelé « {brand} » ; dites « Appelle-le … » avec le nom et je le change.',
    pages: 'Le menu mène déjà à {pages} : choisissez une page ci-dessous et je la fais dans le même style.',
    shades: 'Un ton plus clair ou plus foncé que demandé, pour que tout reste lisible : {colors}.',
    waits: 'En attente de vos informations : {slots}.',
    left: 'Non utilisé : {left}.',
    more: '{count} autres',
    page: 'votre page',
  },
  es: {
    made: 'Aquí está {brand} con el estilo «{family}»: {sections}.',
    piece: 'Aquí está, con el estilo «{family}».',
    samples: 'Lo que muestra son ejemplos.',
    again: 'Otra versión, con el estilo «{family}»: {sections}.',
    named: 'No has dado un nombre, así que lo he llamado «{brand}»; di «Llámalo …» con el nombre y lo cambio.',
    pages: 'El menú ya lleva a {pages}: elige una página abajo y la hago con el mismo estilo.',
    shades: 'Un tono más claro u oscuro de lo que dijiste, para que todo se lea bien: {colors}.',
    waits: 'A la espera de tus datos: {slots}.',
    left: 'No he usado: {left}.',
    more: '{count} más',
    page: 'tu página',
  },
  no: {
    made: 'Her er {brand} i stilen «{family}»: {sections}.',
    piece: 'Her er det, i stilen «{family}».',
    samples: 'Det den viser, er eksempler.',
    again: 'En annen versjon, i stilen «{family}»: {sections}.',
    named: 'Du ga ikke noe navn, så jeg kalte det «{brand}»; si «Kall det …» med navnet, så endrer jeg det.',
    pages: 'Menyen fører allerede til {pages}: velg en side under, så lager jeg den i samme stil.',
    shades: 'En tone lysere eller mørkere enn du sa, så alt kan leses: {colors}.',
    waits: 'Venter på opplysninger fra deg: {slots}.',
    left: 'Ikke brukt: {left}.',
    more: '{count} til',
    page: 'siden din',
  },
} as const

/** What can be said next, as prompts that the composer understands. */
const next: Record<Brief['language'], string[]> = {
  en: ['Another version', 'Make it darker', 'Make it rounder'],
  de: ['Eine andere Fassung', 'Dunkler bitte', 'Rundere Ecken'],
  fr: ['Une autre version', 'Plus sombre', 'Plus arrondi'],
  es: ['Otra versión', 'Más oscuro', 'Más redondeado'],
  no: ['En annen versjon', 'Gjør den mørkere', 'Rundere hjørner'],
}

const MOST_SLOTS = 5
const silent = new Set<SectionKind>(['header', 'footer', 'hero', 'sidebar', 'toolbar'])

/** One or two sentences for the person, and what they may say next. */
export function writeReply({ brief, brand, page, lent, html, again, missing }: Told): {
  reply: string
  suggestions: string[]
} {
  const say = phrases[brief.language]
  const list = (entries: string[]) => listed(shortened(entries, say.more), brief.language)
  const sections = page.places
    .filter(({ kind }) => !silent.has(kind))
    .map(({ label, asked }) => (asked ? asked.words : lower(label, brief.language)))
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
    brief.brand || alone || typeof brand !== 'string' || !html.includes(escapeText(brand))
      ? ''
      : fill(say.named, { brand })
  const slots = waiting(html, brief.language)
  const shades = shadesOf(page.plan.theme, brief.colors)
  const left = brief.leftOver.map((words) => inQuotes(words.trim().replace(/\s*\n\s*/g, ' '), brief.language))
  return {
    reply: [
      made,
      alone ? say.samples : '',
      named,
      missing.length > 0 ? fill(say.pages, { pages: list(missing.map((name) => inQuotes(name, brief.language))) }) : '',
      shades.length > 0 ? fill(say.shades, { colors: list(shades) }) : '',
      slots.length > 0 ? fill(say.waits, { slots: list(slots) }) : '',
      left.length > 0 ? fill(say.left, { left: listed(left, brief.language) }) : '',
    ]
      .filter(Boolean)
      .join(' '),
    suggestions: [
      ...missing.slice(0, 4).map((name) => pageRequest(brief.language, name)),
      ...next[brief.language],
    ].slice(0, 5),
  }
}

const marks: Record<Brief['language'], string> = { en: '“”', de: '„“', fr: '«»', es: '«»', no: '«»' }
const inQuotes = (text: string, language: Brief['language']) =>
  language === 'fr' ? `« ${text} »` : `${marks[language][0]}${text}${marks[language][1]}`

const fill = (phrase: string, words: Record<string, string>) =>
  phrase.replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '')

/** What is too much for a sentence is counted. */
function shortened(entries: string[], more: string): string[] {
  if (entries.length <= MOST_SLOTS + 1) return entries
  return [...entries.slice(0, MOST_SLOTS), fill(more, { count: String(entries.length - MOST_SLOTS) })]
}

/** The verb of a slot ('Add', 'ergänzen') says nothing in a list. */
const verbs = pattern('i')`
  ^(?:add|ajoutez|ajouter|décrire|añade|añadir|describir|legg til|beskriv)(?:\s+(?:an?|the|your|le|la|les|un|une
  |des|votre|vos|el|los|las|una|tu|tus|su|sus|et))?\s+|\s+(?:ergänzen|eintragen|angeben|beschreiben|verlinken)$
`
/** A longer text explains what to write; it is no name for it. */
const LONGEST_SLOT = 32

/** What the waiting slots of a page ask for, each once. */
function waiting(html: string, language: Brief['language']): string[] {
  const texts = [...html.matchAll(/data-placeholder[^>]*>([^<]+)</g)].map((match) => (match[1] ?? '').trim())
  const names = texts.filter((text) => verbs.test(text)).map((text) => lower(text.replace(verbs, ''), language))
  return [...new Set(names.filter((name) => name.length > 2 && name.length <= LONGEST_SLOT))]
}
