import { type Located, parseSource } from '#design/parse.ts'
import { textOfSprite } from './file-text.ts'
import { isWithin } from './data-address.ts'
import { bring, type PageContext, readAttribute, setAttribute } from './page-context.ts'

/** A sprite of this length comes in whole; of a longer one only what is used. */
const wholeSprite = 30_000

/** The drawings of sprites that a page uses: each comes in once, under a name that is free. */
export type Sprites = { byTarget: Map<string, string>; taken: Set<string> }

export const noSprites = (elements: readonly Located[]): Sprites => ({
  byTarget: new Map(),
  taken: new Set(elements.flatMap((element) => readAttribute(element, 'id') ?? [])),
})

/** What an element of a drawing takes from elsewhere: a picture, or a part of a sprite (`icons.svg#phone`). */
export function importDrawing(context: PageContext, element: Located, sprites: Sprites): void {
  const attribute = element.attributes.find(({ name }) => name === 'href')
  if (!element.foreign || !attribute || isWithin(attribute.value)) return
  const name = attribute.prefix ? `${attribute.prefix}:href` : 'href'
  if (element.tag !== 'use') {
    const found = bring(context, attribute.value, 'picture', 'data:,')
    setAttribute(context, element, name, found)
    if (found === null) context.losses.push('picture')
    return
  }
  const id = spriteId(context, attribute.value, sprites)
  setAttribute(context, element, name, id === null ? null : `#${id}`)
  if (id === null) context.losses.push('drawing')
}

function spriteId(context: PageContext, address: string, sprites: Sprites): string | null {
  const [file = '', part = ''] = address.split('#', 2)
  const path = context.site.find(file)
  const bytes = path === null ? null : context.site.read(path)
  if (path === null || bytes === null || part === '') return null
  const target = `${path}#${part}`
  const known = sprites.byTarget.get(target)
  if (known !== undefined) return known
  const source = textOfSprite(bytes)
  const { elements } = parseSource(source)
  const found = elements.find((element) => readAttribute(element, 'id') === part)
  if (!found) return null
  const id = freeId(part, sprites.taken)
  const isWhole =
    source.length <= wholeSprite &&
    id === part &&
    ![...sprites.byTarget.keys()].some((other) => other.startsWith(`${path}#`))
  const shared = isWhole
    ? elements.filter(({ tag }) => tag === 'defs').map(({ start, end }) => source.slice(start, end))
    : []
  const drawing = source.slice(found.start, found.end)
  const named = id === part ? drawing : drawing.replace(/(\sid\s*=\s*)("[^"]*"|'[^']*')/, `$1"${id}"`)
  const isShared = shared.some((block) => block.includes(drawing))
  context.atEnd.push(
    '<svg xmlns="http://www.w3.org/2000/svg" style="position:absolute;width:0;height:0;overflow:hidden" ' +
      `aria-hidden="true">${shared.join('')}${isShared ? '' : named}</svg>`,
  )
  sprites.byTarget.set(target, id)
  sprites.taken.add(id)
  return id
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted
  for (let number = 2; taken.has(id); number++) id = `${wanted}-${number}`
  return id
}
