import { blanked } from '../blanked.ts'
import type { Fact } from '../read/facts.ts'
import type { RequestReading } from '../reading.ts'
import type { Span } from '../types.ts'
import type { RequestBlock } from './block.ts'

/** 'LOOK: gold and red': a key goes with what it says. */
export const withKeys = (text: string, talk: readonly Span[]): Span[] =>
  talk.map(({ start, end }) => ({
    start: start - (/[\p{L}-]{2,24}\s?:\s*$/u.exec(text.slice(0, start))?.[0].length ?? 0),
    end,
  }))

/** The text around blocks; where one stood within a sentence another one begins behind it. */
export const withoutBlocks = (text: string, blocks: readonly RequestBlock[]): string =>
  blocks
    .filter(({ isRun }) => isRun)
    .reduce(
      (rest, { end }) => {
        const comma = /^\s*[,;]/.exec(rest.slice(end))?.[0].length ?? 0
        return `${rest.slice(0, end - 1)}.${' '.repeat(comma)}${rest.slice(end + comma)}`
      },
      blanked(text, blocks),
    )

/** 'Contact: the secretary, ada@club.example' in a list: the only address for mail is how one reaches them all the same. */
export const mailIn = ({ facts: all }: RequestReading, facts: readonly Fact[]): Fact[] => {
  const mails = all.filter(({ kind, id }) => kind === 'contact' && id === 'mail')
  return mails.length === 1 && !facts.some(({ id }) => id === 'mail') ? mails : []
}
