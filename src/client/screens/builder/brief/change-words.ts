import { counted } from '#rules/listed.ts'
import { forLanguages } from '#rules/languages.ts'
import type { BriefChanges, PageReading } from '#rules/page-reading.ts'

/** The fields of the card that hold one text each. */
export type TextField = 'name' | 'what' | 'place'

type FieldWords = { label: string; asks: string; none: string; help: string /** before the new text */; done: string }

export const fieldWords: Record<TextField, FieldWords> = {
  name: { label: 'Name', asks: 'Name', none: 'none yet', help: 'As it is written on the door.', done: 'The name is' },
  what: {
    label: 'It is',
    asks: 'What it is',
    none: 'not sure yet',
    help: 'In your own words. The page will use them.',
    done: 'The page speaks of',
  },
  place: {
    label: 'Where',
    asks: 'Where it is',
    none: 'no place',
    help: 'A town, a street, or nothing.',
    done: 'The place is',
  },
}

const names = new Intl.DisplayNames('en', { type: 'language' })
export const languageNames = forLanguages((language) => names.of(language) ?? language)

/** What a change of the card is called as a version, and what is said once it is made. */
export type ChangeWords = { title: string; done: string }

export const textChange = (field: TextField, text: string): ChangeWords => {
  const { asks, done } = fieldWords[field]
  return text === ''
    ? { title: `${asks}: taken off`, done: `${asks} is off the page.` }
    : { title: `${asks}: ${text}`, done: `${done} “${text}” now.` }
}

/** The reading's changes with one more text on the page. */
export const withUsed = ({ changes }: PageReading, text: string): BriefChanges => ({
  ...changes,
  used: [...(changes.used ?? []), text],
})

/** 'Your 2 changes by hand are kept.' and what found no place any more. */
export function mergedWords(kept: number, lost: readonly string[]): string {
  const stay = kept === 0 ? '' : `Your ${counted(kept, 'change')} by hand ${kept === 1 ? 'is' : 'are'} kept.`
  const gone = lost.length === 0 ? '' : `No place was left for ${lost.map((words) => `“${words}”`).join(', ')}.`
  return [stay, gone].filter((words) => words !== '').join(' ')
}

/** What the card says of itself beside its name. */
export function stateWords({ name, what, language }: PageReading): string {
  const guesses = [name, what, language].filter(({ sure }) => !sure).length
  return guesses === 0
    ? 'Press anything to change it, free'
    : `${guesses === 1 ? 'One thing is a guess' : `${guesses} things are guesses`}, free to change`
}
