import { openDocument } from '#design/document.ts'
import { applyScript, type ApplyOptions } from '#design/operations.ts'
import type { Key, PageDocument } from '#design/types.ts'
import { edit } from '#engine/composer/edit.ts'
import type { EditAnswer } from '#engine/designer.ts'
import { allowedRanges } from './allowed.ts'
import type { MarkedPage, Phrase } from './cases.ts'
import { failedCheck } from './checks.ts'
import { bytesOutside, touchesOf } from './touched.ts'

/** What came of one phrase on one page. `refused`: nothing changed although something should have. */
export type Verdict = {
  phrase: Phrase
  page: string
  outcome: 'done' | 'refused' | 'declined'
  /** target and result are as they should be */
  exact: boolean
  outside: number
  /** why it is not exact */
  why: string
  reply: string
}

const ask = (page: MarkedPage, prompt: string, targets: Key[]): EditAnswer =>
  edit({ prompt, mode: 'html', pageName: 'Home', html: page.html, pages: [], chat: [], variant: 0, targets })

/** Carries a phrase out on a page and judges the result by bytes and by what the phrase expects. */
export function judge(phrase: Phrase, page: MarkedPage, options: ApplyOptions): Verdict {
  const answer = ask(page, phrase.say, phrase.picked ? page.keys(phrase.picked).slice(0, 1) : [])
  const base = { phrase, page: page.name, reply: answer.reply, outside: 0 }
  if (
    phrase.refuse ||
    phrase.ask ||
    (phrase.may === 'ask' && answer.operations.length === 0 && answer.suggestions.length > 1 && asks(answer))
  )
    return { ...base, outcome: 'declined', ...declined(phrase, page, answer) }
  if (answer.operations.length === 0) {
    const holds =
      /already|schon so|déjà|ya está|allerede/.test(answer.reply) &&
      (phrase.then ?? []).every((check) => check[1] === 'changed' || failedCheck(check, page, page.document) === null)
    if (holds) return { ...base, outcome: 'done', exact: true, why: '' }
    return { ...base, outcome: 'refused', exact: helps(answer), why: helps(answer) ? '' : 'the answer does not help' }
  }
  const { document, applied, failed } = applyScript(page.document, answer.operations, options)
  const outside = bytesOutside(
    touchesOf(
      page.html.length,
      applied.map(({ splices }) => splices),
    ),
    allowedRanges(page, phrase.in ?? []),
  )
  const why = [
    ...failed.map(({ refusal }) => refusal.message),
    ...(outside > 0 ? [`${outside} bytes outside ${(phrase.in ?? []).join(', ')}`] : []),
    ...(phrase.then ?? []).flatMap((check) => failedCheck(check, page, document) ?? []),
    ...(sameElements(document) ? [] : ['the page reads differently now']),
    ...(speaks(phrase, answer) ? [] : [`not answered in ${phrase.language ?? 'en'}: ${answer.reply}`]),
  ]
  return { ...base, outcome: 'done', outside, exact: why.length === 0, why: why.join('; ') }
}

const asks = ({ reply }: EditAnswer) => reply.includes('?')
const helps = ({ reply, suggestions }: EditAnswer) => reply.length > 40 && suggestions.length > 1

function declined(phrase: Phrase, page: MarkedPage, answer: EditAnswer): { exact: boolean; why: string } {
  if (answer.operations.length > 0) return { exact: false, why: `changed something: ${answer.reply}` }
  if (!helps(answer)) return { exact: false, why: 'the answer does not help' }
  if (!phrase.ask) return { exact: true, why: '' }
  const dead = answer.suggestions.filter((chip) => ask(page, chip, []).operations.length === 0)
  return dead.length > 0
    ? { exact: false, why: `chips that lead nowhere: ${dead.join(' | ')}` }
    : { exact: true, why: '' }
}

/** The document that the operations left is the one that its source reads as. */
function sameElements(document: PageDocument): boolean {
  return openDocument(document.html).elements.size === document.elements.size
}

const rest = { en: 'Everything else', de: 'Alles andere', fr: 'Tout le reste', es: 'Todo lo demás', no: 'Alt annet' }
const speaks = ({ language }: Phrase, { reply }: EditAnswer) => language === undefined || reply.includes(rest[language])
