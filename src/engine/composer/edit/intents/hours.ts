import { pattern } from '#rules/pattern.ts'
import type { Operation } from '#design/types.ts'
import { escapeText } from '#design/text.ts'
import { lexicon } from '../../../understanding/lexicon.ts'
import { readingLanguages } from '../../../understanding/types.ts'
import { capital } from '../../words/read/source.ts'
import { addLine, fillIn, isWaiting, leavesOf } from '../fill-in.ts'
import { findSections } from '../find-sections.ts'
import { days, spans } from '../lexicon/days.ts'
import { placeholderFor } from '../lexicon/placeholders.ts'
import { type OpenPage, type Part, partsIn, sectionAround } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { fit } from '../read.ts'
import type { IntentReader, Scene } from '../scene.ts'

const anyDay = [...days, ...spans.map(([pattern]) => pattern)].join('|')
type Said = 'closed' | 'closedLast' | 'timeOpens' | 'rangeOpens' | 'clock'
/** These small words of all languages, the longest first; none that is a day elsewhere ('fri'). */
const wordsFor = (...kinds: readonly Said[]) =>
  [...new Set(readingLanguages.flatMap((language) => kinds.flatMap((kind) => lexicon(language).grammar[kind])))]
    .filter((word) => !new RegExp(`^(?:${anyDay})$`, 'iu').test(word))
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/\./g, '\\.'))
    .join('|')
const joint = '\\s*(?:-|–|—|to|until|till|through|thru|bis|à|au|alle|al|às|aos?|até|a|til|and|&)\\s*'
const clock = '\\d{1,2}(?:[:.h]\\d{2})?\\s?(?:am|pm|uhr|h)?'

/** How days and their times are said, in any of the languages: closed days, days with times, times with days. */
function writtenForms() {
  const closed = wordsFor('closed')
  const dayRange = `(?:(?:${wordsFor('rangeOpens')})\\s+)?(?<from>${anyDay})(?:${joint}(?<to>${days.join('|')}))?`
  const timeRange = `(?:(?:${wordsFor('timeOpens', 'clock')})\\s*)?(?<open>${clock})${joint}(?<close>${clock})`
  const between = '[\\s:,]*(?:we are |open |to |is |are |auf |ist |à |a |til |er )*'
  const shutBehind = `(?<closed>${closed}|${wordsFor('closedLast')})(?![\\p{L}])`
  const article = '(?:on |every |am |le |el |los |il |la |all |à |às |aos? |n?as? |n?os? )?'
  return {
    entry: new RegExp(`(?<![\\p{L}])${dayRange}(?![\\p{L}])${between}(?:${timeRange}|${shutBehind})`, 'giu'),
    reversed: new RegExp(`${timeRange},?\\s*${article}${dayRange}(?![\\p{L}])`, 'giu'),
    shut: new RegExp(`(?<closed>${closed})\\s*${article}${dayRange}(?![\\p{L}])`, 'giu'),
  }
}
let known: ReturnType<typeof writtenForms> | undefined

type Opening = { from: number; to: number; times: string | null }

