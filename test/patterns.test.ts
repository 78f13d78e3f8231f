import { createHash } from 'node:crypto'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { check } from 'recheck'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { atMost, isSoak, seed } from '#test/support/draw.ts'

/**
 * How the time of a pattern grows with its text. Only 'linear' comes in by itself; the others are those that were there
 * when this began, on texts with a limit (a clause of 600 characters, a class, a page). 'unknown': it looks around itself
 * or takes too long to be judged. Nothing is exponential.
 */
type Verdict = 'linear' | 'square' | 'steep' | 'unknown'

const root = join(import.meta.dirname, '..')
const judgedFile = join(root, 'test/fixtures/judged-patterns.json')
const judged = JSON.parse(readFileSync(judgedFile, 'utf8')) as Record<string, Verdict>

type Pattern = { source: string; flags: string; file: string; key: string }

type Literal = { regex?: { pattern: string; flags: string } | null }
type Tagged = {
  type?: string
  tag?: { type?: string; callee?: { name?: string }; arguments?: { value?: unknown }[] }
  quasi?: { quasis: { value: { raw: string } }[] }
}

/** A literal, or lines under the tag `pattern` (src/rules/pattern.ts). */
function writtenPattern(node: Literal & Tagged): { pattern: string; flags: string } | null {
  if (node.regex) return node.regex
  if (node.type !== 'TaggedTemplateExpression' || node.tag?.callee?.name !== 'pattern') return null
  const flags = node.tag.arguments?.[0]?.value
  return {
    pattern: (node.quasi?.quasis ?? [])
      .map(({ value }) => value.raw.replace(/\n */g, '').replaceAll('\\x20', ' '))
      .join(''),
    flags: typeof flags === 'string' ? flags : '',
  }
}

/** Patterns of orders, which stand in the folders of languages. */
function patternsInData(): Omit<Pattern, 'key'>[] {
  type Orders = { orders: [source: string, english: string][]; fillers: string }
  return globSync('src/engine/understanding/words/*/english.json', { cwd: root }).flatMap((file) => {
    const { orders, fillers } = JSON.parse(readFileSync(join(root, file), 'utf8')) as Orders
    return [...orders.map(([source]) => source), fillers].map((source) => ({ source, flags: 'iu', file }))
  })
}

/** Every regular expression that is written down in src and repeats something. */
function patterns(): Pattern[] {
  const found = new Map<string, Pattern>()
  const keep = ({ source, flags, file }: Omit<Pattern, 'key'>) => {
    const key = createHash('sha256').update(`/${source}/${flags}`).digest('base64url').slice(0, 10)
    if (/[*+]|\{\d*,/.test(source)) found.set(key, { source, flags, file, key })
  }
  patternsInData().forEach(keep)
  for (const file of globSync('src/**/*.{ts,tsx}', { cwd: root })) {
    if (file.includes('.test.')) continue
    const walk = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const written = writtenPattern(node)
      if (written) keep({ source: written.pattern, flags: written.flags.replace(/[gdy]/g, ''), file })
      for (const inner of Object.values(node)) walk(inner)
    }
    walk(parseAst(readFileSync(join(root, file), 'utf8'), { lang: file.endsWith('x') ? 'tsx' : 'ts' }))
  }
  return [...found.values()]
}

async function judge({ source, flags }: Pattern): Promise<Verdict | 'exponential'> {
  const answer = await check(source, flags, {
    timeout: 60_000,
    checker: 'automaton',
    recallTimeout: -1,
    recallLimit: 0,
  })
  if (answer.status === 'safe') return 'linear'
  if (answer.status === 'unknown') return 'unknown'
  if (answer.complexity.type === 'exponential') return 'exponential'
  return answer.complexity.degree === 2 ? 'square' : 'steep'
}

const all = patterns()

test('there are patterns to look at', () => expect(all.length).toBeGreaterThan(500))

test('judged patterns are those of the source', () => {
  const keys = new Set(all.map(({ key }) => key))
  const gone = Object.keys(judged).filter((key) => !keys.has(key))
  // A few may go before somebody tidies up.
  expect(gone.length).toBeLessThan(200)
  expect(
    Object.values(judged).filter((verdict) => !['linear', 'square', 'steep', 'unknown'].includes(verdict)),
  ).toEqual([])
})

/** `JUDGE=keep` writes what was found linear into the file, so that the next run need not judge it, and takes out what is gone. */
function keepVerdicts(linear: readonly string[]) {
  const kept = all.flatMap(({ key }): [string, Verdict][] => {
    const verdict = judged[key] ?? (linear.includes(key) ? 'linear' : undefined)
    return verdict ? [[key, verdict]] : []
  })
  const rows = Object.fromEntries(kept.sort(([one], [other]) => (one < other ? -1 : 1)))
  writeFileSync(judgedFile, `${JSON.stringify(rows, null, 2)}\n`)
}

test(
  'no new pattern grows faster than its text',
  async () => {
    const wrong: string[] = []
    const linear: string[] = []
    // a verdict is about a pattern and its judge alone: those that are kept are judged again a fifth a night
    const isDue = (at: number) => isSoak && (at + seed) % 5 === 0
    for (const pattern of all.filter(({ key }, at) => !(key in judged) || isDue(at))) {
      const verdict = await judge(pattern)
      const before = judged[pattern.key]
      if (verdict === 'linear') linear.push(pattern.key)
      // On a busy machine one that was judged once can take too long.
      if (verdict === 'linear' || verdict === before || (verdict === 'unknown' && before !== undefined)) continue
      wrong.push(`${pattern.file}: /${pattern.source}/${pattern.flags} is ${verdict} ("${pattern.key}")`)
    }
    if (process.env['JUDGE'] === 'keep') keepVerdicts(linear)
    // Make it linear; or, where its text is short whatever is sent, judge it in the file with its key.
    expect(wrong).toEqual([])
  },
  atMost(3_600_000),
)
