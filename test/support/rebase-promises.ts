import { openDocument, sourceOf } from '#design/document.ts'
import { readIds } from '#design/rebase/element-ids.ts'
import type { Conflict, Preferred, Rebased } from '#design/rebase/rebase.ts'
import type { PageDocument } from '#design/types.ts'
import { baseOf, type EditedPage } from './edit-pairs.ts'

type Sides = { mine: EditedPage; theirs: EditedPage }

/** An element by its id in one page. */
type Seen = { source: string; open: string; words: string; parent: string | null }

/** What a page has, by the ids of its elements; null when they are not those of this page. */
function seenIn(html: string, ids: string | null, opened: PageDocument = openDocument(html)): Map<string, Seen> | null {
  const list = readIds(ids, opened.elements.size)
  if (!list) return null
  const idOf = new Map([...opened.elements.keys()].map((key, index) => [key, list[index] ?? '']))
  const words = wordsOf(opened)
  return new Map(
    [...opened.elements.values()].map((element) => [
      idOf.get(element.key) ?? '',
      {
        source: sourceOf(opened, element.key),
        open: html.slice(element.start, element.openEnd),
        words: words.get(element.key) ?? '',
        parent: element.parent === null ? null : (idOf.get(element.parent) ?? null),
      },
    ]),
  )
}

/** What stands in each element outside of those in it, without the white space between words. */
function wordsOf({ html, elements }: PageDocument): Map<string, string> {
  const texts = new Map<string, string>()
  const read = new Map<string, number>()
  const add = (key: string, until: number) => {
    texts.set(key, `${texts.get(key) ?? ''} ${html.slice(read.get(key) ?? 0, until)}`)
  }
  for (const { key, parent, start, openEnd, end } of elements.values()) {
    read.set(key, openEnd)
    if (parent === null) continue
    add(parent, start)
    read.set(parent, end)
  }
  for (const { key, closeStart } of elements.values()) add(key, Math.max(closeStart, read.get(key) ?? 0))
  return new Map([...texts].map(([key, text]) => [key, text.replaceAll(/\s+/g, ' ').trim()]))
}

/** What putting two changes together promises and did not keep, in words; element by element, by their ids. */
export function brokenPromises(
  document: PageDocument,
  { mine, theirs }: Sides,
  made: Rebased,
  preferred: Preferred,
): string[] {
  const base = seenIn(document.html, baseOf(document).ids, document)
  const a = seenIn(mine.known.html, mine.known.ids, mine.document)
  const b = seenIn(theirs.known.html, theirs.known.ids, theirs.document)
  const merged = seenIn(made.html, made.ids)
  // Both have made the same page: that stands once.
  if (mine.known.html === theirs.known.html)
    return made.html === mine.known.html ? [] : ['both made the same page, and it is another']
  if (!base || !a || !b) return ['the ids of the three are not theirs']
  if (!merged) return ['the ids of what came of it are not those of its elements']
  const broken: string[] = []
  const told = (side: 'mine' | 'theirs', source: string) =>
    made.conflicts.some((conflict: Conflict) => conflict[side].includes(source))
  for (const [id, was] of base) {
    const [ours, others, now] = [a.get(id), b.get(id), merged.get(id)]
    if (!ours && !others && now) broken.push(`${id}: both removed it and it is there`)
    if (ours && others && !now) broken.push(`${id}: nobody removed it and it is gone`)
    if (ours && others && now) {
      if (ours.source === was.source && others.source === was.source && now.source !== was.source)
        broken.push(`${id}: nobody changed it and it is another`)
      for (const part of ['open', 'words'] as const) {
        if (ours[part] === was[part] && others[part] !== was[part] && now[part] !== others[part])
          broken.push(`${id}: only they changed its ${part}, and it is not theirs`)
        if (others[part] === was[part] && ours[part] !== was[part] && now[part] !== ours[part])
          broken.push(`${id}: only I changed its ${part}, and it is not mine`)
        if (ours[part] === was[part] && others[part] === was[part] && now[part] !== was[part])
          broken.push(`${id}: nobody changed its ${part}, and it is another`)
      }
    }
    const [kept, isMine] = ours ? [ours, true] : [others, false]
    if (!ours !== !others && kept) {
      const isChanged = kept.source !== was.source
      if (
        !isChanged &&
        kept.parent === was.parent &&
        now &&
        !made.conflicts.some(({ base: all }) => all.includes(was.source))
      )
        broken.push(`${id}: one removed it, nobody changed it, and it is there`)
      if (isChanged && !told(isMine ? 'mine' : 'theirs', kept.source))
        broken.push(`${id}: one removed and one changed it, and nobody was told`)
    }
  }
  for (const [side, all] of [
    ['mine', a],
    ['theirs', b],
  ] as const)
    for (const [id, one] of all)
      if (!base.has(id) && merged.get(id)?.source !== one.source && !told(side, one.source))
        broken.push(`${id}: it came with ${side}, is not there and was not told`)
  return [...broken, ...marksBroken({ mine, theirs }, document, made, preferred)]
}

/** What somebody wrote stands as often as they wrote it, or was told; of two that were told that of the preferred stands. */
function marksBroken({ mine, theirs }: Sides, document: PageDocument, made: Rebased, preferred: Preferred): string[] {
  return (['mine', 'theirs'] as const).flatMap((side) => {
    const html = (side === 'mine' ? mine : theirs).known.html
    const marks = new Set(html.match(side === 'mine' ? /\bada\d+/g : /\bbob\d+/g))
    return [...marks].flatMap((mark) => {
      const count = (text: string) => text.split(new RegExp(`\\b${mark}\\b`)).length - 1
      const [wanted, now] = [count(html), count(made.html)]
      if (count(document.html) > 0 || now === wanted) return []
      const isTold = made.conflicts.some((conflict) => conflict[side].includes(mark))
      if (now > wanted) return [`${mark} stands ${now} times and was written ${wanted} times`]
      if (!isTold) return [`${mark} is not there and was not told`]
      return side === preferred ? [`${mark} is of the preferred one and is not there`] : []
    })
  })
}