/** 'We open Tuesday to Saturday from 9 to 17', 'opening hours: Mon–Fri 9–18, Sat 10–14'. */
export const readHours: IntentReader = (clause) => {
  const said = clause.text(clause.words)
  const groups = fit(
    said,
    pattern('i')`
      ^(?:the |our |my )?(?:new )?(?:opening (?:hours|times)|business hours|hours|times)(?: (?:are|is|should be
      |have changed to|:|=))?:? (?<what>.+)$
    `,
    pattern('i')`
      ^(?:change|set|update|add|put|correct|make) (?:in )?(?:the |our |my )?(?:opening (?:hours|times)|business hours
      |hours)(?: (?:to|as|are|:|be))?:? (?<what>.+)$
    `,
    /^we(?:'re| are|’re)? (?:only |now |also )?(?<what>(?:open|closed|shut)\b.+)$/i,
    /^(?:open|closed) (?<what>.*\d.*|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?)$/i,
  )
  if (!groups) {
    const wanting = fit(
      clause.words,
      /^(?:change|update|add|correct|fix) (?:the |our |my )?(?<what>opening (?:hours|times)|business hours|hours)$/i,
    )
    return wanting && /^(?:change|update|correct|fix)/i.test(clause.words) ? () => problem('needFact') : null
  }
  const what = /^(?:closed|shut)/i.test(said) ? said : groups('what')
  const openings = readOpenings(what)
  return openings.length === 0 && !/\d/.test(what)
    ? null
    : (scene) => setHours(scene, openings, what.replace(/^open (?:from )?/i, ''))
}

function readOpenings(text: string): Opening[] {
  const found: (Opening & { at: number })[] = []
  const { shut, entry, reversed } = (known ??= writtenForms())
  for (const pattern of [shut, entry, reversed]) {
    for (const match of text.matchAll(pattern)) {
      const { from = '', to = '', open = '', close = '', closed: none = '' } = match.groups ?? {}
      const first = dayNumber(from)
      const last = dayNumber(to)
      if (!first || found.some((one) => Math.abs(one.at - match.index) < 3)) continue
      if (none === '' && open === '') continue
      found.push({
        at: match.index,
        from: first[0],
        to: last ? last[0] : first[1],
        times: none ? null : `${open.trim()}–${close.trim()}`,
      })
    }
    if (found.length > 0 && pattern === entry) break
  }
  return found
}

function dayNumber(word: string): [number, number] | null {
  const at = days.findIndex((pattern) => new RegExp(`^(?:${pattern})$`, 'iu').test(word.trim()))
  if (at >= 0) return [at, at]
  const span = spans.find(([pattern]) => new RegExp(`^(?:${pattern})$`, 'iu').test(word.trim()))
  return span ? [span[1], span[2]] : null
}

const covers = ({ from, to }: Opening, day: number) =>
  from <= to ? day >= from && day <= to : day >= from || day <= to

function setHours(scene: Scene, openings: Opening[], words: string): EditOutcome {
  const { page, language } = scene
  const shutDay = /^(?:closed|shut)(?: on)? (?<day>\p{L}+)$/iu.exec(words)?.groups?.day
  const said = shutDay ? `${capital(shutDay)}: ${placeholderFor('closed', language)}` : words
  const rows = dayRows(page)
  const told: string[] = []
  const operations = rows.flatMap(({ from, to, label, value }): Operation[] => {
    const opening = openings.findLast((one) => covers(one, from) && covers(one, to))
    if (!opening) return []
    const text = opening.times ?? placeholderFor('closed', language)
    told.push(`${label.replace(/:$/, '')}: ${text}`)
    return value.text === text ? [] : fillIn(page, value, text)
  })
  if (operations.length > 0) return done(operations, 'noted', 'opening hours', told.join(', '))
  if (rows.length > 0 && openings.length > 0 && rows.some(({ from }) => openings.some((one) => covers(one, from))))
    return done([], 'noted', 'opening hours', said)
  // lines of a table are not filled with a sentence
  if (rows.length > 1 && openings.length === 0) return problem('needFact')
  const [section] = findSections(page, 'opening hours')
  const leaves = leavesOf(page, section ? partsIn(page, section) : page.parts)
  const place =
    leaves.find((part) => isWaiting(page, part) && /hours|zeiten|uhr|horaire|horario|tider|times/i.test(part.text)) ??
    leaves.find(
      (part) =>
        inContact(page, part) && new RegExp(`(?:${anyDay}).*\\d`, 'iu').test(part.text) && part.text.length < 120,
    )
  if (place) return done(fillIn(page, place, said), 'noted', 'opening hours', said)
  const added = addLine(page, escapeText(said), ['hours', 'location', 'contact', 'footer'])
  return added ? done([added], 'noted', 'opening hours', said) : problem('noPlace', 'opening hours')
}

const inContact = (page: OpenPage, part: Part) =>
  /^(?:hours|contact|footer|location)$/.test(sectionAround(page, part)?.kind ?? '')

type Row = { from: number; to: number; label: string; value: Part }

/** Lines that begin with a day, with the element that tells its hours. */
function dayRows(page: OpenPage): Row[] {
  const whole = new RegExp(`^(?<from>${days.join('|')})(?:${joint}(?<to>${days.join('|')}))?:?$`, 'iu')
  return leavesOf(page).flatMap((label): Row[] => {
    const match = whole.exec(label.text)?.groups
    const first = dayNumber(match?.from ?? '')
    if (!first) return []
    const parent = label.element.parent
    const next = page.parts.find(
      ({ element, text }) => element.parent === parent && element.start >= label.element.end && text !== '',
    )
    const value = next && leavesOf(page, [next, ...partsIn(page, next)])[0]
    return value ? [{ from: first[0], to: dayNumber(match?.to ?? '')?.[0] ?? first[0], label: label.text, value }] : []
  })
}
