import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import type { ReadingLanguage } from '../types.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 30) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

/** A text of many sentences: what is told, what is torn where pieces are taken out of it, and what is wished for the page. */
type Talk = {
  of: ReadingLanguage
  opening: string
  plain: readonly string[]
  torn: readonly string[]
  wishes: readonly string[]
}
const talks: readonly Talk[] = [
  {
    of: 'en',
    opening: 'We need a page for our ferry in Kessock, called Lumo.',
    plain: ['The crossing takes nine minutes.', 'Dogs travel free.', 'We take cash only.', 'Children sit inside.'],
    torn: [
      'First stop at the slip, we wait by the bollard, warm coat.',
      'Tickets at the slip, we wait by the bollard, bring a coat.',
    ],
    wishes: [
      'Show the tide as a line, with the hour beside it.',
      'Leave room for three photos of the boat, I send them.',
    ],
  },
  {
    of: 'de',
    opening: 'Wir brauchen eine Seite für unsere Fähre in Jena, sie heißt Lumo.',
    plain: [
      'Die Fahrt dauert neun Minuten.',
      'Hunde fahren umsonst mit.',
      'Wir nehmen nur Bargeld.',
      'Kinder sitzen drinnen.',
    ],
    torn: ['Erste Fahrt vom Steg, wir warten am Poller, Jacke mitbringen.'],
    wishes: [
      'Zeig den Wasserstand als Linie, mit der Stunde daneben.',
      'Platz für drei Fotos vom Boot, die liefere ich nach.',
    ],
  },
  {
    of: 'fr',
    opening: 'Il nous faut une page pour notre bac à Gap, il s’appelle Lumo.',
    plain: [
      'La traversée dure neuf minutes.',
      'Les chiens voyagent gratis.',
      'Nous prenons les espèces.',
      'Les enfants restent dedans.',
    ],
    torn: ['Premier départ du ponton, nous attendons à la borne, manteau chaud.'],
    wishes: ['Affichez la marée en ligne, avec l’heure à côté.', 'Laissez de la place pour trois photos du bateau.'],
  },
  {
    of: 'es',
    opening: 'Necesitamos una página para nuestro ferry en Cádiz, se llama Lumo.',
    plain: [
      'La travesía dura nueve minutos.',
      'Los perros viajan gratis.',
      'Cobramos en efectivo.',
      'Los niños van dentro.',
    ],
    torn: ['Primera salida del muelle, esperamos junto al noray, abrigo gordo.'],
    wishes: ['Muestra la marea como una línea, con la hora al lado.', 'Deja sitio para tres fotos del barco.'],
  },
  {
    of: 'it',
    opening: 'Ci serve una pagina per il nostro traghetto a Lucca, si chiama Lumo.',
    plain: [
      'La traversata dura nove minuti.',
      'I cani viaggiano gratis.',
      'Prendiamo solo contanti.',
      'I bambini stanno dentro.',
    ],
    torn: ['Prima corsa dal pontile, aspettiamo alla bitta, cappotto caldo.'],
    wishes: ['Mostra la marea come una linea, con l’ora accanto.', 'Lasciate posto per tre foto della barca.'],
  },
  {
    of: 'pt',
    opening: 'Precisamos de uma página para a nossa balsa em Tavira, ela se chama Lumo.',
    plain: [
      'A travessia dura nove minutos.',
      'Os cachorros viajam de graça.',
      'Só aceitamos dinheiro.',
      'As crianças vão dentro.',
    ],
    torn: ['Primeira saída do cais, esperamos junto ao poste, casaco grosso.'],
    wishes: ['Mostre a maré como uma linha, com a hora ao lado.', 'Deixe lugar para três fotos do barco.'],
  },
  {
    of: 'no',
    opening: 'Vi trenger en side for ferja vår i Bergen, den heter Lumo.',
    plain: ['Turen tar ni minutter.', 'Hunder reiser gratis.', 'Vi tar bare kontanter.', 'Barn sitter inne.'],
    torn: ['Første tur fra brygga, vi venter ved pullerten, varm jakke.'],
    wishes: ['Vis flo og fjære som en linje, med timen under.', 'Plass til tre bilder av båten, dem sender jeg.'],
  },
]

const texts = fc.constantFrom(...talks).chain((talk) =>
  fc.record({
    talk: fc.constant(talk),
    plain: fc.shuffledSubarray([...talk.plain], { minLength: 4, maxLength: 4 }),
    torn: fc.constantFrom(...talk.torn),
    wish: fc.constantFrom(...talk.wishes),
    at: fc.integer({ min: 1, max: 4 }),
  }),
)

/** A text of seven sentences. */
const textOf = ({ opening }: Talk, plain: readonly string[], more: readonly string[], at: number) =>
  [opening, ...plain.slice(0, at), ...more, ...plain.slice(at)].join(' ')

test('of a long text nothing that was torn out of a sentence is on offer: the sentence is told whole', () => {
  check(texts, ({ talk, plain, torn, wish, at }) => {
    const request = textOf(talk, plain, [torn, wish], at)
    const { facts } = readRequest(request, talk.of)
    const start = request.indexOf(torn)
    const end = start + torn.length
    const inside = facts.filter((fact) => fact.start >= start && fact.end <= end)
    expect([request, inside.filter(({ kind }) => kind === 'service')]).toEqual([request, []])
    const whole = inside.some(({ kind, text }) => kind === 'statement' && text.length > torn.length * 0.8)
    expect([request, inside, whole]).toEqual([request, inside, true])
  })
})

test('what tells whoever makes the page how it should be is a wish, and never told to visitors', () => {
  check(texts, ({ talk, plain, torn, wish, at }) => {
    const request = textOf(talk, plain, [torn, wish], at)
    const { facts } = readRequest(request, talk.of)
    const start = request.indexOf(wish)
    const inside = facts.filter((fact) => fact.start >= start && fact.end <= start + wish.length)
    const shown = inside.filter(({ kind, id }) => kind === 'service' || (kind === 'statement' && id !== 'refusal'))
    expect([request, shown]).toEqual([request, []])
  })
})
