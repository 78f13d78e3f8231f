/** How a picked element is drawn, as the frame measured it: lengths in CSS pixels, colours as the browser writes them. */
export type DrawnStyle = {
  ink: string
  /** what lies behind its words, from itself outwards; 'picture' where a picture or gradient is, which has no one colour */
  grounds: readonly string[]
  /** its border; null when it has none */
  line: string | null
  /** what lies behind its border */
  around: readonly string[]
  display: string
  size: number
  weight: number
  align: string
  isRightToLeft: boolean
  padding: { top: number; right: number; bottom: number; left: number }
  width: number
  /** the room for it in what holds it */
  room: number
  fit: string
  position: string
  ratio: string
  /** the words in it, its own too */
  words: readonly DrawnWords[]
}

/** Words in a picked element, of one element: as they are drawn. */
export type DrawnWords = {
  /** child-element indices from the picked element down, such as `1/0`; empty for its own */
  path: string
  tag: string
  ink: string
  /** what lies behind them, from themselves outwards as far as the picked element, without that */
  grounds: readonly string[]
}
