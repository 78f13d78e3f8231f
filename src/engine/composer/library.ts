import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type FamilyFacts, familySchema } from './family.ts'
import { headlineClasses } from './headlines.ts'
import { compileTemplate } from './template/compile.ts'
import { readFacts } from './template/facts.ts'
import type { ArtPiece, Facts, SectionTemplate, Template } from './template/nodes.ts'
import { sectionKinds } from './types.ts'
import { allTrades } from './words/trade-words.ts'

export type Family = FamilyFacts & { sections: SectionTemplate[]; art: ArtPiece[] }

export type FamilyLibrary = {
  families: ReadonlyMap<string, Family>
  /** what kept files from being read, each line with the file's name; a family with a broken family.json is left out */
  problems: string[]
}

/** Everything that is wrong in the files, which takes compiling all of them. */
export const allProblems = ({ families, problems }: FamilyLibrary): string[] => [
  ...problems,
  ...[...families.values()]
    .flatMap(({ sections, art }) => [...sections, ...art])
    .flatMap(({ file, compiled }) => compiled().problems.map((problem) => `${file}: ${problem}`)),
]

const home = new URL('./families/', import.meta.url).pathname

let loaded: FamilyLibrary | undefined

/** All families on disk, read and compiled on first use. Throws when not one can be read. */
export function library(): FamilyLibrary {
  loaded ??= readLibrary(home)
  if (loaded.families.size === 0) throw new Error(`No design family could be read: ${loaded.problems.join('; ')}`)
  return loaded
}

/** Reads the families below `folder` (an absolute path); never throws for what is wrong inside of one. */
export function readLibrary(folder: string): FamilyLibrary {
  const problems: string[] = []
  const families = new Map<string, Family>()
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => a.name.localeCompare(b.name))) {
    if (!entry.isDirectory()) continue
    const family = readFamily(join(folder, entry.name), entry.name, problems)
    if (family) families.set(family.id, family)
  }
  return { families, problems }
}

function readFamily(folder: string, id: string, problems: string[]): Family | null {
  const facts = readFamilyFacts(join(folder, 'family.json'), id, problems)
  if (!facts) return null
  const sections = files(join(folder, 'sections'), '.html').flatMap((name) => readSection(folder, id, name, problems))
  const art = files(join(folder, 'art'), '.svg').map((name) => ({
    ...readTemplate(join(folder, 'art', name), `${id}/art/${name}`),
    family: id,
    role: name.split('.')[0] ?? name,
  }))
  return { ...facts, sections, art }
}

const files = (folder: string, ending: string) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ending))
        .sort()
    : []

function readFamilyFacts(path: string, id: string, problems: string[]): FamilyFacts | null {
  const file = `${id}/family.json`
  try {
    const facts = familySchema.parse(JSON.parse(readFileSync(path, 'utf8')))
    if (facts.id !== id) problems.push(`${file}: id is "${facts.id}", the folder is "${id}"`)
    if (!facts.palette[facts.mode]) problems.push(`${file}: no palette for its own mode "${facts.mode}"`)
    return facts.palette[facts.mode] && facts.id === id ? { ...facts, suits: suiting(facts.suits) } : null
  } catch (error) {
    problems.push(
      `${file}: ${error instanceof z.ZodError ? z.prettifyError(error).replaceAll('\n', ' ') : String(error)}`,
    )
    return null
  }
}

function readSection(folder: string, family: string, name: string, problems: string[]): SectionTemplate[] {
  const file = `${family}/sections/${name}`
  const [kindName, variant] = name.slice(0, -'.html'.length).split('.')
  const kind = sectionKinds.find((known) => known === kindName)
  if (!kind || !variant) {
    problems.push(`${file}: the name must be kind.variant.html with a known kind`)
    return []
  }
  return [{ ...readTemplate(join(folder, 'sections', name), file), family, kind, variant }]
}

/** Trades that are like one of these and are not named themselves, each with the one it is like. */
const alike = (named: readonly string[]) =>
  allTrades.flatMap(({ domain, like }) =>
    like !== undefined && named.includes(like) && !named.includes(domain) ? [{ domain, like }] : [],
  )

/** A look suits a trade as well as the one that it is like. */
const suiting = (suits: FamilyFacts['suits']): FamilyFacts['suits'] => ({
  ...suits,
  domains: {
    ...suits.domains,
    ...Object.fromEntries(
      alike(Object.keys(suits.domains)).map(({ domain, like }) => [domain, suits.domains[like] ?? 0]),
    ),
  },
})

/** And so do sections and pictures. */
const suitingAlike = (facts: Facts): Facts => ({
  ...facts,
  domains: [...facts.domains, ...alike(facts.domains).map(({ domain }) => domain)],
})

/** Compiling is put off until the template is used: all of them together take more than a second. */
function readTemplate(path: string, file: string) {
  const source = readFileSync(path, 'utf8')
  let template: Template | undefined
  return {
    file,
    facts: suitingAlike(readFacts(source, [])),
    headline: headlineClasses(source),
    compiled: () => (template ??= compileTemplate(source, file)),
  }
}
