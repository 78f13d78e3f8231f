import { compose } from '#engine/composer/compose.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { type IdentifiedMessage, identifiedMessages, type MarkedIdentity } from './messages/corpus.ts'
import { type Chosen, judgedApart, write } from './identity/learn.ts'
import { plain } from './understanding/judge/plain.ts'

const kinds = ['name', 'what', 'place'] as const
const verdicts = ['right', 'unsure and right', 'unsure and wrong', 'wrong', 'missed'] as const
type Verdict = (typeof verdicts)[number]
type Judged = { message: IdentifiedMessage; kind: keyof MarkedIdentity; read: string; verdict: Verdict }

const print = (line: string) => process.stdout.write(`${line}\n`)

/**
 * What the designer takes for the name, the business and its place, on messages in which somebody marked them. 'wrong' is
 * said with certainty; 'missed': something is told, and nothing was read. `--misses [KIND]` prints what is not right;
 * `--apart` judges each message by weights that were learned from the others, and `--write` keeps those learned from all.
 */
export function run(args: string[]): void {
  if (args.includes('--apart')) for (const asked of askedOfText) print(apartLine(asked))
  if (args.includes('--write')) for (const asked of askedOfText) write(asked)
  if (args.includes('--apart') || args.includes('--write')) return
  const all = identifiedMessages().flatMap(judged)
  for (const kind of kinds)
    for (const language of ['', ...new Set(all.map(({ message }) => message.language))]) {
      const here = all.filter((one) => one.kind === kind && (language === '' || one.message.language === language))
      const share = (verdict: Verdict) => (100 * here.filter((one) => one.verdict === verdict).length) / here.length
      const cells = verdicts.map((verdict) => `${verdict} ${share(verdict).toFixed(1)}`)
      print(
        `${kind.padEnd(5)} ${(language || 'all').padEnd(3)} ${String(here.length).padStart(4)}   ${cells.join('   ')}`,
      )
    }
  if (!args.includes('--misses')) return
  const [only] = args.slice(args.indexOf('--misses') + 1)
  for (const { message, kind, read, verdict } of all)
    if (verdict !== 'right' && (only === undefined || only === kind))
      print(
        `${message.language} ${kind} ${verdict}: “${read}” for “${message.identity[kind].join(' | ')}” in ${message.text.slice(0, 160).replaceAll('\n', ' / ')}`,
      )
}

const askedOfText = ['name', 'what'] as const

function apartLine(asked: (typeof askedOfText)[number]): string {
  const all = judgedApart(asked)
  const share = (count: number) => ((100 * count) / all.length).toFixed(1)
  const isRead = ({ choice }: Chosen) =>
    (choice.options.find(({ traits }) => traits.includes('read')) ?? choice.options.at(-1))?.is
  const cells = [0.5, 0.6, 0.7, 0.8, 0.9].map((least) => {
    const sure = all.filter(({ chance }) => chance >= least)
    return `from ${String(least)} on ${share(sure.length)}, wrong ${share(sure.filter(({ is }) => !is).length)}`
  })
  return `${asked}: likeliest right ${share(all.filter(({ is }) => is).length)}, by rules ${share(all.filter(isRead).length)}; ${cells.join('; ')}`
}

/** How each of the three was read. */
export function judged(message: IdentifiedMessage): Judged[] {
  const { brief, certainty } = compose(firstRequest(message.text))
  const read = { name: brief.brand ?? '', what: brief.trade, place: brief.place ?? '' }
  const unsure = { name: certainty?.name === 'uncertain', what: certainty?.subject === 'uncertain', place: false }
  return kinds.map((kind) => {
    const isRight = message.identity[kind].some((form) =>
      (kind === 'name' ? isSame : isWithin)(read[kind], form, message),
    )
    return { message, kind, read: read[kind], verdict: verdictOf(read[kind], isRight, unsure[kind]) }
  })
}

function verdictOf(read: string, isRight: boolean, isUnsure: boolean): Verdict {
  if (isUnsure) return isRight ? 'unsure and right' : 'unsure and wrong'
  return isRight ? 'right' : read === '' ? 'missed' : 'wrong'
}

/** The trade or the town beside a name belongs to it where the message has them beside each other. */
function isSame(read: string, form: string, { identity, text }: IdentifiedMessage): boolean {
  const [said, given] = [plain(read), plain(form)]
  if (said === given) return true
  const beside = [...identity.what, ...identity.place].filter((one) => one !== '').map(plain)
  return (
    given !== '' &&
    plain(text).includes(said) &&
    beside.some((one) => said === `${one} ${given}` || said === `${given} ${one}`)
  )
}

const isWithin = (read: string, form: string): boolean => {
  const [said, given] = [plain(read), plain(form)]
  return (
    said === given ||
    (said !== '' && given !== '' && (` ${given} `.includes(` ${said} `) || ` ${said} `.includes(` ${given} `)))
  )
}
