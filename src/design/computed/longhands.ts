import { hexColor, wordsOfValue } from './values.ts'

/** A shorthand as the properties that looks are read from; all others come back as they are. */
export function longhands(property: string, value: string): [property: string, value: string][] {
  switch (property) {
    case 'background':
      return backgroundOf(value)
    case 'padding':
    case 'margin':
      return sidesOf(value).map(([side, worth]) => [`${property}-${side}`, worth])
    case 'padding-inline':
    case 'padding-block':
    case 'margin-inline':
    case 'margin-block': {
      const [kind = '', axis = ''] = property.split('-')
      const [first = '0', second = first] = wordsOfValue(value)
      const [one, other] = axis === 'inline' ? ['left', 'right'] : ['top', 'bottom']
      return [
        [`${kind}-${one}`, first],
        [`${kind}-${other}`, second],
      ]
    }
    case 'font':
      return fontOf(value)
    case 'border':
      return borderOf(value)
    case 'text-decoration':
      return [['text-decoration-line', /underline|line-through|overline/.exec(value)?.[0] ?? 'none']]
    case '-webkit-background-clip':
      return [['background-clip', value]]
    default:
      return [[property, value]]
  }
}

/** A ground is one colour, or something that no colour can be told of: a gradient, a picture. */
function backgroundOf(value: string): [string, string][] {
  const isPicture = /gradient|url\(|image-set\(/i.test(value)
  const words = wordsOfValue(value)
  const color = words.findLast((word) => hexColor(word) !== null || /^(?:var\(|color-mix\(|currentcolor$)/i.test(word))
  return [
    ['background-color', color ?? 'transparent'],
    ['background-image', isPicture ? 'picture' : 'none'],
  ]
}

function sidesOf(value: string): [string, string][] {
  const [top = '0', right = top, bottom = top, left = right] = wordsOfValue(value)
  return [
    ['top', top],
    ['right', right],
    ['bottom', bottom],
    ['left', left],
  ]
}

function fontOf(value: string): [string, string][] {
  const words = wordsOfValue(value)
  const size = words.find((word) => /^(?:[\d.]+(?:px|r?em|pt|%|vw)|(?:clamp|calc|min|max)\()/.test(word))
  const weight = words.find((word) => /^(?:bold|bolder|lighter|[1-9]00)$/.test(word))
  return size
    ? [
        ['font-size', size],
        ['font-weight', weight ?? '400'],
      ]
    : []
}

function borderOf(value: string): [string, string][] {
  const words = wordsOfValue(value)
  const style = words.find((word) =>
    /^(?:none|hidden|solid|dashed|dotted|double|groove|ridge|inset|outset)$/.test(word),
  )
  const width = words.find((word) => /^(?:[\d.]+(?:px|r?em)?|thin|medium|thick)$/.test(word))
  return [
    ['border-style', style ?? 'none'],
    ['border-width', width ?? '3px'],
  ]
}
