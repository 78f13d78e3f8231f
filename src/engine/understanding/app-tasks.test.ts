import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readApp } from './apps.ts'

/** By language: a list, words for groups, what stands in them, and that it is to last. */
const lists = fc.constantFrom(
  {
    of: 'en' as const,
    list: 'Packing list for the hut',
    groups: ['Kitchen', 'Clothes', 'Tools'],
    things: ['oats', 'cheese', 'rain jacket', 'wool socks', 'stove', 'lighter'],
    lasts: 'Ticks should still be there tomorrow.',
  },
  {
    of: 'de' as const,
    list: 'Packliste für die Hütte',
    groups: ['Küche', 'Kleidung', 'Werkzeug'],
    things: ['Hafer', 'Käse', 'Regenjacke', 'Wollsocken', 'Kocher', 'Feuerzeug'],
    lasts: 'Die Häkchen sollen morgen noch da sein.',
  },
  {
    of: 'it' as const,
    list: 'Lista delle cose da fare per il trasloco',
    groups: ['cucina', 'salotto', 'cantina'],
    things: ['bicchieri', 'pentole', 'libri', 'lampade', 'sci', 'bottiglie'],
    lasts: 'Deve ricordare tutto.',
  },
  {
    of: 'no' as const,
    list: 'Handleliste for festen',
    groups: ['Mat', 'Drikke', 'Pynt'],
    things: ['pølser', 'brød', 'saft', 'kaffe', 'ballonger', 'serpentiner'],
    lasts: 'Den må huske alt.',
  },
)
const ways = fc.constantFrom<(rows: readonly (readonly [string, string[]])[]) => string>(
  (rows) => `: ${rows.map(([name, things]) => `${name} (${things.join(', ')})`).join(', ')}.`,
  (rows) => `\n${rows.map(([name, things]) => `- ${name}: ${things.join(', ')}`).join('\n')}\n`,
  (rows) => `.\n\n${rows.map(([name, things]) => `${name}: ${things.join(', ')}`).join('\n')}\n\n`,
)

test('what is listed below a word for a group is in the list, and belongs to it', () => {
  fc.assert(
    fc.property(lists, ways, fc.boolean(), ({ of, list, groups, things, lasts }, way, isLasting) => {
      const rows = groups.map((name, at) => [name, things.slice(2 * at, 2 * at + 2)] as const)
      const request = `${list}${way(rows)} ${isLasting ? lasts : ''}`.trim()
      const app = readApp(request, of)
      expect([request, app?.screen]).toEqual([request, 'tasks'])
      expect([request, app?.wishes?.tag?.options]).toEqual([request, groups])
      expect([request, app?.wishes?.entries]).toEqual([
        request,
        rows.flatMap(([tag, own]) => own.map((title) => ({ title, tag }))),
      ])
      expect([request, app?.wishes?.isLasting]).toEqual([request, isLasting])
    }),
    { numRuns: runs(40), seed },
  )
})
