/** What stands in the chat as the person's message. */
export const polishRequest = 'Polish'

/** The widths at which a page is shown to a model, in pixels. */
export const polishWidths = [1440, 390] as const

/** The longest side of a picture of a page, in pixels, and what it may weigh as base64, in characters. */
export const polishSide = 1568
export const polishPictureMax = 1_500_000

/** One thing that a model saw and mended, in its own words. */
export type PolishFix = {
  title: string
  /** 'At 390: two lines, was four lines'; '' when it said no more */
  line: string
  /** the element in the page that came of it; null when it is gone */
  key: string | null
}

/** What came of a look: what is mended, and what only the person has, as the page asks for it. */
export type Polished = { mended: PolishFix[]; yours: string[] }

/** As many lines of each anybody reads. */
export const mostPolishFixes = 12
export const mostYours = 5
/** Letters of each of them. */
export const polishWordsMax = 200
