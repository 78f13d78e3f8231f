import { pattern } from '#rules/pattern.ts'
import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import type { Operation, PageDocument } from '#design/types.ts'
import type { EditAnswer } from '../designer.ts'
import type { GenerationRequest } from '../types.ts'
import { answer, type Done } from './edit/answer.ts'
import { readClauses, withQuotes } from './edit/clauses.ts'
import { beyond, lostSections } from './edit/effect.ts'
import { mentionIn, withMention } from './edit/mention.ts'
import { verbs } from './edit/lexicon/verbs.ts'
import { pageOf } from './edit/open-page.ts'
import { languageOf } from './edit/page-language.ts'
import { type EditOutcome, problem } from './edit/outcome.ts'
import type { MakeSection, Scene } from './edit/scene.ts'
import { answerTalk } from './edit/talk.ts'
import { carryOutOrder } from './edit/orders.ts'
import { carryOutWish, wishesIn } from './edit/by-wish.ts'
import { understandIn } from './edit/understand.ts'
import { withEffect } from './edit/with-effect.ts'
import { readLanguage } from '../understanding/language.ts'
import { readPageOrder } from '../understanding/orders.ts'
import { requestLanguage } from './words/read/language.ts'
import { compose } from './compose.ts'
import type { Language } from './words/types.ts'

/**
 * A change of a page without a model: the same keyed operations that a model would write.
 * No operations: nothing was understood, or the reply asks back and `suggestions` are the answers.
 */
export function edit(request: GenerationRequest): EditAnswer {
  const made = carriedOut(request)
  const html = request.html ?? ''
  return { ...made, operations: changing(html, withEffect(html, made.operations)) }
}

/** Of two wishes for one part the second may ask for what the first has done: an operation that changes nothing is none. */
function changing(html: string, operations: readonly Operation[]): Operation[] {
  const { failed } = applyScript(openDocument(html), operations)
  const idle = new Set(failed.filter(({ refusal }) => refusal.code === 'no-change').map(({ operation }) => operation))
  return operations.filter((one) => !idle.has(one))
}

function carriedOut(request: GenerationRequest): EditAnswer {
  const wished = editByWishes(request)
  if (wished) return wished
  const { clauses, quotes } = readClauses(request.prompt)
  let document = openDocument(request.html ?? '')
  let spoken: Language | null = null
  let mention: string | null = spokenOfBefore(request, document)
  let earlier = true
  let follows = false
  let heard = false
  let mended = false
  let gone: string | null = null
  const operations: Operation[] = []
  const done: Done[] = []
  for (const words of clauses) {
    // 'our phone is …, please add that to the footer' has said it all before
    if (operations.length > 0 && pointsBack.test(words)) continue
    const scene = sceneOf(request, document)
    // 'make the text darker? it is hard to read': the reason of what was just done
    if (heard && reasons.test(words)) continue
    const { outcome, language, bound } = understandIn(scene, words, quotes, { mention, follows, earlier })
    const named = mentionIn(scene, words)
    // 'I do not want the prices, remove them': the first half did it
    if (mention !== null && gone === mention && withMention(words, mention) !== null && !settled(outcome)) continue
    if (bound) for (const before of done) if (before.outcome === null && before.mention === mention) before.heard = true
    // 'the text is too long, make it shorter': the complaint has put it right
    if (mended && mention !== null && withMention(words, mention) !== null && isAgain(done.at(-1)?.outcome, outcome))
      continue
    mended = settled(outcome) && isComplaint(words)
    // what comes after a remark, or after another 'it', speaks of the same
    follows = bound ? named === null : named !== null && (outcome === null || isComplaint(words))
    earlier &&= named === null
    mention = named ?? mention
    heard = settled(outcome)
    gone = outcome && 'operations' in outcome && outcome.said.say.startsWith('removed') ? mention : gone
    // 'the buttons are too square, make them rounder' is one wish
    if (bound && done.some((before) => saysSame(before.outcome, outcome))) continue
    if (outcome) spoken ??= language === 'en' ? requestLanguage(words.replace(/⟦\d+⟧/g, '')) : language
    if (!outcome || !('operations' in outcome)) {
      done.push({ words, quotes, outcome, mention: named })
      continue
    }
    // each instruction finds the page as those before it left it
    const { document: next, applied, failed } = applyScript(document, outcome.operations)
    if (beyond(scene.page, outcome).length + lostSections(scene.page, next, outcome).length > 0) {
      done.push({ words, quotes, outcome: problem('unsafe', withQuotes(words, quotes, "'")) })
      continue
    }
    document = next
    const carried = applied.map(({ operation }) => operation)
    operations.push(...carried)
    const unsafe = carried.length === 0 && failed.some(({ refusal }) => refusal.code !== 'no-change')
    done.push({ words, quotes, outcome: unsafe ? problem('unsafe', words) : { ...outcome, operations: carried } })
  }
  return {
    ...answer(pageOf(document), done, spoken ?? readLanguage(request.prompt, languageOf(document)).language),
    operations,
  }
}

