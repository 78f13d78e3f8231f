import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { drawn } from './draw.ts'

/** The names of a folder's test files, without their ending. */
export const filesOf = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, '..', folder))
    .flatMap((file) => /^([\w-]+)\.test\.ts$/.exec(file)?.[1] ?? [])
    .sort()

/**
 * Test files of a folder of `test/`: the main ones, and so many of the others, drawn anew in every run. Throws when a main
 * one is not there.
 */
export function drawnFiles(folder: string, main: readonly string[], others: (count: number) => number): string[] {
  const names = filesOf(folder)
  const gone = main.find((name) => !names.includes(name))
  if (gone) throw new Error(`There is no test/${folder}/${gone}.test.ts.`)
  const rest = names.filter((name) => !main.includes(name))
  return [...main, ...drawn(rest, others(rest.length))].map((name) => `test/${folder}/${name}.test.ts`)
}
