import { expect, test } from 'vitest'
import { type InstructionFrame, readFrames } from './frames.ts'
import { instructionActions, instructionLooks, instructionWords, moveSides } from './instruction-words.ts'
import { partWords } from './part-words.ts'
import { type ReadingLanguage, readingLanguages } from './types.ts'

const color = (words: string) => (/^(?:green|grün|verte?s?|verdes?|grønt?)$/.test(words) ? words : null)

const cases: [ReadingLanguage, string, InstructionFrame][] = [
  ['en', 'Please remove the first testimonial', { do: 'remove', target: 'the first testimonial' }],
  ['en', 'take the team out', { do: 'remove', target: 'the team' }],
  ['en', 'the second plan should be green', { do: 'make', target: 'the second plan', look: 'green' }],
  ['en', 'enlarge the logo', { do: 'make', target: 'the logo', look: 'bigger' }],
  ['en', 'rename Nordlys to "Brodhus"', { do: 'rename', target: 'Nordlys', text: 'Brodhus', quoted: true }],
  ['en', 'move the prices above the team', { do: 'move', target: 'the prices', side: 'before', of: 'the team' }],
  ['de', 'Nimm bitte die letzte Frage raus', { do: 'remove', target: 'die letzte Frage' }],
  ['de', 'die zweite Karte ausblenden', { do: 'hide', target: 'die zweite Karte' }],
  ['de', 'Kannst du den Titel etwas größer machen?', { do: 'make', target: 'den Titel', look: 'bigger' }],
  ['de', 'Die Preise sollen weg', { do: 'remove', target: 'Die Preise' }],
  ['de', 'Verschiebe das Team nach oben', { do: 'move', target: 'das Team', side: 'up' }],
  ['de', 'Benenne Nordlys in Brodhus um', { do: 'rename', target: 'Nordlys', text: 'Brodhus', quoted: false }],
  ['fr', 'Rends la première carte verte', { do: 'make', target: 'la première carte', look: 'verte' }],
  ['fr', 'Supprime l’avis le plus long, s’il te plaît', { do: 'remove', target: 'l’avis le plus long' }],
  ['fr', 'Déplace les tarifs après l’équipe', { do: 'move', target: 'les tarifs', side: 'after', of: 'l’équipe' }],
  ['es', 'Haz más grande el segundo título', { do: 'make', target: 'el segundo título', look: 'bigger' }],
  ['es', 'Oculta el último testimonio', { do: 'hide', target: 'el último testimonio' }],
  ['es', 'Cambia el título por "Hola"', { do: 'change', target: 'el título', text: 'Hola', quoted: true }],
  ['no', 'Ta bort den første omtalen', { do: 'remove', target: 'den første omtalen' }],
  ['no', 'Gjør tittelen litt mindre', { do: 'make', target: 'tittelen', look: 'smaller' }],
  ['no', 'Flytt teamet over prisene', { do: 'move', target: 'teamet', side: 'before', of: 'prisene' }],
]

test.each(cases)('%s: %s', (language, text, expected) => {
  expect(readFrames(text, language, color)[0]).toEqual(expected)
})

test.each(readingLanguages)('the folder of a language has every action, look and side: %s', (language) => {
  const words = instructionWords(language)
  expect(Object.keys(words.actions).sort()).toEqual([...instructionActions].sort())
  expect(Object.keys(words.looks).sort()).toEqual([...instructionLooks].sort())
  expect(Object.keys(words.sides).sort()).toEqual([...moveSides].sort())
  const parts = partWords(language)
  expect(Object.keys(parts.kinds).sort()).toEqual(Object.keys(partWords('en').kinds).sort())
  expect(Object.keys(parts.elements).sort()).toEqual(Object.keys(partWords('en').elements).sort())
  expect(parts.ordinals).toHaveLength(10)
})
