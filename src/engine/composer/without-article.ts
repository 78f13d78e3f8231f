import { lexicon } from '../understanding/lexicon.ts'
import type { ReadingLanguage } from '../understanding/types.ts'

/** 'eine Fahrradwerkstatt' stands on the page as 'Fahrradwerkstatt'. */
export function withoutArticle(said: string, language: ReadingLanguage): string {
  const [first = '', ...rest] = said.split(' ')
  return rest.length > 0 && lexicon(language).has('articles', first.toLowerCase()) ? rest.join(' ') : said
}
