import type { Lexicon } from './lexicon.ts'

/** 'L'ARGILLA' without its article; what an apostrophe parts otherwise stays whole. */
export function withoutElided(said: string, lexicon: Lexicon): string {
  const at = said.search(/['’]/)
  const isArticle = at > 0 && at < said.length - 1 && lexicon.has('articles', `${said.slice(0, at).toLowerCase()}'`)
  return isArticle ? said.slice(at + 1) : said
}
