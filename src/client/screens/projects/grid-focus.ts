import { stepInGrid } from './grid-step.ts'

const card = (id: string) => document.querySelector<HTMLElement>(`[data-project="${CSS.escape(id)}"]`)
const linkIn = (element: Element | null | undefined) => element?.querySelector<HTMLElement>('h2 a') ?? null

export function cardLink(id: string): HTMLElement | null {
  return linkIn(card(id)) ?? linkIn(document.querySelector('[data-project]'))
}

/** The menu button of a card; of a card that is gone, the link of the first. */
export function cardMenu(id: string): HTMLElement | null {
  return card(id)?.querySelector<HTMLElement>('[aria-haspopup=menu]') ?? cardLink(id)
}

/** The project whose card has the focus. */
export function focusedProject(): string | null {
  return document.activeElement?.closest<HTMLElement>('[data-project]')?.dataset['project'] ?? null
}

/** Moves the focus from card to card; into the grid when nothing has it. False when the key means something else there. */
export function moveFocus(key: string): void | false {
  const cards = [...document.querySelectorAll('[data-project]')]
  const grid = cards[0]?.parentElement
  if (!grid) return false
  const at = cards.findIndex((each) => each.contains(document.activeElement))
  const isFree = document.activeElement === document.body || document.activeElement?.tagName === 'H1'
  if (at < 0 && !isFree) return false
  const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length
  linkIn(cards[at < 0 ? 0 : stepInGrid(key, at, cards.length, columns)])?.focus()
}
