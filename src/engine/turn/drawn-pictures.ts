import { photoSlot } from '#design/slots.ts'
import { attributeValue, parseSource } from '#design/parse.ts'
import { applySplices, sortedSplices } from '#design/splices.ts'
import { escapeAttribute } from '#design/start-tag.ts'
import type { Operation } from '#design/types.ts'
import type { RequestPicture } from '../types.ts'

/** How a model names a picture of the request: `<img data-picture="1" alt="…">`. */
const mark = 'data-picture'
/** What models write instead of it. */
const asAddress = /^\s*(?:attachment:|cid:)?(?:picture|image|photo)[\s:_-]?(\d)(?:\.\w{2,5})?\s*$/i
const ours = new Set([mark, 'src', 'srcset', 'sizes', 'width', 'height', 'data-slot', 'data-from', 'alt'])

/** HTML of a model with the pictures of the request where it names them; one that there is not is a frame that waits. */
export function drawPictures(html: string, pictures: readonly RequestPicture[]): string {
  if (pictures.length === 0 || !/<img\b/i.test(html)) return html
  const splices = parseSource(html).elements.flatMap((element) => {
    if (element.tag !== 'img') return []
    const number = attributeValue(element, mark) ?? asAddress.exec(attributeValue(element, 'src') ?? '')?.[1]
    if (number === undefined || number === null) return []
    const picture = pictures[Number(number) - 1]
    const kept = element.attributes.filter(({ name }) => !ours.has(name))
    const written = [
      ...(picture
        ? [
            ['src', picture.src],
            ['width', String(picture.width)],
            ['height', String(picture.height)],
          ]
        : [['data-slot', photoSlot]]),
      ['alt', attributeValue(element, 'alt') ?? picture?.alt ?? ''],
      ...kept.map(({ name, value }) => [name, value]),
    ]
    const attributes = written.map(([name = '', value = '']) => ` ${name}="${escapeAttribute(value, '"')}"`).join('')
    const end = html.charAt(element.openEnd - 2) === '/' ? ' />' : '>'
    return [{ start: element.start, end: element.openEnd, insert: `<img${attributes}${end}` }]
  })
  return splices.length === 0 ? html : applySplices(html, sortedSplices(splices))
}

/** The same for a change of one attribute. */
export function drawnValue(operation: Operation, pictures: readonly RequestPicture[]): Operation {
  if (operation.do !== 'attr' || operation.value === null) return operation
  const { name, value } = operation
  const number = name === mark ? value : name === 'src' ? asAddress.exec(value)?.[1] : undefined
  const picture = number === undefined ? undefined : pictures[Number(number) - 1]
  return picture ? { ...operation, name: 'src', value: picture.src } : operation
}
