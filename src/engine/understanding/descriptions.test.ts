import { expect, test } from 'vitest'
import { type Description, readDescriptions } from './descriptions.ts'
import type { ReadingLanguage } from './types.ts'

/** What differs from a description that says nothing. */
function told(one: Description): Record<string, unknown> {
  const { head, scope, except, words: _words, ...rest } = one
  const some = Object.entries(rest).filter(
    ([, value]) => value !== null && value !== false && !(Array.isArray(value) && value.length === 0),
  )
  return {
    ...Object.fromEntries(some),
    ...(head ? { head: `${head.of} ${head.kind ?? 'any'}${head.many ? 's' : ''}` } : {}),
    ...(scope ? { scope: told(scope) } : {}),
    ...(except.length > 0 ? { except: except.map(told) } : {}),
  }
}

const cases: [ReadingLanguage, string, Record<string, unknown>[]][] = [
  ['en', 'the first testimonial', [{ at: [0], head: 'entry testimonials' }]],
  ['en', 'the cheapest plan', [{ rank: { by: 'price', most: false }, head: 'entry pricing' }]],
  ['en', 'the opening hours on Sunday', [{ said: ['sunday'], head: 'section hours' }]],
  ['en', 'the question about invoices', [{ said: ['invoices'], head: 'entry faq' }]],
  ['en', 'everything except the hero', [{ everything: true, except: [{ head: 'section hero' }] }]],
  ['en', 'all plans but the last', [{ all: true, head: 'entry pricings', except: [{ at: [-1] }] }]],
  ['en', 'both the team and the prices', [{ head: 'section team' }, { head: 'section pricing' }]],
  [
    'en',
    'the first and the third card',
    [
      { at: [0], head: 'entry any' },
      { at: [2], head: 'entry any' },
    ],
  ],
  ['en', 'the last two dishes', [{ at: [-1], count: 2, head: 'entry menus' }]],
  ['en', 'the button in the second plan', [{ head: 'element button', scope: { at: [1], head: 'entry pricing' } }]],
  ['en', 'the "Solo" plan', [{ quoted: ['Solo'], head: 'entry pricing' }]],
  ['en', 'plan 2', [{ at: [1], head: 'entry pricing' }]],
  ['en', "Anna's review", [{ said: ['anna'], head: 'entry testimonials' }]],
  [
    'en',
    'the footer text and links',
    [
      { head: 'element paragraph', scope: { head: 'section footer' } },
      { head: 'element links', scope: { head: 'section footer' } },
    ],
  ],
  ['en', 'header content', [{ said: ['content'], head: 'section header' }]],
  ['de', 'die erste Kundenstimme', [{ at: [0], head: 'entry testimonials' }]],
  ['de', 'alle Bewertungen außer der letzten', [{ all: true, head: 'entry testimonialss', except: [{ at: [-1] }] }]],
  ['de', 'das Bild der Galerie', [{ head: 'element image', scope: { head: 'section gallery' } }]],
  ['de', 'die Frage über Rechnungen', [{ said: ['rechnungen'], head: 'entry faq' }]],
  ['fr', 'l’avis le plus long', [{ rank: { by: 'length', most: true }, head: 'entry testimonials' }]],
  ['fr', 'le bouton de la deuxième formule', [{ head: 'element button', scope: { at: [1], head: 'entry pricing' } }]],
  ['fr', 'tous les plats sauf le premier', [{ all: true, head: 'entry menus', except: [{ at: [0] }] }]],
  ['es', 'el horario del domingo', [{ said: ['domingo'], head: 'section hours' }]],
  ['es', 'la segunda reseña', [{ at: [1], head: 'entry testimonials' }]],
  ['no', 'den billigste planen', [{ rank: { by: 'price', most: false }, head: 'entry pricing' }]],
  ['no', 'knappen i bunnteksten', [{ head: 'element button', scope: { head: 'section footer' } }]],
]

test.each(cases)('%s: %s', (language, text, expected) => {
  expect(readDescriptions(text, language).map(told)).toEqual(expected)
})
