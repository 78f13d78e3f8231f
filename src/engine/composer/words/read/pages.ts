import { capital } from './source.ts'

const small =
  String.raw`for|of|with|that|which|to|in|at|about(?! (?:us|me|page)\b|,|$)(?= \p{Ll})|für|mit|von|der|die|das|pour|avec|` +
  String.raw`de|du|para|con|til|med|som|page|pages`
const word = `(?!(?:${small}|and|und|et|y|og)\\b)[\\p{L}&][\\p{L}'’&-]*`
const name = `(?:an? |the |eine? |une? |una? |la |le |el |en |ei )?${word}(?: ${word}){0,2}(?: page)?`
const and = '(?:,? (?:and|und|et|y|og|&) (?:an? |eine? |une? |una? |en )?)'
const list = `${name}(?:, ${name})*${and}${name}|${name}(?:, ${name})+`
const nouns = 'pages|subpages|sub-pages|seiten|unterseiten|páginas|sider|undersider'
const before = new RegExp(
  `[ ,]*\\b(?:with|has|having|including|containing|mit|avec|con|med)? ?(?:(?:the|these|following|separate|` +
    `different|den|folgenden|les|las|\\d+|two|three|four|five|six|drei|vier|fünf) )*(?:${nouns})(?: (?:for|für|pour|` +
    `para))? ?[:(–-]? ?(${list})\\)?`,
  'iu',
)
const after = new RegExp(`[ ,]*\\b(?:with|has|having|including|mit|avec|con|med) (${list}) (?:${nouns})\\b`, 'iu')
const each = new RegExp(
  `[ ,]*\\b(?:with|has|having|including) ((?:an? )?${word} page(?:, (?:an? )?${word} page)*${and}(?:an? )?${word} page)\\b`,
  'iu',
)

const isHome = /^(?:home|start|startseite|accueil|inicio|hjem|forside|index)$/i
const general = /^(?:all|several|multiple|many|more|other|some|few|mobile|web|landing)\b/i

/** 'with pages: Home, Menu, Contact' or 'with home, menu and contact pages'; the first page is not among them. */
export function readPages(request: string): string[] {
  for (const form of [after, each, before]) {
    const names = form
      .exec(request)?.[1]
      ?.split(/,(?: (?:and|und|et|y|og))? | (?:and|und|et|y|og|&) /i)
      .map((part) =>
        part
          .replace(/^(?:an?|the|eine?|une?|una?|la|le|el|en|ei) /i, '')
          .replace(/ page$/i, '')
          .trim(),
      )
      .filter((part) => part !== '')
    if (!names || names.length < 2 || names.some((part) => general.test(part))) continue
    const inner = names.filter((part) => !isHome.test(part))
    if (inner.length > 0) return inner.map(capital)
  }
  return []
}
