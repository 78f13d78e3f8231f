import { namedLibraries, withLibraries } from '#design/libraries.ts'
import type { ExportInput } from './types.ts'

/** A document with the code of the libraries that it names, so that they run without a network. */
export async function carryLibraries(document: string, library: ExportInput['library']): Promise<string> {
  const names = library ? namedLibraries(document) : []
  if (!library || names.length === 0) return document
  const codes = new Map(await Promise.all(names.map(async (name) => [name, await library(name)] as const)))
  return withLibraries(document, (name) => codes.get(name) ?? '')
}
