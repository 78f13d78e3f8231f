import { expect, test } from 'vitest'
import { meaningsIn } from '../../../understanding/part-meanings.ts'
import { readDescriptions } from '../../../understanding/descriptions.ts'
import { readingLanguages } from '../../../understanding/types.ts'
import { nameOf } from '../target/find-part.ts'
import { thingIn } from './things.ts'

const foreign = readingLanguages.filter((language) => language !== 'en')

test.each(foreign)('an answer names every part in its own language: %s', (language) => {
  const nouns = [...meaningsIn(language)].flatMap(([word, meanings]) =>
    meanings.some((meaning) => meaning.is === 'noun' && meaning.head.kind !== null) ? [word] : [],
  )
  expect(nouns.length).toBeGreaterThan(100)
  const said = nouns.flatMap((word) => readDescriptions(word, language).map(nameOf))
  // what is not known stands in quotation marks
  expect([...new Set(said)].filter((name) => /[„«"]/.test(thingIn(name, language)))).toEqual([])
})
