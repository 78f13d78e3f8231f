import { readRules } from './read-rules.ts'

/** The classes that stylesheets speak of. */
export type OwnClasses = {
  /** named in any selector */
  named: ReadonlySet<string>
  /** given a look of their own: a rule for exactly this class, `.container { … }` */
  defined: ReadonlySet<string>
}

/** @param sheets the text of each stylesheet of a page */
export function ownClasses(sheets: readonly string[]): OwnClasses {
  const named = new Set<string>()
  const defined = new Set<string>()
  for (const { selector, isPartial } of sheets.flatMap(readRules)) {
    const classes = classesOf(selector)
    for (const name of classes) named.add(name)
    // `.menu.hidden`, `.dark .card` and `@media … { .grid }` change something that another rule gave
    const [only = ''] = classes
    if (!isPartial && classes.length === 1 && isOnly.test(selector)) defined.add(only)
  }
  return { named, defined }
}

/** A class and nothing else; `:where(.name)` and the like are left to the other notion. */
const isOnly = /^\.(?:[\w-]|[^\0-\x7F]|\\[\da-f]{6}\s?|\\[\da-f]{1,5}(?![\da-f])\s?|\\[^\n\da-f])+$/i

const part =
  /"(?:[^"\\]|\\[\s\S])*"?|'(?:[^'\\]|\\[\s\S])*'?|\[[^\]]*\]?|\.((?:[\w-]|[^\0-\x7F]|\\[\da-f]{1,6}\s?|\\[^\n\da-f])+)/gi

/** The class names of a selector, read as CSS reads them: `.md\:flex` is `md:flex`. */
function classesOf(selector: string): string[] {
  return [...selector.matchAll(part)].flatMap(([, name]) => (name === undefined ? [] : [unescaped(name)]))
}

function unescaped(name: string): string {
  return name.replace(
    /\\(?:([\da-f]{1,6})\s?|([\s\S]))/gi,
    (_, code: string | undefined, plain: string | undefined) => {
      if (code === undefined) return plain ?? ''
      const point = Number.parseInt(code, 16)
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : '\uFFFD'
    },
  )
}
