import { readFileSync } from 'node:fs'
import type { EngineEvent } from '#engine/types.ts'
import { readConfig } from '#server/config.ts'
import { createEngine } from '#server/engine.ts'
import { changedSections } from '#engine/turn/sections.ts'
import { request } from '#test/support/run-turn.ts'
import { byPieces } from '../tokens/count.ts'
import { tokenEdits } from '../tokens/edits.ts'
import { applyAll } from '../tokens/apply.ts'

/** `exact`: the same sections changed as by the edit that a careful hand wrote, and nothing else; `output`: of the median. */
export type EditFigures = { asked: number; stored: number; exact: number; output: number }

/** Asks the configured model for the edits of the tokens bench, one by one, on its page. */
export async function askForEdits(print: (line: string) => void): Promise<EditFigures> {
  const html = readFileSync(new URL('../tokens/page.html', import.meta.url), 'utf8')
  const engine = createEngine({ ...readConfig(process.env), designerSeconds: 0 })
  const figures: EditFigures = { asked: 0, stored: 0, exact: 0, output: 0 }
  const outputs: number[] = []
  for (const edit of tokenEdits) {
    const events: EngineEvent[] = []
    for await (const event of engine(request(edit.prompt, { html }), new AbortController().signal)) events.push(event)
    const version = events.find((event) => event.type === 'version')
    const isByModel = version?.maker.kind === 'model'
    const wanted = changedSections(html, applyAll(html, edit)).join()
    const isExact = isByModel && changedSections(html, version.html).join() === wanted
    figures.asked++
    if (isByModel) figures.stored++
    if (isExact) figures.exact++
    const operations = events.filter((event) => event.type === 'operation')
    // what was not made took none
    if (isByModel) outputs.push(byPieces(operations.map(({ operation }) => JSON.stringify(operation)).join('')))
    print(`${isExact ? 'exact' : isByModel ? 'other' : 'no   '}  ${edit.prompt}`)
  }
  figures.output = outputs.toSorted((a, b) => a - b)[Math.floor(outputs.length / 2)] ?? 0
  return figures
}
