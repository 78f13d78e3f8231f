import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const amount = fc.integer({ min: 5, max: 300 }).map((sum) => `${sum} €`)
/** What each amount is of, and the amount with all that is said of it. */
const pricesOf = (request: string) =>
  readRequest(request).facts.flatMap(({ kind, text, of }) => (kind === 'price' ? [[of, text]] : []))

const leads = {
  en: 'Dog school Paw in Leeds with courses for puppies.',
  de: 'Hundeschule Pfote in Kassel mit Kursen für Welpen.',
  fr: 'École de chiens Patte à Nantes avec des cours pour chiots.',
  es: 'Escuela de perros Pata en Gijón con cursos para cachorros.',
  no: 'Hundeskolen Pote i Bergen med kurs for valper.',
  it: 'Scuola per cani Zampa a Lucca con corsi per cuccioli.',
  pt: 'Escola de cães Pata em Braga com cursos para filhotes.',
}

test('a size alone is of the thing before it', () => {
  const thing = fc.constantFrom(
    [leads.en, 'small bath', 'large', 'large bath'],
    [leads.de, 'Bad klein', 'groß', 'Bad groß'],
    [leads.fr, 'bain petit', 'moyen', 'bain moyen'],
    [leads.es, 'baño perro pequeño', 'mediano', 'baño perro mediano'],
    [leads.no, 'bad liten', 'stor', 'bad stor'],
    [leads.it, 'bagno piccolo', 'medio', 'bagno medio'],
    [leads.pt, 'banho pequeno', 'médio', 'banho médio'],
  )
  check(fc.tuple(thing, amount, amount), ([[lead, first, size, second], one, other]) => {
    expect(pricesOf(`${lead} ${first} ${one}, ${size} ${other}`)).toEqual([
      [first, one],
      [second, other],
    ])
  })
})

test('brackets stand between a thing and its price', () => {
  const lead = fc.constantFrom(...Object.values(leads))
  const named = fc.uniqueArray(fc.constantFrom('Gorrión', 'Amsel', 'Kestrel', 'Tordo'), { minLength: 2, maxLength: 2 })
  check(fc.tuple(lead, named, amount, amount), ([said, [one = '', other = ''], sum, more]) => {
    expect(pricesOf(`${said} ${one} (2 pers) ${sum}, ${other} (4 pers) ${more}`)).toEqual([
      [`${one} (2 pers)`, sum],
      [`${other} (4 pers)`, more],
    ])
  })
})

test('an amount keeps its unit and the remark behind it, and no other amount has them', () => {
  const behind = fc.constantFrom(
    [leads.en, 'walk', 'for 3 hours', 'grooming'],
    [leads.en, 'walk', 'all included', 'grooming'],
    [leads.de, 'Spaziergang', 'pro Std', 'Pflege'],
    [leads.de, 'Spaziergang', 'inkl. Abholung', 'Pflege'],
    [leads.fr, 'promenade', 'par pers', 'toilettage'],
    [leads.fr, 'promenade', 'tout compris', 'toilettage'],
    [leads.es, 'paseo', 'con recogida', 'peluquería'],
    [leads.no, 'tur', 'for 3 timer', 'stell'],
    [leads.no, 'tur', 'pr. time', 'stell'],
    [leads.it, 'passeggiata', 'tutto compreso', 'toelettatura'],
  )
  check(fc.tuple(behind, amount, amount), ([[lead = '', thing = '', more = '', other = ''], one, two]) => {
    const request = `${lead} ${other} ${two}, ${thing} ${one} ${more}`
    expect(pricesOf(request)).toEqual([
      [other, two],
      [thing, `${one} ${more}`],
    ])
    const { html } = compose(firstRequest(request))
    expect(html.includes(more)).toBe(true)
  })
})

test('a further amount with a unit of its own is of the same thing', () => {
  const further = fc.constantFrom(
    [leads.en, 'Kayak', 'for 3 hours', 'all day'],
    [leads.de, 'Kajak', 'für 3 Stunden', 'den ganzen Tag'],
    [leads.fr, 'Kayak', 'pour 3 heures', 'toute la journée'],
    [leads.es, 'Kayak', 'por 3 horas', 'todo el día'],
    [leads.no, 'Kajakk', 'for 3 timer', 'hele dagen'],
    [leads.it, 'Kayak', 'per 3 ore', 'tutto il giorno'],
  )
  check(fc.tuple(further, amount, amount), ([[lead, thing, short, long], one, other]) => {
    expect(pricesOf(`${lead} ${thing} ${one} ${short}, ${other} ${long}`)).toEqual([
      [thing, `${one} ${short}`],
      [thing, `${other} ${long}`],
    ])
  })
})

test('a unit with its article belongs to its price, and opens nothing', () => {
  const units = fc.constantFrom(
    [leads.de, 'Äpfel', 'das Kilo'],
    [leads.de, 'Wohnung', 'die Woche'],
    [leads.fr, 'Chambre', 'la semaine'],
    [leads.fr, 'Pommes', 'le kilo'],
    [leads.es, 'Habitación', 'la semana'],
    [leads.it, 'Camera', 'a settimana'],
  )
  check(fc.tuple(units, amount), ([[lead, thing, unit], one]) => {
    const request = `${lead} ${thing} ${one} ${unit}`
    expect(pricesOf(request)).toEqual([[thing, `${one} ${unit}`]])
    expect(readRequest(request).facts.filter(({ kind }) => kind === 'hours')).toEqual([])
  })
})

