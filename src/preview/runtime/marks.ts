import { elementAt } from './layout.ts'

const outline = { outline: '3px solid oklch(0.585 0.233 277)', outlineOffset: '-3px' }

const badge = {
  position: 'absolute',
  minWidth: '24px',
  padding: '0 7px',
  font: '600 15px/24px ui-sans-serif, system-ui, sans-serif',
  textAlign: 'center',
  color: '#fff',
  background: 'oklch(0.511 0.262 277)',
  borderRadius: '12px',
  boxShadow: '0 0 0 2px #fff',
}

/** Outlines elements, without a trace in the body, until it is called again; labels lie over the page. */
export function createMarks(): (paths: string[], labels: string[]) => void {
  let shown: Animation[] = []
  let over: Element | null = null
  return (paths, labels) => {
    for (const animation of shown) animation.cancel()
    over?.remove()
    shown = paths.flatMap(
      (path) => elementAt(path)?.animate([outline, outline], { duration: 1, fill: 'forwards' }) ?? [],
    )
    over = labels.length > 0 ? labelsOver(paths, labels) : null
    if (over) document.documentElement.append(over)
  }
}

/** Each label at the end of its element, in a box of its own that no style of the page reaches. */
function labelsOver(paths: string[], labels: string[]): Element {
  const host = document.createElement('div')
  host.ariaHidden = 'true'
  Object.assign(host.style, { all: 'initial', position: 'absolute', left: 0, top: 0, zIndex: '2147483647' })
  host.style.pointerEvents = 'none'
  const root = host.attachShadow({ mode: 'closed' })
  paths.forEach((path, index) => {
    const rect = elementAt(path)?.getBoundingClientRect()
    const label = labels[index]
    if (!rect || !label) return
    const drawn = document.createElement('b')
    drawn.textContent = label
    const left = Math.max(0, Math.min(rect.right + scrollX + 6, document.documentElement.clientWidth - 32))
    const place = { left: `${left}px`, top: `${rect.top + scrollY + Math.min(0, rect.height / 2 - 12)}px` }
    Object.assign(drawn.style, badge, place)
    root.append(drawn)
  })
  return host
}
