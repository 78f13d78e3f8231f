/** What one look at a page at the current width finds. Runs inside the page, so it holds everything it needs. */
export type Seen = {
  over: number
  wide: string
  letters: number
  targets: number
  small: string[]
  body: number
  bodySmall: number
  bodyWhat: string
  fonts: string[]
  sizes: number[]
  colors: string[]
  spacing: number
  offGrid: string[]
  paragraphs: number
  offLines: string[]
  foldHeading: boolean
  foldAction: boolean
}

export function lookAround(): Seen {
  const width = window.innerWidth
  const inSvg = (element: Element) => element.closest('svg') !== null
  const visible = (element: Element) => {
    const box = element.getBoundingClientRect()
    return (
      box.width > 1 && box.height > 1 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
  }
  const all = [...document.body.querySelectorAll('*')].filter((element) => !inSvg(element) && visible(element))
  const ownText = (element: Element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE)
      .map((node) => node.textContent ?? '')
      .join(' ')
      .replace(/\s+/g, ' ')
      .trim()
  const where = (element: Element) =>
    `${element.closest('[data-section]')?.getAttribute('data-section') ?? element.tagName.toLowerCase()}: ${(element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40)}`
  const texts = all.filter((element) => ownText(element) !== '' && !element.closest('[aria-hidden="true"]'))
  const style = (element: Element) => getComputedStyle(element)
  const px = (value: string) => Number.parseFloat(value) || 0

  // what is cut off at the edge counts like what makes the page wider
  const scrolls = (element: Element) => {
    for (let up: Element | null = element; up && up !== document.body; up = up.parentElement)
      if (/auto|scroll/.test(style(up).overflowX) || style(up).position === 'fixed') return true
    return false
  }
  const cut = texts
    .filter((element) => element.getBoundingClientRect().right > width + 1 && !scrolls(element))
    .sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)
  const beyond = Math.max(0, document.documentElement.scrollWidth - width)
  const widest = all
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .sort((a, b) => b.getBoundingClientRect().right - a.getBoundingClientRect().right)[0]
  const cutBy = cut[0] ? cut[0].getBoundingClientRect().right - width : 0

  const controls = all.filter((element) =>
    element.matches('a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab]'),
  )
  const inSentence = (element: Element) =>
    style(element).display === 'inline' && ownText(element.parentElement as Element).length > 10
  const sizeOf = (element: Element) => {
    const id = element.id
    const label = element.closest('label') ?? (id ? document.querySelector(`label[for="${CSS.escape(id)}"]`) : null)
    const boxes = [element, ...(label && element.matches('[type=radio],[type=checkbox]') ? [label] : [])].map((one) =>
      one.getBoundingClientRect(),
    )
    return [Math.max(...boxes.map((box) => box.width)), Math.max(...boxes.map((box) => box.height))] as const
  }
  const small = controls.filter(
    (element) => !inSentence(element) && Math.min(...sizeOf(element)) < 23.9 && !element.closest('[inert]'),
  )

  const running = texts.filter((element) => ownText(element).length >= 25)
  const tiny = running.filter((element) => px(style(element).fontSize) < 13.9)
  const count = (elements: Element[]) => elements.reduce((sum, element) => sum + ownText(element).length, 0)

  const colors = new Set<string>()
  for (const element of all) {
    const { color, backgroundColor, borderTopColor, borderTopWidth, borderBottomColor, borderBottomWidth } =
      style(element)
    if (ownText(element) !== '') colors.add(color)
    colors.add(backgroundColor)
    if (px(borderTopWidth) > 0) colors.add(borderTopColor)
    if (px(borderBottomWidth) > 0) colors.add(borderBottomColor)
  }
  for (const root of [document.documentElement, document.body]) colors.add(style(root).backgroundColor)

  let spacing = 0
  const offGrid: string[] = []
  for (const element of all) {
    const one = style(element)
    const values = {
      pt: one.paddingTop,
      pr: one.paddingRight,
      pb: one.paddingBottom,
      pl: one.paddingLeft,
      mt: one.marginTop,
      mb: one.marginBottom,
      ...(/grid|flex/.test(one.display) ? { gy: one.rowGap, gx: one.columnGap } : {}),
    }
    for (const [name, value] of Object.entries(values)) {
      const amount = Math.abs(px(value))
      if (amount === 0) continue
      spacing += 1
      if (Math.abs(amount - 4 * Math.round(amount / 4)) > 0.26) offGrid.push(`${name} ${value} ${where(element)}`)
    }
  }

  const paragraphs = all
    .filter(
      (element) => element.matches('p, li, dd, blockquote, td, figcaption') && (element.textContent ?? '').length > 80,
    )
    .filter((element) => !element.querySelector('p, li, div, h2, h3, h4, ul, table, dl'))
    .flatMap((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      const tops = new Set([...range.getClientRects()].map((box) => Math.round(box.bottom / 6)))
      const lines = Math.max(
        1,
        Math.round(element.getBoundingClientRect().height / px(style(element).lineHeight) || tops.size),
      )
      const letters = (element.textContent ?? '').replace(/\s+/g, ' ').trim().length
      return lines < 2
        ? letters > 90
          ? [{ element, perLine: letters }]
          : []
        : [{ element, perLine: letters / (lines - 0.4) }]
    })
  const offLines = paragraphs.filter(({ perLine }) => perLine < 35 || perLine > 90)

  const heading = all.find((element) => element.matches('h1')) ?? all.find((element) => element.matches('h2, h3'))
  const main = document.querySelector('main') ?? document.body
  const actions = controls.filter((element) => main.contains(element))
  const box = heading?.getBoundingClientRect()
  const scroll = window.scrollY

  return {
    over: Math.max(beyond, cutBy),
    wide: beyond > 0 && widest ? where(widest) : cut[0] ? where(cut[0]) : '',
    letters: count(texts),
    targets: controls.length,
    small: small.map((element) => `${sizeOf(element).map(Math.round).join('×')} ${where(element)}`),
    body: count(running),
    bodySmall: count(tiny),
    bodyWhat: tiny[0] ? `${style(tiny[0]).fontSize} ${where(tiny[0])}` : '',
    fonts: [
      ...new Set(texts.map((element) => style(element).fontFamily.split(',')[0]?.replaceAll('"', '').trim() ?? '')),
    ],
    sizes: [...new Set(texts.map((element) => Math.round(px(style(element).fontSize) * 2) / 2))].sort((a, b) => a - b),
    colors: [...colors],
    spacing,
    offGrid,
    paragraphs: paragraphs.length,
    offLines: offLines.map(({ element, perLine }) => `${Math.round(perLine)} letters ${where(element)}`),
    foldHeading: box !== undefined && box.top + scroll >= -1 && box.bottom + scroll <= 901,
    foldAction: actions.some((element) => element.getBoundingClientRect().bottom + scroll <= 901),
  }
}
