import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expectationOf } from '../score/expect.ts'
import type { Expectation } from '../score/types.ts'

/** A request to make a page of, and what that page has to show. */
export type QualityPrompt = { id: string; prompt: string; expected: Expectation }

const own = join(import.meta.dirname, 'prompts.jsonl')
/** Prompts kept beside the project, where they are there. */
const shared = join(import.meta.dirname, '../../../shared/data/prompts.jsonl')

/** The project's own prompts and those beside it, or the ones of a file. */
export function readPrompts(file: string | undefined): QualityPrompt[] {
  return (file ? [file] : [own, shared]).filter((path) => file !== undefined || existsSync(path)).flatMap(promptsOf)
}

type Line = { id?: string; prompt: string; expect?: Partial<Expectation> }

function promptsOf(path: string): QualityPrompt[] {
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  const name = path === own ? 'own' : basename(path, '.jsonl')
  return lines.map((line, index) => {
    const { id, prompt, expect } = JSON.parse(line) as Line
    return {
      id: id ?? `${name}-${index + 1}`,
      prompt,
      expected: expect ? { ...nothing, ...expect } : expectationOf(prompt),
    }
  })
}

const nothing: Expectation = { sections: [], counts: [], quoted: [], brand: null, colors: [], language: null }