test('a fixed price by day and at night is one thing with both amounts, and has its own name', () => {
  const said = fc.constantFrom(
    ['Locksmith in Leeds', 'fixed price', 'by day', 'and', 'at night'],
    ['Schlüsseldienst in Kassel', 'Festpreis', 'tagsüber', 'und', 'nachts'],
    ['Serrurier à Nantes', 'prix fixe', 'le jour', 'et', 'la nuit'],
    ['Cerrajero en Gijón', 'precio fijo', 'de día', 'y', 'de noche'],
    ['Fabbro a Lucca', 'prezzo fisso', 'di giorno', 'e', 'di notte'],
    ['Chaveiro em Braga', 'preço fixo', 'de dia', 'e', 'à noite'],
    ['Låsesmed i Bergen', 'fast pris', 'på dagtid', 'og', 'om natten'],
  )
  check(fc.tuple(said, amount, amount), ([[lead, thing, day, and, night], one, other]) => {
    const both = `${one} ${day} ${and} ${other} ${night}`
    expect(pricesOf(`${lead}, ${thing} ${both}`)).toEqual([[thing, both]])
  })
})

/** What is called by the form of a verb, by 'free', by a word for pages or looks, or by what it is of; its language's word for 'per'; something beside it. */
const whole = fc.constantFrom<[lead: string, thing: string, per: string | null, other: string]>(
  [leads.en, 'opening offer', null, 'spare parts'],
  [leads.en, 'guided walk', null, 'puppy class'],
  [leads.en, 'free estimates', null, 'puppy class'],
  [leads.de, 'lange Nacht', null, 'Welpenkurs'],
  [leads.fr, 'devis gratuits', null, 'cours du soir'],
  [leads.es, 'visitas a domicilio', 'por', 'clase suelta'],
  [leads.es, 'cuidado de patas', 'por', 'clase suelta'],
  [leads.it, 'preventivi gratuiti', 'per', 'lezione singola'],
  [leads.it, 'menù di stagione', 'per', 'lezione singola'],
  [leads.pt, 'aula de experiência', 'por', 'banho completo'],
  [leads.pt, 'cartão presente', 'por', 'banho completo'],
)

test('what costs something keeps all of its words', () => {
  check(
    fc.tuple(whole, amount, amount, fc.constantFrom('plain', 'dash', 'per')),
    ([[lead, thing, per, other], sum, more, form]) => {
      const entry = (what: string, cost: string) =>
        form === 'per' && per !== null ? `${cost} ${per} ${what}` : `${what}${form === 'dash' ? ' –' : ''} ${cost}`
      const request = `${lead.slice(0, -1)}, ${entry(other, more)}, ${entry(thing, sum)}`
      expect([request, ...pricesOf(request)]).toEqual([request, [other, more], [thing, sum]])
    },
    80,
  )
})

test('who is free beside somebody who pays stays so', () => {
  const said = fc.constantFrom<[lead: string, kids: string, free: string, others: string]>(
    [leads.en, 'kids', 'free', 'adults'],
    [leads.it, 'bambini', 'gratis', 'adulti'],
    [leads.es, 'niños', 'gratis', 'adultos'],
    [leads.de, 'Kinder', 'gratis', 'Erwachsene'],
  )
  check(fc.tuple(said, amount, fc.boolean()), ([[lead, kids, free, others], sum, isParted]) => {
    const request = `${lead} ${kids} ${free}${isParted ? ',' : ''} ${others} ${sum}`
    expect([request, ...pricesOf(request)]).toEqual([request, [kids, free], [others, sum]])
  })
})

test('what things cost is read from sentences, by the verb of the language and with the piece that an amount buys', () => {
  const said = fc.constantFrom<
    [lead: string, sentence: (sums: string[]) => string, things: string[], pieces: string[]]
  >(
    [
      leads.es,
      ([a, b, c]) => `La clase suelta sale a ${a}, el bono de ocho clases a ${b} y la mensualidad a ${c}.`,
      ['clase suelta', 'bono de ocho clases', 'mensualidad'],
      ['', '', ''],
    ],
    [
      leads.no,
      ([a, b, c]) => `Besøk koster ${a}, garn ${b} nøstet og dyner ${c}.`,
      ['Besøk', 'garn', 'dyner'],
      ['', ' nøstet', ''],
    ],
    [
      leads.it,
      ([a, b, c]) => `La prima lezione viene ${a}, il burro ${b} il panetto e la ricotta ${c}.`,
      ['prima lezione', 'burro', 'ricotta'],
      ['', ' il panetto', ''],
    ],
    [
      leads.pt,
      ([a, b, c]) => `A consulta fica em ${a}, o banho em ${b} e a tosa em ${c}.`,
      ['consulta', 'banho', 'tosa'],
      ['', '', ''],
    ],
  )
  check(fc.tuple(said, fc.tuple(amount, amount, amount)), ([[lead, sentence, things, pieces], sums]) => {
    const request = `${lead} ${sentence(sums)}`
    const wanted = things.map((thing, at) => [thing, `${sums[at]}${pieces[at]}`])
    expect([request, ...pricesOf(request)]).toEqual([request, ...wanted])
  })
})
