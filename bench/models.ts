import { recordedAnswers } from './models/answers.ts'
import { endpointScenarios } from './models/endpoints.ts'
import { playAnswer, playEndpoints, type Played } from './models/play.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)

/** Plays endpoints and recorded answers through whole turns; fails where not what must come of them does. Flag: a word, only what has it. */
export async function run([only = '']: string[]): Promise<void> {
  const wanted = ({ name }: { name: string }) => name.includes(only)
  print(
    `${'scenario'.padEnd(66)}${['outcome', 'calls', 'in', 'out'].map((name) => name.padStart(10)).join('')}  kept, told`,
  )
  const results: Played[] = []
  for (const answer of recordedAnswers.filter(wanted)) results.push(await playAnswer(answer))
  results.push(...(await playEndpoints(endpointScenarios.filter(wanted))))
  for (const { name, outcome, calls, input, output, kept, told, wrong } of results) {
    const cells = [outcome, calls, input, output].map((cell) => String(cell).padStart(10)).join('')
    print(`${name.slice(0, 64).padEnd(66)}${cells}  ${kept}; “${told}”`)
    for (const why of wrong) print(`  WRONG: ${why}`)
  }
  const wrong = results.filter((result) => result.wrong.length > 0)
  print(`\n${results.length} scenarios, ${wrong.length} not as they must be`)
  if (wrong.length > 0) process.exitCode = 1
}
