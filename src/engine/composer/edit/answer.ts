import type { EditAnswer } from '../../designer.ts'
import { capital } from '../words/read/source.ts'
import type { Outcome } from './outcome.ts'
import type { OpenPage } from './open-page.ts'

type Done = { words: string; outcome: Outcome | null }

const listed = (parts: string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`

/** Puts the outcomes of all instructions into one answer: what was done, what could not be, what has to be asked. */
export function answer(page: OpenPage, done: Done[]): EditAnswer {
  const outcomes = done.map(({ outcome }) => outcome)
  const operations = outcomes.flatMap((outcome) => (outcome && 'operations' in outcome ? outcome.operations : []))
  const said = outcomes.flatMap((outcome) =>
    outcome && 'operations' in outcome && outcome.operations.length > 0 ? [outcome.said] : [],
  )
  const already = done
    .filter(({ outcome }) => outcome && 'operations' in outcome && outcome.operations.length === 0)
    .map(({ words }) => words)
  const problems = outcomes.flatMap((outcome) => (outcome && 'problem' in outcome ? [outcome.problem] : []))
  const questions = done.flatMap(({ words, outcome }) =>
    outcome && 'question' in outcome ? [{ ...outcome, words }] : [],
  )
  const unread = done.filter(({ outcome }) => outcome === null).map(({ words }) => `'${words}'`)
  const sentences = [
    said.length > 0 ? `${capital(listed(said))}. Everything else stayed as it was.` : '',
    already.length > 0 ? `The page is like that already: ${listed(already)}.` : '',
    problems.length > 0 ? `I ${listed(problems)}.` : '',
    ...questions.map(({ question }) => question),
    unread.length > 0 ? `I did not understand ${listed(unread)}, so I changed nothing there.` : '',
    operations.length === 0 && questions.length === 0 ? abilities : '',
  ]
  const [asked] = questions
  return {
    reply: sentences.filter(Boolean).join(' '),
    operations,
    suggestions: asked
      ? asked.choices.map((choice) => rephrase(asked.words, choice))
      : operations.length === 0
        ? examples(page)
        : [],
  }
}

const abilities =
  'Without a model I can change texts, colours, light and dark, sizes, corners and type, links, and add, remove, move or repeat sections.'

/** The instruction again, with the choice in place of what was unclear. */
function rephrase(words: string, choice: string): string {
  const target = /^(\w+(?: out| away)?) (?:the )?(.+?)((?: to| into| as) .+)?$/i.exec(words)
  return target ? `${target[1]} "${choice}"${target[3] ?? ''}` : `${words}: "${choice}"`
}

/** Changes that this page certainly takes. */
function examples(page: OpenPage): string[] {
  const section = page.sections.find(({ kind }) => kind !== null && !['header', 'hero', 'footer'].includes(kind))
  return [
    'Make it dark',
    'Make it green',
    'Add a pricing section with 3 plans',
    ...(section?.kind ? [`Remove the ${section.kind}`] : []),
  ]
}
