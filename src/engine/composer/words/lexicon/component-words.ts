import { pageLanguages } from '#rules/languages.ts'
import { grammar } from './grammar.ts'

/** What people call single components, in all languages together, by the name the composer knows each by. */
export const componentNames: ReadonlyMap<string, readonly string[]> = new Map(
  Object.keys(grammar.en.components).map((name) => [
    name,
    pageLanguages.flatMap((language) => grammar[language].components[name] ?? []),
  ]),
)
