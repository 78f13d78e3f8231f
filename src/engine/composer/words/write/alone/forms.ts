import type { AlonePart, AloneReading } from '../../../../understanding/alone/types.ts'
import { lexicon } from '../../../../understanding/lexicon.ts'
import { phraseTokens } from '../../../../understanding/phrase-tokens.ts'
import { readTokens } from '../../../../understanding/tokens.ts'
import { aloneWords } from '../../../../understanding/alone/alone-words.ts'
import type { Brief, SectionContent } from '../../../types.ts'
import { aloneWording } from '../../phrases/alone.ts'
import { pieces } from '../../phrases/pieces.ts'
import { knownFields } from '../../phrases/fields.ts'
import { ui } from '../../phrases/ui.ts'
import { ownerOf } from '../../read/alone.ts'
import { capital } from '../../read/source.ts'
import { readFields } from '../fields.ts'
import { buttonsOf, linkTo, partsOf, labelOrSlot, spokenOf } from './asked-parts.ts'

const usualFields = {
  login: ['email*', 'password*'],
  signup: ['name*', 'email*', 'password*'],
  contact: ['name*', 'email*', 'message*'],
}
const asked = new Set<AlonePart['what']>([
  'name',
  'email',
  'phone',
  'password',
  'username',
  'message',
  'date',
  'address',
])

/** A form with the fields, links and labels that were said, in that order; the usual ones where no field was. */
export function writeAsking(alone: AloneReading, brief: Brief): SectionContent {
  const { language } = brief
  const says = aloneWording[language]
  const piece = alone.piece as keyof typeof usualFields
  const told = toldIn(alone)
  const own = alone.parts.flatMap((part) => specsOf(withoutTold(part, told), brief))
  const isAsked = own.some((spec) => !spec.startsWith('checkbox'))
  const isEvent = isOfEvent(alone, told)
  const specs = isEvent ? eventSpecs(own) : isAsked ? own : [...usualFields[piece], ...own]
  const usual =
    isEvent || piece === 'contact'
      ? (pieces[language].form?.submit ?? '')
      : piece === 'login'
        ? says.signIn
        : says.signUp
  const buttons = buttonsOf(alone, [usual])
  const questions = spokenOf(alone).filter((text) => isQuestion(text))
  const [headline] = [
    ...partsOf(alone, 'headline').flatMap(({ labels }) => labels),
    ...spokenOf(alone).filter((text) => !isQuestion(text)),
  ]
  const owner = ownerOf(alone)
  const [sentence] = partsOf(alone, 'sentence')
  return {
    headline: alone.refused.includes('headline')
      ? ''
      : (headline ??
        (isEvent ? capital(alone.called) : piece === 'contact' ? (pieces[language].form?.head ?? '') : usual)),
    ...(owner ? { kicker: owner } : {}),
    ...(told.length > 0 ? { lead: told.map(capital).join(' · ') } : {}),
    ...(sentence ? { lead: labelOrSlot(sentence, ui[language]['add-lead'] ?? '') } : {}),
    ...(partsOf(alone, 'logo').length > 0 ? { note: { placeholder: says.addLogo } } : {}),
    submit: buttons[0] ?? usual,
    links: [...linksOf(alone, brief), ...questions, ...buttons.slice(1)].map(linkTo),
    items: [],
    fields: readFields(specs, language, { offers: [], plans: [] }),
  }
}

/** 'charity walk, Fundão, 12 KM, 5 €, t-shirt size': up to the last amount it is told, what follows is asked for. */
function toldIn({ parts }: AloneReading): string[] {
  const listed = parts.flatMap(({ what, words, labels }) => (what === 'entry' && words !== '"' ? labels : []))
  return listed.slice(0, listed.findLastIndex((label) => /^(?:\p{Sc} ?)?\d/u.test(label)) + 1)
}

const withoutTold = (part: AlonePart, told: readonly string[]): AlonePart =>
  part.what === 'entry' ? { ...part, labels: part.labels.filter((label) => !told.includes(label)) } : part

/** Who comes along has no account: facts are told of it, or fields are asked for and none of them opens one. */
function isOfEvent(alone: AloneReading, told: readonly string[]): boolean {
  if (partsOf(alone, 'password', 'username', 'login', 'join', 'forgot', 'remember').length > 0) return false
  const isListed = partsOf(alone, 'entry', 'fields').some(({ words }) => words !== '"')
  // 'Anmeldeformular' is one or the other
  return alone.piece !== 'contact' && (told.length > 0 || (alone.piece === 'signup' && isListed))
}

/** Name and address first, as they were asked for or as they always are. */
const eventSpecs = (own: readonly string[]): string[] => [
  ...['name', 'email'].filter((what) => !own.some((spec) => spec.startsWith(what))).map((what) => `${what}*`),
  ...own,
]

/** 'Lost your PIN?' leads on, and heads nothing. */
const isQuestion = (text: string) => text.trimEnd().endsWith('?')

/** The fields that a part stands for, in the notation of ../fields.ts. */
function specsOf(part: AlonePart, { language }: Brief): string[] {
  const says = aloneWording[language]
  if (part.what === 'remember') return [`checkbox=${part.labels[0] ?? ui[language].remember}`]
  if (part.what === 'checkbox') return part.labels.map((label) => `checkbox=${label}`)
  if (part.what === 'privacy' || part.what === 'terms') return [`checkbox=${ui[language][part.what]}`]
  if (part.options && part.options.length > 1)
    return [`select=${capital(part.labels[0] ?? part.words)}*=${part.options.map(capital).join('|')}`]
  if (part.what === 'entry' && part.words !== '"') return part.labels.map((label) => specNamed(label, language))
  if (part.what === 'fields') return part.labels.map((label) => specNamed(label, language))
  if (!asked.has(part.what)) return []
  const label = capital(part.labels[0] ?? part.words)
  return [label && label !== says.signIn ? `${part.what}=${label}*` : `${part.what}*`]
}

/** 'name', 'voice': a field that is known by its word, or one to write in. */
function specNamed(said: string, language: Brief['language']): string {
  // 'ASK FOR T-shirt size'
  const tokens = readTokens(said).filter(({ kind }) => kind !== 'space')
  const asks = lexicon(language)
    .find(tokens, ['formAsks'])
    .find(({ first }) => first === 0)
  const label = asks && asks.last < tokens.length - 1 ? said.slice(asks.end).trimStart() : said
  const [hit] = aloneWords(language).parts.find(phraseTokens(label).map(({ text }) => text))
  const known = hit && asked.has(hit.id) && knownFields[hit.id] ? hit.id : 'text'
  return `${known}=${capital(label)}*`
}

function linksOf(alone: AloneReading, { language }: Brief): string[] {
  const says = aloneWording[language]
  return alone.parts.flatMap(({ what, labels }) => {
    if (what === 'forgot') return [labels[0] ?? says.forgot]
    if (what === 'join') return [labels[0] ?? says.join]
    return what === 'login' ? [labels[0] ?? says.signIn] : []
  })
}
