import type { AlonePart, AloneReading } from '../../../../understanding/alone/types.ts'
import { phraseTokens } from '../../../../understanding/phrase-tokens.ts'
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
  const own = alone.parts.flatMap((part) => specsOf(part, brief))
  const isAsked = own.some((spec) => !spec.startsWith('checkbox'))
  const specs = isAsked ? own : [...usualFields[piece], ...own]
  const usual =
    piece === 'login' ? says.signIn : piece === 'signup' ? says.signUp : (pieces[language].form?.submit ?? '')
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
      : (headline ?? (piece === 'contact' ? (pieces[language].form?.head ?? '') : usual)),
    ...(owner ? { kicker: owner } : {}),
    ...(sentence ? { lead: labelOrSlot(sentence, ui[language]['add-lead'] ?? '') } : {}),
    ...(partsOf(alone, 'logo').length > 0 ? { note: { placeholder: says.addLogo } } : {}),
    submit: buttons[0] ?? usual,
    links: [...linksOf(alone, brief), ...questions, ...buttons.slice(1)].map(linkTo),
    items: [],
    fields: readFields(specs, language, { offers: [], plans: [] }),
  }
}

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
function specNamed(label: string, language: Brief['language']): string {
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
