import { languageOfCode } from '#rules/languages.ts'
import { readAttribute } from '#design/start-tag.ts'
import type { PageDocument } from '#design/types.ts'
import type { Language } from '../words/types.ts'

/** The language that a page says it is in. */
export function languageOf({ html }: PageDocument): Language {
  const tag = /<html\b[^>]*>/i.exec(html)
  const code = tag ? readAttribute(html, { start: tag.index, openEnd: tag.index + tag[0].length }, 'lang') : null
  return languageOfCode(code ?? '') ?? 'en'
}
