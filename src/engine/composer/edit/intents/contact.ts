import { pattern } from '#rules/pattern.ts'
import { escapeAttribute } from '#design/start-tag.ts'
import { escapeText } from '#design/text.ts'
import type { Operation } from '#design/types.ts'
import { addLine, fillIn, isWaiting, leavesOf } from '../fill-in.ts'
import { attributeOf, isLeaf, type OpenPage, type Part, partsIn, sectionAround } from '../open-page.ts'
import { done, type EditOutcome, problem } from '../outcome.ts'
import { fit } from '../read.ts'
import type { Clause, IntentReader, Scene } from '../scene.ts'

type Kind = 'phone' | 'email' | 'address'

const phone = /(?:\+\s?\d{1,3}[\s./-]?)?(?:\(\d{1,5}\)[\s./-]?)?\d[\d\s./-]{4,16}\d/
const email = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/
const names: Record<Kind, RegExp> = {
  phone: /phone|telefon|\btel\b|tél|teléfono|\btlf\b|mobil/i,
  email: /e-?mail|courriel|correo|e-post|mail/i,
  address: /(?<!mail |e-mail |email )\b(?:address|adresse|dirección|street|straße|anschrift)\b/i,
}
const cues: Record<Kind, RegExp> = {
  phone:
    /\b(?:(?:tele)?phone|tel|call (?:us|me)|reach (?:us|me)|mobile|cell|whatsapp|ring (?:us|me)|our number|my number|new number|the number|fax)\b/i,
  email: /e-?mail|\bmail\b|write to|reach|contact/i,
  address: pattern('i')`
    \baddress\b|\bwe(?:'|’)?(?:re| are)(?: now)? (?:located )?(?:at|in|on)\b|\bfind us (?:at|in|on)\b
    |\bvisit us (?:at|in)\b|\blocated (?:at|in)\b|\bmoved to\b|\bour (?:shop|office|studio|place|restaurant|store
    |café|cafe) is (?:at|in|on)\b|\bwe live\b
  `,
}

const order = /^(?:add|put|insert|include|show|write|change|set|update|make|use|list|place)?\b/i

/** 'Our phone is …', 'add my email x@y.z', 'we are at 12 Harbour Lane'. */
export const readContact: IntentReader = (clause) => {
  const said = clause.text(clause.words)
  const mail = email.exec(said)?.[0]
  if (mail && !/^(?:link|point|connect)\b|\b(?:button|link)\b.*\bto\b/i.test(said))
    return (scene) => setFact(scene, 'email', mail)
  const number = phone.exec(said)?.[0].trim()
  if (number && cues.phone.test(clause.words) && number.replace(/\D/g, '').length >= 5)
    return (scene) => setFact(scene, 'phone', number)
  const whole = withQuotesOf(clause)
  const place = cues.address.test(whole) && !/e-?mail/i.test(whole) ? addressIn(whole) : null
  if (place) return (scene) => setFact(scene, 'address', clause.text(place))
  const wanting = fit(
    clause.words,
    pattern('i')`
      ^(?:add|put|insert|include|show|change|update|set|correct|fix) (?:in )?(?:(?:my|our|the|a
      |an) )?(?:new |correct |real )?(?<what>phone(?: number)?|telephone(?: number)?|e-?mail(?: address)?|address
      |street address|contact (?:details|data)|number)(?: (?:to|in|on|into) .+)?$
    `,
  )
  const stale = pattern('i')`
    ^(?:the |our |my )?(?:phone(?: number)?|number|telephone(?: number)?|e-?mail(?: address)?|address
    |opening (?:hours|times)|hours) (?:is|are)(?: all| still)? (?:wrong|outdated|old|incorrect|not (?:right|correct
    |ours)|out of date)$
  `
  if (stale.test(clause.words)) return () => problem('needFact')
  return wanting && order.test(said) ? () => problem('needFact') : null
}

/** The instruction as it is read, with its quotes: a respelt 'adres' is the cue. */
const withQuotesOf = (clause: Clause) => clause.target(clause.words).replaceAll('"', '')

