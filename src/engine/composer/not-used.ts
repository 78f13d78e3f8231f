import { componentNames } from './words/lexicon/component-words.ts'
import { gamePartsIn } from '../understanding/app-games.ts'
import { partsThere, readBehaviours } from '../understanding/apps.ts'
import { spansOfApp } from './own-spans.ts'
import { lexicon } from '../understanding/lexicon.ts'
import { textsOf } from './stated-facts.ts'
import { namingKind } from './words/read/kind.ts'
import type { Fact } from '../understanding/read/facts.ts'
import type { Brief } from './types.ts'

const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
/** Shorter words join others and say nothing by themselves. */
const SHORT = 4
const isJoint = (word: string, language: Brief['language']) =>
  word.length < SHORT ||
  (['having', 'and', 'about', 'small', 'pages'] as const).some((kind) => lexicon(language).has(kind, word))

/** An app shows none of these by being there. */
const whereAndWho = new Set<Fact['kind']>(['place', 'person', 'contact', 'price', 'hours', 'date', 'audience'])

/** What of a request a page lacks: facts that it does not state, and words that it neither says nor does. */
export function leftUnused(missing: readonly Fact[], words: readonly string[], brief: Brief, html: string): string[] {
  const isCertain = ({ kind }: Fact) => whereAndWho.has(kind)
  const untold = [...missing.filter((fact) => !isCertain(fact)).map(({ text }) => text), ...words]
  return withoutParts([
    ...missing.filter(isCertain).map(({ text }) => text),
    ...notUsed(untold, brief, html),
    ...lacked(brief, html),
    ...(brief.unplaced ?? []),
  ])
}

/** Parts and buttons that a tool was asked for, and shows nowhere. */
function lacked({ app, language }: Brief, html: string): string[] {
  if (!app?.lacks) return []
  const shown = new Set(textsOf(html).flatMap(words))
  return app.lacks.filter((piece) => !words(piece).every((word) => isJoint(word, language) || shown.has(word)))
}

/** Of the pieces that a reader could do nothing with, those that the page neither says nor does. */
function notUsed(pieces: readonly string[], brief: Brief, html: string): string[] {
  const asked = readBehaviours(brief.request, brief.language)
  const { app, component } = brief
  const open = (brief.specified ? pieces.flatMap((piece) => restOf(piece, brief)) : pieces).filter(
    (piece) => !namesComponent(piece, brief),
  )
  const isDrawn = app || brief.specified || brief.door || component || brief.kind === 'dashboard'
  if (asked.length === 0 && !isDrawn) return open
  const shown = new Set(textsOf(html).flatMap(words))
  const done = [
    ...asked,
    ...namingKind(brief.request, brief.kind),
    ...spansOfApp(brief),
    ...(app ? [app.span, ...app.lists, ...(app.served ?? [])] : []),
    ...(app?.game ? gamePartsIn(brief.request, brief.language, app.game) : []),
    ...(component ? partsThere(brief.request, brief.language, component) : []),
  ]
  return open.filter((piece) => {
    const at = brief.request.indexOf(piece)
    // '40 teams' of which half are there
    if (app?.planned?.unmet.some(({ start, end }) => at >= 0 && start < at + piece.length && end > at)) return true
    const left = [...piece].map((letter, index) =>
      at >= 0 && done.some(({ start, end }) => at + index >= start && at + index < end) ? ' ' : letter,
    )
    return !words(left.join('')).every(
      (word) => isJoint(word, brief.language) || shown.has(word) || shown.has(word.replace(/s$/, '')),
    )
  })
}

/** Of 'members create a profile, post photos and FOLLOW OTHERS' what no view of an app serves. */
function restOf(piece: string, { request, specified = [], language }: Brief): string[] {
  const at = request.indexOf(piece)
  const served = specified.filter(({ start, end }) => at >= 0 && start < at + piece.length && end > at)
  const left = served.reduce(
    (rest, { start, end }) => rest.map((letter, index) => (at + index >= start && at + index < end ? '\n' : letter)),
    piece.split(''),
  )
  return left
    .join('')
    .split(/\n+/)
    .map((rest) => withoutJoints(rest, language))
    .filter(Boolean)
}

/** ', and follow others and' is 'follow others'. */
function withoutJoints(said: string, language: Brief['language']): string {
  const isJoining = (word: string) =>
    !/[\p{L}\p{N}]/u.test(word) || lexicon(language).has('and', word.toLowerCase().replace(/[,;:.]$/, ''))
  const all = said.split(/\s+/)
  const first = all.findIndex((word) => !isJoining(word))
  const last = all.findLastIndex((word) => !isJoining(word))
  return all
    .slice(Math.max(first, 0), last + 1)
    .join(' ')
    .replace(/^[,;:.()–-]/, '')
    .replace(/[,;:.()–-]$/, '')
}

/** What was asked for is there, and says its own name nowhere: a footer. */
const namesComponent = (piece: string, { kind, component, request }: Brief) =>
  kind === 'component' &&
  (componentNames.get(component ?? '') ?? []).some(
    (name) =>
      name === piece.toLowerCase() ||
      // 'Eingabefeld' of 'Eingabefeld für Einmalcode'
      (plain(name).includes(plain(piece)) && plain(request).includes(plain(name))),
  )

const plain = (text: string) => ` ${words(text).join(' ')} `

/** Each piece once, and none that another one has in it. */
const withoutParts = (pieces: readonly string[]): string[] =>
  pieces.filter(
    (piece, index) =>
      !pieces.some((other, at) => {
        if (at === index || !plain(other).includes(plain(piece))) return false
        return plain(other) !== plain(piece) || at < index
      }),
  )
