import { pattern } from '#rules/pattern.ts'
import { sectionLabels } from '../../section-labels.ts'
import type { AskedSection, Brief, Item, PageKind, SectionKind } from '../../types.ts'
import type { Archetype, Language } from '../types.ts'
import { componentWords } from '../lexicon/component-words.ts'
import { domainWords } from './domain.ts'
import type { Entry } from './entries.ts'
import { readItems } from './items.ts'
import { isFunction } from './offers.ts'
import { hasPrice } from './prices.ts'
import { capital, type Source, words } from './source.ts'

/** Listed things that say how the page should look, in which language, or when: read elsewhere. */
const readElsewhere = pattern('i')`
  ^(?:in |auf |en |på )?(?:english|german|french|spanish|norwegian|deutsch|englisch|français|español|norsk)\b
  |\b(?:theme|mode|background|colou?rs?|palette|type|typography|design|layout|look|style|feel|spacing|accent|font
  |hintergrund|farben|animations?|illustrations?|bold and|tone|surface|chrome|padding|angles|edges|corners|shapes
  |contrast|typeface|modern)\b
`
/** '168 m²', '14 rooms': a fact about the place, not a part of the page. */
const measured = pattern('iu')`
  ^\d[\d.,]* ?(?:m²|m2|sqm|km|kg|ha|years?|rooms?|bedrooms?|beds|seats|people|guests|hectares|met(?:er|re)s|zimmer
  |plätze|betten|chambres|pièces|habitaciones|rom|senger)(?![\p{L}])
`
/** 'distances 5 km and 10 km': what it comes in. */
const measures =
  /^(?:the )?(\p{L}{4,}) (\d[\d.,]* ?\p{L}{1,4}(?:(?:, (?:and )?| (?:and|or|und|oder|et|y|og) )\d[\d.,]* ?\p{L}{1,4})+)$/iu
/** 'I run a café with two friends, we fix toasters, lamps': a story about the trade is no list of functions. */
function telling({ bare, sentences }: Source, { start, end, cue }: Entry): boolean {
  const sentence = sentences.find((one) => one.start <= start && one.end >= end)
  return (
    /^(?:with|mit|avec|con|med)$/.test(cue) &&
    sentence !== undefined &&
    /, (?:and )?(?:i|we|people|they) (?!need|want|would|like|love)[a-z]+/i.test(
      bare.slice(sentence.start, sentence.end),
    )
  )
}

/** Requests that describe a program rather than a place. */
const software =
  /\b(?:users? (?:should|can|must)|functionalit\w+|mini-program|platform|management system|log in and)\b/i
/** 'three parts', 'four modules': the list itself follows. */
const containers = pattern('i')`
  ^(?:(?:the|its|a|\d+|one|two|three|four|five|six|seven|eight|basic|different|various|multiple
  |following) )*(?:parts|pages|modules|sections|functions|functionalit(?:y|ies)|features|components|elements|areas
  |the)$
`
const asides =
  /^(?:allowing|enabling|making|providing|ensuring|so|where|which|to|used|helping|including|based|each|others?)\b/i
const componentNames = new Set(Object.values(componentWords).flatMap((phrases) => phrases.split('|')))
/** A phone number or an e-mail address by itself is told under contact; 'emergency number +44 …' is a part of the page. */
const reach = pattern('i')`
  ^(?:phone|tel(?:e(?:phone|fon))?\.?|mobile|mobil|e-?mail|mail|call|whatsapp)?(?: number
  | us)?:? ?(?:at |on )?(?:\+?\d(?:[ ()./-]?\d){6,}|[\w.+-]+@[\w-]+\.[\w.]+)$
`
const kindOfComponent = (text: string) =>
  componentNames.has(text.toLowerCase()) || componentNames.has(text.toLowerCase().replace(/s$/, ''))
const functional = /functionalit|functions|features|modules|such as/i
const verbal = words('is|are|should|can|has|have|lets|allows|shows|displays|ist|sind|kann|soll', 'iu')

/** Pages made of fixed parts: what is listed for them is a detail of a part. */
const screens = new Set<PageKind>(['cart', 'login', 'screen', 'component', 'article'])

type Shared = { sections: AskedSection[]; offers: Item[]; facts: string[]; unused: Entry[]; functions: Entry[] }

/**
 * Decides about listed things that name no kind of section: functions of a product become offers, a thing with a price
 * an offer of its trade, short names on other pages a section of their own, the rest is left over.
 */