function addressIn(said: string): string | null {
  const after = pattern('i')`
    (?:\baddress(?: of (?:the |our )?\w+)?\s*(?:is|are|:|=|to|should be|as)(?: now| at)?|\bwe(?:'|’)?(?:re
    | are)(?: now)? (?:located )?(?:at|in|on)|\b(?:find|visit) us (?:at|in|on)|\blocated (?:at|in)|\bmoved to
    |\bour \w+ is (?:at|in|on)|\baddress) (?<place>.+)$
  `.exec(said)?.groups?.place
  const place = after
    ?.replace(/^(?:is|:|to)\s+/i, '')
    .replace(/ (?:to|in|on) (?:the |our )?(?:footer|page|contact.*|site)$/i, '')
    .replace(/^["“„']|["”“']$/g, '')
    .trim()
  return place &&
    /\d|(?:street|road|lane|square|straße|weg|platz|rue|calle|gate|vei)/i.test(place) &&
    place.length < 120
    ? place
    : null
}

function setFact(scene: Scene, kind: Kind, value: string): EditOutcome {
  const { page } = scene
  const places = placesOf(page, kind)
  const operations = places.flatMap((part) => written(page, part, kind, value))
  if (operations.length > 0) return done(operations, 'noted', kind, value)
  const added = addLine(page, linked(kind, value))
  return added ? done([added], 'noted', kind, value) : problem('noPlace', kind)
}

const scheme: Record<Kind, string> = { phone: 'tel:', email: 'mailto:', address: '' }
const href = (kind: Kind, value: string) => `${scheme[kind]}${kind === 'phone' ? value.replace(/[^\d+]/g, '') : value}`
const linked = (kind: Kind, value: string) =>
  kind === 'address'
    ? escapeText(value)
    : `<a href="${escapeAttribute(href(kind, value), '"')}">${escapeText(value)}</a>`

/** Where the fact stands, or waits to be told. */
function placesOf(page: OpenPage, kind: Kind): Part[] {
  const links =
    kind === 'address'
      ? []
      : page.parts.filter(
          (part) => part.tag === 'a' && (attributeOf(page, part, 'href') ?? '').startsWith(scheme[kind]),
        )
  if (links.length > 0) return links
  const waiting = page.parts.filter(
    (part) =>
      isWaiting(page, part) && names[kind].test(part.text) && (kind !== 'address' || !names.email.test(part.text)),
  )
  if (waiting.length > 0) return waiting
  if (kind === 'address') {
    const [own] = page.parts.filter(({ tag }) => tag === 'address')
    if (own)
      return isLeaf(page, own)
        ? [own]
        : leavesOf(page, partsIn(page, own))
            .filter(({ text }) => !email.test(text) && !phone.test(text))
            .slice(0, 1)
  }
  const told = leavesOf(page).filter((part) => {
    const where = sectionAround(page, part)?.kind
    if (where !== 'footer' && where !== 'contact' && where !== 'location' && where !== 'header') return false
    if (kind === 'email') return email.test(part.text) && part.text.length < 60
    if (kind === 'phone')
      return (
        phone.test(part.text) &&
        part.text.replace(/\D/g, '').length >= 6 &&
        part.text.length < 40 &&
        !/©|\d{4}\s*[-–]\s*\d{4}/.test(part.text)
      )
    return (
      /\b\d{1,4}[a-z]?\b.*\b(?:street|st|road|rd|avenue|ave|lane|square)\b|(?:straße|str\.|gata|gate|weg|platz) \d|\d+,? rue /i.test(
        part.text,
      ) && part.text.length < 120
    )
  })
  if (told.length > 0) return told
  return besideLabel(page, kind)
}

/** 'Phone' as a label, with its value beside it. */
function besideLabel(page: OpenPage, kind: Kind): Part[] {
  return leavesOf(page).flatMap((part) => {
    if (part.text.length > 24 || !names[kind].test(part.text) || !/^(?:dt|th|strong|b|span|h[2-6])$/.test(part.tag))
      return []
    const next = page.parts.find(
      ({ element }) => element.parent === part.element.parent && element.start >= part.element.end,
    )
    return next && isLeaf(page, next) && next.text !== '' ? [next] : []
  })
}

function written(page: OpenPage, part: Part, kind: Kind, value: string): Operation[] {
  if (part.tag === 'a') {
    const leaf = [part, ...partsIn(page, part)].findLast(
      (one) => isLeaf(page, one) && one.text !== '' && /[\d@]/.test(one.text),
    )
    const address: Operation = { do: 'attr', k: part.key, name: 'href', value: href(kind, value) }
    return [
      ...(attributeOf(page, part, 'href') === href(kind, value) ? [] : [address]),
      ...(leaf && leaf.text !== value ? [{ do: 'text' as const, k: leaf.key, text: value }] : []),
    ]
  }
  if (isWaiting(page, part)) return fillIn(page, part, value)
  const old = (kind === 'email' ? email : phone).exec(part.text)?.[0].trim()
  const text = kind === 'address' || !old ? value : part.text.replace(old, () => value)
  return text === part.text ? [] : [{ do: 'text', k: part.key, text }]
}
