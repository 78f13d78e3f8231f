import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const nameOf = (request: string) => readRequest(request).facts.find(({ kind }) => kind === 'name')?.text ?? null

const takenOver = fc.record({
  sentence: fc.constantFrom(
    [
      'Since we took over {name}{aside}, photo studio in Leeds, people ask for family pictures and workshops.',
      ' (cash only)',
    ],
    [
      'Etter at vi tok over {name}{aside}, fotostudio i Hamar, spør alle etter atelierbesøk og helgekurs.',
      ' (bare kontant)',
    ],
  ),
  name: fc.constantFrom('Astrid Brekke', 'Nora Ashdown', 'Maren Foss'),
  isAside: fc.boolean(),
})

test('what somebody has taken over is the name, a person’s too, and a condition in brackets is no role of theirs', () => {
  fc.assert(
    fc.property(takenOver, ({ sentence: [text = '', aside = ''], name, isAside }) => {
      const request = text.replace('{name}', name).replace('{aside}', isAside ? aside : '')
      const people = readRequest(request).facts.filter(({ kind }) => kind === 'person')
      expect([request, nameOf(request), people]).toEqual([request, name, []])
    }),
    { numRuns: runs(12), seed },
  )
})

const whose = fc.record({
  who: fc.constantFrom('Nicolò', 'Chiara', 'Matteo', 'Ginevra'),
  what: fc.constantFrom('una pensione per gatti', 'una pizzeria', 'un birrificio', 'una scuola di danza'),
})

test('who opens an Italian sentence behind ‘Da’ and is something is its name; who did something is a person', () => {
  fc.assert(
    fc.property(whose, ({ who, what }) => {
      expect(nameOf(`Da ${who} è ${what} di Cuneo.`)).toBe(`Da ${who}`)
      const { facts } = readRequest(`Sito per ${what} a Cuneo, gestita da ${who} Fontana.`)
      expect(facts.filter(({ kind }) => kind === 'person').map(({ text }) => text)).toEqual([`${who} Fontana`])
    }),
    { numRuns: runs(12), seed },
  )
})

test('nobody is called by what opens a sentence before its pronoun', () => {
  const openings = ['So I run', 'Well I have', 'Now we run', 'So we keep']
  for (const opening of openings) expect(nameOf(`Hi! ${opening} a small repair café in Leeds.`)).toBe(null)
})
