import { openDocument } from '#design/document.ts'
import { applyScript } from '#design/operations.ts'
import { readAttribute } from '#design/start-tag.ts'
import type { Operation, PageDocument } from '#design/types.ts'
import type { EditAnswer } from '../designer.ts'
import type { GenerationRequest } from '../types.ts'
import { answer, type Done } from './edit/answer.ts'
import { readClauses } from './edit/clauses.ts'
import { type OpenPage, pageOf } from './edit/open-page.ts'
import { type Outcome, problem } from './edit/outcome.ts'
import { readers } from './edit/readers.ts'
import type { Clause, MakeSection, Scene } from './edit/scene.ts'
import { wordings } from './edit/wordings.ts'
import { compose } from './compose.ts'
import { requestLanguage } from './words/read/language.ts'
import type { Language } from './words/types.ts'

/**
 * A change of a page without a model: the same keyed operations that a model would write.
 * No operations: nothing was understood, or the reply asks back and `suggestions` are the answers.
 */
export function edit(request: GenerationRequest): EditAnswer {
  const { clauses, quotes } = readClauses(request.prompt)
  let document = openDocument(request.html ?? '')
  let spoken: Language | null = null
  const operations: Operation[] = []
  const done = clauses.flatMap((words): Done[] => {
    // 'our phone is …, please add that to the footer' has said it all before
    if (operations.length > 0 && pointsBack.test(words)) return []
    const { outcome, language } = understand(sceneOf(request, pageOf(document)), words, quotes)
    if (outcome) spoken ??= language
    if (!outcome || !('operations' in outcome)) return [{ words, quotes, outcome }]
    // each instruction finds the page as those before it left it
    const { document: next, applied, failed } = applyScript(document, outcome.operations)
    document = next
    operations.push(...applied.map(({ operation }) => operation))
    const asWanted = failed.every(({ refusal }) => refusal.code === 'no-change')
    if (applied.length === 0 && !asWanted) return [{ words, quotes, outcome: problem('unsafe', words) }]
    return [{ words, quotes, outcome: { ...outcome, operations: applied.map(({ operation }) => operation) } }]
  })
  return { ...answer(pageOf(document), done, spoken ?? requestLanguage(request.prompt)), operations }
}

const pointsBack =
  /^(?:add|put|include|show|change|update|do) (?:that|it|this|them)(?: (?:to|in|on|into|at|there|please).*)?$/i

function sceneOf(request: GenerationRequest, page: OpenPage): Scene {
  const make: MakeSection = (words) =>
    compose({
      ...request,
      prompt: `A page with: ${words}`,
      pages: [{ name: request.pageName, html: request.html ?? '' }, ...request.pages],
    })
  const picked = (request.targets ?? []).flatMap((key) => page.byKey.get(key) ?? [])
  return { page, picked, make, language: languageOf(page.document) }
}

function languageOf({ html }: PageDocument): Language {
  const tag = /<html\b[^>]*>/i.exec(html)
  const code = tag ? readAttribute(html, { start: tag.index, openEnd: tag.index + tag[0].length }, 'lang') : null
  const known: readonly Language[] = ['de', 'fr', 'es', 'no']
  return known.find((language) => code?.toLowerCase().startsWith(language)) ?? (code?.startsWith('nb') ? 'no' : 'en')
}

/** As it is written, spelt right, or said in English: the first wording that leads to something. */
function understand(
  scene: Scene,
  words: string,
  quotes: readonly string[],
): { outcome: Outcome | null; language: Language } {
  let best: { outcome: Outcome; language: Language } | null = null
  for (const { clause, language } of wordings(words, quotes)) {
    const outcome = carryOut(scene, clause)
    if (!outcome) continue
    if ('operations' in outcome || isFinal(outcome)) return { outcome, language }
    if (!best || ('question' in outcome && !('question' in best.outcome))) best = { outcome, language }
  }
  return best ?? { outcome: null, language: 'en' }
}

/** Another wording may find what this one did not; what cannot be done stays so. */
const isFinal = (outcome: Outcome) =>
  'problem' in outcome && !['unfound', 'unmade', 'noItems', 'noPlace', 'noLink'].includes(outcome.problem.say)

function carryOut(scene: Scene, clause: Clause): Outcome | null {
  for (const read of readers) {
    const outcome = read(clause)?.(scene)
    if (outcome) return outcome
  }
  return null
}