export function sortOthers(
  source: Source,
  brief: Pick<Brief, 'domain' | 'kind' | 'tones' | 'colors'>,
  others: readonly Entry[],
  language: Language,
): Shared {
  const out: Shared = { sections: [], offers: [], facts: [], unused: [], functions: [] }
  const { archetype } = domainWords(brief.domain)
  const product =
    ['digital', 'learn'].includes(archetype) ||
    brief.kind === 'dashboard' ||
    brief.kind === 'product' ||
    software.test(source.bare)
  for (const entry of others) {
    const said = source.request.slice(entry.start, entry.end)
    const count = entry.text.split(' ').length
    if (
      readElsewhere.test(entry.text) ||
      saysLook(entry.text, brief) ||
      containers.test(entry.text) ||
      asides.test(entry.text) ||
      reach.test(entry.text)
    )
      continue
    const sizes = measures.exec(said)
    if (sizes?.[1] && sizes[2] && !product) {
      out.sections.push({
        kind: 'details',
        words: capital(sizes[1]),
        items: sizes[2].split(/, (?:and )?| (?:and|or|und|oder|et|y|og) /).map((title) => ({ title })),
        span: { start: entry.start, end: entry.end },
      })
      continue
    }
    if (kindOfComponent(entry.text)) {
      out.unused.push(entry)
      continue
    }
    if (measured.test(entry.text) || (brief.domain === 'real-estate' && describes(source, entry))) {
      out.facts.push(said)
      continue
    }
    if (telling(source, entry)) {
      out.unused.push(entry)
      continue
    }
    if (entry.inside !== null && hasPrice(entry.inside)) out.offers.push(...readItems(entry.inside, language))
    else if (hasPrice(entry.text))
      out.offers.push(...readItems(said, language).filter((item) => item.price !== undefined))
    else if (/^\p{L}[^:]*\bfree$/u.test(entry.text) && count <= 4) out.facts.push(said)
    else if (
      functional.test(entry.cue) ||
      isFunction(entry.text) ||
      (product && count <= 8 && !/["\u0001]/.test(source.bare.slice(entry.start, entry.end)))
    )
      out.functions.push(entry)
    else if (
      count <= 5 &&
      !verbal.test(entry.text) &&
      entry.cue !== '' &&
      out.sections.length < 5 &&
      !screens.has(brief.kind)
    )
      out.sections.push(ownSection(source, entry, language))
    else if (count > 2) out.unused.push(entry)
  }
  // 'services, savings calculator, contact': one tool among the parts of a trade's page is a part itself
  const [tool, ...more] = out.functions
  if (tool && more.length === 0 && !product && tool.cue !== '' && !functional.test(tool.cue)) {
    out.functions = []
    out.sections.push(ownSection(source, tool, language))
  }
  return { ...out, sections: gathered(out.sections, archetype, language) }
}

const listing: Partial<Record<Archetype, SectionKind>> = {
  shop: 'products',
  table: 'menu',
  visit: 'services',
  expert: 'services',
  trade: 'services',
  work: 'services',
  stay: 'features',
  cause: 'features',
}

/** 'furniture, kitchens' beside 'references, contact' are what is offered: several unknown names make one list. */
function gathered(sections: AskedSection[], archetype: Archetype, language: Language): AskedSection[] {
  const kind = listing[archetype]
  const unknown = sections.filter((section) => section.kind === 'about' && section.items.length === 0)
  const [first] = unknown
  if (!kind || !first || unknown.length < 2) return sections
  const items = unknown.map(({ words: title }): Item => ({ title }))
  const list: AskedSection = { kind, words: sectionLabels[language][kind], items, span: first.span }
  return [list, ...sections.filter((section) => !unknown.includes(section))]
}

/** ': a 1930s villa …' after a colon says what the page is about. */
const describes = (source: Source, entry: Entry) =>
  entry.cue === ':' &&
  /^(?:an?|eine?) /i.test(entry.text) &&
  source.text.slice(0, entry.start).trimEnd().endsWith(':') &&
  !verbal.test(entry.text)

/** A section that only this page has: its words are its heading. */
function ownSection(source: Source, entry: Entry, language: Language): AskedSection {
  const said = source.request
    .slice(entry.start, entry.end)
    .replace(/\s*\([^)]*\)/, '')
    .replace(/^(?:a|an|the|our|ein|eine|un|une|una|en|et)\s+/i, '')
    .replace(/["“”]/g, '')
    .trim()
  const form = /(?:form|formular|formulaire|formulario|skjema)$/i.test(said)
  const dates = /(?:dates|termine|datoer|fechas)$/i.test(said)
  return {
    kind: form ? 'contact' : dates ? 'events' : 'about',
    words: capital(said),
    items: entry.inside ? readItems(entry.inside, language) : [],
    span: { start: entry.start, end: entry.end },
  }
}

function saysLook(text: string, brief: Pick<Brief, 'tones' | 'colors'>): boolean {
  const lower = text.toLowerCase()
  const named = brief.colors.filter((color) => lower.includes(color.words.toLowerCase()))
  const colors = named.length > 0
  // 'deep teal' at the end of a list is no section.
  const rest = named
    .reduce((left, color) => left.replace(color.words.toLowerCase(), ' '), lower)
    .replace(shadeWords, ' ')
  if (colors && rest.trim() === '') return true
  return (
    lower.split(/[\s,]+/).length <= 4 &&
    (colors ||
      /^(?:very |quite )?\p{L}+(?:(?: and | und | et | y | og )\p{L}+)*(?: and | und | et | y | og )?$/u.test(lower)) &&
    isLookWord(lower)
  )
}

const shadeWords = pattern('giu')`
  (?<!\p{L})(?:deep|dark|light|pale|bright|soft|warm|cool|cold|muted|rich|strong|vivid|mainly|mostly|all|in|and
  |with|of|a|touch|accents?|colou?rs?|tones?|tief\w*|dunkl?\w*|hell\w*|und|in|mit|foncé|clair|et|oscuro|claro|y
  |mørk|lys|og)(?!\p{L})
`

const look = words(
  'playful|calm|bold|minimal|minimalist|elegant|modern|warm|dark|light|luxurious|typographic|quiet|friendly|clean|' +
    'colourful|colorful|blue|green|red|black|white|grey|gray|pink|yellow|orange|purple|brown|beige|dry|editorial|' +
    'retro|rustic|energetic|professional|trustworthy|soft|confident|loud|athletic|ruhig|hell|dunkel|edel|klar|' +
    'natürlich|gemütlich|verspielt|modern|schlicht|freundlich|clair|lumineux|sombre|élégant|claro|luminoso|elegante|' +
    'sencillo|lys|mørk|enkel|sobre|chaleureux|moderne|cálido|rolig|varm',
  'iu',
)
const isLookWord = (text: string) => look.test(text)
