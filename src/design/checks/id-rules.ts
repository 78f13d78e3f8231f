import { attributeValue } from '../parse.ts'
import type { Operation } from '../types.ts'
import { labelsFor, oncePerPage } from './page-index.ts'
import type { CheckedElement, CheckedPage, Rule, RuleMatch } from './types.ts'

/** An id leads to one place. */
export const duplicateId: Rule = {
  name: 'duplicate-id',
  find(page): RuleMatch[] {
    const byId = Map.groupBy(
      page.elements.filter((element) => attributeValue(element, 'id')),
      (element) => attributeValue(element, 'id') ?? '',
    )
    return [...byId].flatMap(([id, all]) =>
      all.slice(1).map((element, index) => ({
        element,
        fix: renamed(page, byId, element, id, index + 2),
        message: `Two elements have the id ${id}.`,
      })),
    )
  },
}

/** Links, styles and scripts mean the first of a name; later ones get one of their own, with the label that is theirs. */
function renamed(
  page: CheckedPage,
  taken: ReadonlyMap<string, readonly CheckedElement[]>,
  element: CheckedElement,
  id: string,
  number: number,
): Operation[] | null {
  if (element.key === null || isSpokenOf(page, id)) return null
  let fresh = `${id}-${number}`
  while (taken.has(fresh)) fresh += '-2'
  const label = labelsFor(page).get(id)?.[number - 1]
  const own: Operation = { do: 'attr', k: element.key, name: 'id', value: fresh }
  return label?.key ? [own, { do: 'attr', k: label.key, name: 'for', value: fresh }] : [own]
}

/** Whether CSS or a script of the page names an id. */
function isSpokenOf(page: CheckedPage, id: string): boolean {
  const { words, odd } = spokenIds(page)
  if (/^[\w-]+$/.test(id)) return words.has(id)
  const known = odd.get(id) ?? (odd.size >= mostOdd || isNamed(page, id))
  odd.set(id, known)
  return known
}

/** So many ids with other signs than letters, digits and dashes are searched for one by one; of more all count as named. */
const mostOdd = 50

const spokenIds = oncePerPage(({ css, scripts }) => ({
  words: new Set(
    [...css.matchAll(/#([\w-]+)/g), ...scripts.matchAll(/["'`#]([\w-]+)(?=["'`\s])/g)].map(([, id = '']) => id),
  ),
  odd: new Map<string, boolean>(),
}))

function isNamed(page: CheckedPage, id: string): boolean {
  const name = id.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`#${name}(?![\\w-])`).test(page.css) || new RegExp(`["'\`#]${name}["'\`\\s]`).test(page.scripts)
}