/** All wishes of a message, each on the page as those before it left it; null when one of them is not carried out. */
function editByWishes(request: GenerationRequest): EditAnswer | null {
  let document = openDocument(request.html ?? '')
  const operations: Operation[] = []
  const talked = answerTalk(sceneOf(request, document), request.prompt)
  if (talked) return { ...talked, operations }
  const ordered = editByOrder(request, document)
  if (ordered) return ordered
  const wished = wishesIn(sceneOf(request, document), request.prompt)
  if (!wished) return null
  const { language, wishes } = wished
  const done: Done[] = []
  for (const wish of wishes) {
    const scene = sceneOf(request, document)
    const outcome = carryOutWish(scene, wish, language)
    if (!outcome || ('problem' in outcome && outcome.problem.say !== 'farthest')) return null
    if (!('operations' in outcome)) {
      done.push({ words: wish.words, quotes: [], outcome })
      continue
    }
    const { document: next, applied, failed } = applyScript(document, outcome.operations)
    if (failed.some(({ refusal }) => refusal.code !== 'no-change')) return null
    if (beyond(scene.page, outcome).length + lostSections(scene.page, next, outcome).length > 0) return null
    document = next
    const carried = applied.map(({ operation }) => operation)
    operations.push(...carried)
    done.push({ words: wish.words, quotes: [], outcome: { ...outcome, operations: carried } })
  }
  return { ...answer(pageOf(document), done, language), operations }
}

/** 'A warmer palette', 'make it pop': what is asked of the page as a whole, each change on what the one before it left. */
function editByOrder(request: GenerationRequest, document: PageDocument): EditAnswer | null {
  const scene = sceneOf(request, document)
  const { language } = readLanguage(request.prompt, scene.language)
  const order = scene.picked.length > 0 ? null : readPageOrder(request.prompt, language)
  if (order === null || order === 'undo' || order === 'finish') return null
  const done = carryOutOrder(scene, order, request.prompt)
  const operations = done.flatMap(({ outcome }) => (outcome && 'operations' in outcome ? outcome.operations : []))
  return { ...answer(scene.page, done, language), operations }
}

/** What the instruction before this one was about: 'and make it bold' goes on from there. */
function spokenOfBefore(request: GenerationRequest, document: PageDocument): string | null {
  const said = request.chat.filter(({ role, content }) => role === 'user' && content.trim() !== request.prompt.trim())
  // the first words of a project describe the page
  const recent = said
    .slice(1)
    .slice(-2)
    .toReversed()
    .filter(({ content }) => content.length < longestInstruction)
  const scene = sceneOf(request, document)
  for (const { content } of recent) {
    const mention = mentionIn(scene, lastWish(content))
    if (mention !== null) return mention
  }
  return null
}

/** The last thing that was wished for; of a text that was given only what it is the text of. */
function lastWish(content: string): string {
  const { clauses, quotes } = readClauses(content)
  const last = clauses.at(-1) ?? ''
  return /^(?:add|insert|put)\b/i.test(last) ? withQuotes(last, quotes, '"') : last.replace(/[:⟦].*$/s, '')
}

const longestInstruction = 160

const saysSame = (before: EditOutcome | null, now: EditOutcome | null) =>
  before !== null &&
  now !== null &&
  'operations' in before &&
  'operations' in now &&
  before.said.say === now.said.say &&
  before.said.to === now.said.to &&
  now.said.to !== undefined

/** The same kind of change once more, or no more of it to do; any other problem is told. */
const isAgain = (before: EditOutcome | null | undefined, now: EditOutcome | null) =>
  now !== null &&
  (('problem' in now && /^(?:shortest|farthest)$/.test(now.problem.say)) ||
    (before &&
      'operations' in before &&
      'operations' in now &&
      before.said.say === now.said.say &&
      (now.said.to === undefined || now.said.to === before.said.to)))

const settled = (outcome: EditOutcome | null) => outcome !== null && 'operations' in outcome

/** 'The footer is too bright, make it navy': what is complained of is what should change. */
const isComplaint = (words: string) =>
  !order.test(words) &&
  !/(?<![\p{L}])(?:should|must|needs?|soll\p{L}*|muss|debe\p{L}*|doit|bør|skal)(?![\p{L}])/iu.test(words)
const order = new RegExp(`^(?:${verbs})(?![\\p{L}])`, 'iu')

const reasons = pattern('iu')`
  ^(?:it|they|that|this)(?:['’]?(?:s|re)| is| are| looks?| feels?| does(?:n['’]?t)?)(?![\p{L}])(?!.*\b(?:should
  |make|change|not)\b)|^its (?:too|so|very|a bit|really|hard)\b|^(?:my|the|our|people|you|i|we|nobody|customers
  |everyone|some)\b(?!.*\b(?:should|make|change|need|want)\b).*\b(?:can['’]?t|cannot|can hardly|hates?|complain\w*
  |said|says|thinks?|asked|keeps? asking|never)\b
`

const pointsBack =
  /^(?:add|put|include|show|change|update|do) (?:that|it|this|them|one)(?: (?:to|in|on|into|at|there|please).*)?$/i

function sceneOf(request: GenerationRequest, document: PageDocument): Scene {
  const page = pageOf(document)
  const make: MakeSection = (words) =>
    compose({
      ...request,
      prompt: `A page with: ${words}`,
      pages: [{ name: request.pageName, html: request.html ?? '' }, ...request.pages],
    })
  const picked = (request.targets ?? []).flatMap((key) => page.byKey.get(key) ?? [])
  return { page, picked, make, language: languageOf(document) }
}
