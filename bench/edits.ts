import { phrases } from '#test/support/edit-suite/cases.ts'
import type { Verdict } from '#test/support/edit-suite/judge.ts'
import { figuresOf, runSuite } from '#test/support/edit-suite/run.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

function report(name: string, verdicts: readonly Verdict[], said: number): void {
  const all = figuresOf(verdicts)
  print(`${name}: ${said} phrases, ${all.cases} phrases × pages`)
  print(
    `understood ${percent(all.understood)}   exact ${percent(all.exact)}   bytes outside ${all.outside}   rightly declined ${percent(all.declinedRight)} of ${all.declined}   unhelpful ${all.unhelpful}`,
  )
}

/** What the built-in designer understands of the phrases; `--list` shows what went wrong, a word after it only that intent. */
export async function run(args: string[]): Promise<void> {
  for (const name of ['phrases', 'held-out', 'learnt', 'unseen'] as const) {
    if (args.includes('--own') && name !== 'phrases') continue
    if (args.includes('--only') && !args.includes(name)) continue
    const list = phrases(name)
    const verdicts = await runSuite(list)
    report(name, verdicts, list.length)
    for (const intent of new Set(list.map((phrase) => phrase.intent))) {
      const own = figuresOf(verdicts.filter(({ phrase }) => phrase.intent === intent))
      print(
        `  ${intent.padEnd(16)} ${String(own.cases).padStart(4)} cases   understood ${percent(own.understood).padStart(7)}   exact ${percent(own.exact).padStart(7)}   declined ${percent(own.declinedRight).padStart(7)}`,
      )
    }
    if (!args.includes('--list') || (name !== 'phrases' && !args.includes(`--${name}`))) continue
    const wrong = verdicts.filter(({ outcome, exact }) => !exact || outcome === 'refused')
    for (const { phrase, page, outcome, why, reply } of wrong)
      print(`${outcome} | ${page} | ${phrase.say} | ${why} | ${reply.slice(0, 160)}`)
  }
}
