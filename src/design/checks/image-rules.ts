import { attributeValue } from '../parse.ts'
import { isForeign } from '../safety.ts'
import type { Operation } from '../types.ts'
import { sizeOf } from './image-size.ts'
import { accessibleName, wordsOfAddress, wordsOfFile } from './names.ts'
import { around, firstInside } from './page-index.ts'
import { bodyElements, isHidden, wordsOf } from './read-page.ts'
import type { CheckedElement, CheckedPage, Rule, RuleMatch } from './types.ts'

const imagesOf = (page: CheckedPage): CheckedElement[] => bodyElements(page).filter(({ tag }) => tag === 'img')

/** Who does not see a picture hears its description; an empty one says that it is only decoration. */
export const imageAlt: Rule = {
  name: 'image-alt',
  find: (page) =>
    imagesOf(page)
      .filter((image) => attributeValue(image, 'alt') === null && !attributeValue(image, 'aria-label'))
      .flatMap((element): RuleMatch[] =>
        element.key === null
          ? []
          : [{ element, fix: [{ do: 'attr', k: element.key, name: 'alt', value: altFor(page, element) }] }],
      ),
}

const controlAround = around(({ tag }) => tag === 'a' || tag === 'button')
const cardAround = around(({ tag }) => ['figure', 'li', 'article', 'section'].includes(tag))
const captionInside = firstInside(({ tag }) => tag === 'figcaption' || /^h[1-6]$/.test(tag))

function altFor(page: CheckedPage, image: CheckedElement): string {
  if (isHidden(page, image) || /^(none|presentation)$/.test(attributeValue(image, 'role') ?? '')) return ''
  const control = controlAround(page, image)
  const named = attributeValue(image, 'title')?.trim() || wordsOfFile(attributeValue(image, 'src') ?? '')
  // a link that is only this picture needs its name from it
  if (control && accessibleName(page, control) === '')
    return named || wordsOfAddress(attributeValue(control, 'href') ?? '')
  if (control) return ''
  if (named) return named
  // in a card, beside its heading, it would only be said twice what it is about
  const card = cardAround(page, image)
  const words = card && captionInside(page, card)
  return words?.tag === 'figcaption' ? wordsOf(page, words) : ''
}

/** A picture whose size is known does not push the page about while it loads. */
export const imageSize: Rule = {
  name: 'image-size',
  find: (page) =>
    imagesOf(page)
      .filter((image) => attributeValue(image, 'width') === null || attributeValue(image, 'height') === null)
      .map((element) => ({ element, fix: sizeFix(element) })),
}

function sizeFix(image: CheckedElement): Operation[] | null {
  const { key: k } = image
  const size = sizeOf(attributeValue(image, 'src') ?? '', attributeValue(image, 'class') ?? '')
  if (!size || k === null) return null
  return (['width', 'height'] as const).map((name) => ({ do: 'attr', k, name, value: String(size[name]) }))
}

/** Pictures of other hosts do not load in the preview, and tell that host who looks at the page. */
export const foreignImage: Rule = {
  name: 'foreign-image',
  find: (page) =>
    imagesOf(page)
      .filter((image) => isForeign(attributeValue(image, 'src') ?? ''))
      .map((element) => ({ element, fix: null })),
}
