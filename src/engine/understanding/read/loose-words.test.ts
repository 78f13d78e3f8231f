import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import type { Fact } from './facts.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 24) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, is: (fact: Fact) => boolean) =>
  readRequest(request)
    .facts.filter(is)
    .map(({ text }) => text)
const services = (request: string) => textsOf(request, ({ kind }) => kind === 'service')

const names = fc.uniqueArray(fc.constantFrom('Arvendal', 'Brume', 'Castor Hill', 'Dorvik', 'Elmstad'), {
  minLength: 3,
  maxLength: 3,
})

test('the area that somebody covers is told as it was said, and no place of it is on offer', () => {
  const way = fc.constantFrom(
    ['Knife sharpening round, knives £4.', 'I cover {a}, {b} and {c}'],
    ['Schlüsseldienst, Zylinder 40 €.', 'Einsatzgebiet {a}, {b} und {c}'],
    ['Plombier, dépannage 60 €.', 'Je me déplace à {a}, {b} et {c}'],
    ['Cerrajero, llaves 40 €.', 'Cubrimos {a}, {b} y {c}'],
    ['Idraulico, lavori 40 €.', 'Copriamo {a}, {b} e {c}'],
    ['Rørlegger, jobb 400 kr.', 'Vi dekker {a}, {b} og {c}'],
  )
  check(fc.tuple(way, names), ([[lead = '', said = ''], [a = '', b = '', c = '']]) => {
    const sentence = said.replace('{a}', a).replace('{b}', b).replace('{c}', c)
    const request = `${lead} ${sentence}.`
    expect(textsOf(request, ({ kind }) => kind === 'statement')).toEqual([sentence])
    expect(services(request).length).toBe(1)
  })
})

test('a street without its number, one with a short word, a floor and a district belong to where it is', () => {
  const street = fc.constantFrom(
    ['Restaurant Brume, cuisine bretonne, quai des Ormes à Lorient', 'quai des Ormes'],
    ['Bar Brume, tapas caseras, calle Ezcurra en Gijón', 'calle Ezcurra'],
    ['Praxis Brume\nLindenstr. 7, 04177 Leipzig\n- Massagen', 'Lindenstr. 7, 04177 Leipzig'],
    ['Yogakurs i Voss. Storgata 92, 2. etasje. Rolig tone', 'Storgata 92, 2. etasje'],
    ['Yoga class in Leeds. 92 Mill Street, first floor. Calm', '92 Mill Street, first floor'],
  )
  check(street, ([request = '', where]) => {
    expect(textsOf(request, ({ id }) => id === 'address')).toEqual([where])
    expect(services(request).filter((text) => where?.includes(text))).toEqual([])
  })
  check(names, ([name = '']) => {
    const request = `Kafé Lumo\n${name}, Oslo, Markveien 35\nkanelbolle 42 kr`
    expect(textsOf(request, ({ kind }) => kind === 'place')).toEqual([`${name}, Oslo`])
  })
})

test('a tax belongs to its price, and a rule for visitors is told', () => {
  const price = fc.constantFrom(
    ['Carpenter in Leeds. Hourly rate £40', 'plus VAT', 'children under 12 must bring an adult'],
    ['Schreiner in Ulm. Stundensatz 40 €', 'zzgl. MwSt', 'Kinder unter 12 müssen Schwimmwesten tragen'],
    ['Menuisier à Lyon. Tarif horaire 40 €', 'HT', 'les enfants doivent venir accompagnés'],
    ['Carpintero en Gijón. Tarifa 40 €', 'IVA incluido', 'los niños deben venir con un adulto'],
    ['Falegname a Lecce. Tariffa 40 €', 'IVA esclusa', 'i bambini devono essere accompagnati'],
    ['Snekker i Voss. Timepris 790 kr', 'eks. mva', 'barn under 12 må ha med voksen'],
  )
  check(price, ([lead = '', tax = '', rule = '']) => {
    const request = `${lead} ${tax}. ${rule}.`
    const [amount = ''] = textsOf(request, ({ kind }) => kind === 'price')
    expect(amount.endsWith(tax)).toBe(true)
    expect(textsOf(request, ({ kind }) => kind === 'statement').join()).toContain(rule.split(' ').slice(1).join(' '))
    expect(services(request).filter((text) => tax.includes(text) || rule.includes(text))).toEqual([])
  })
})

test('a slogan is one text over its commas, quoted or behind the word for it, and no offer', () => {
  const label = fc
    .constantFrom(
      ['Dog school in Leeds. Puppy class £40.', 'Slogan: {s}', 'Tagline “{s}”', '“{s}”'],
      ['Hundeschule in Ulm. Welpenkurs 40 €.', 'Slogan: {s}', 'Motto „{s}“', '„{s}“'],
      ['École canine à Lyon. Cours 40 €.', 'Slogan : {s}', 'Devise « {s} »', '« {s} »'],
      ['Escuela canina en Gijón. Clase 40 €.', 'Lema: {s}', 'Eslogan «{s}»', '«{s}»'],
      ['Scuola cinofila a Lecce. Corso 40 €.', 'Motto: {s}', 'Slogan «{s}»', '«{s}»'],
      ['Hundeskole i Voss. Kurs 400 kr.', 'Slagord: {s}', 'Motto «{s}»', '«{s}»'],
    )
    .chain(([lead = '', ...ways]) => fc.tuple(fc.constant(lead), fc.constantFrom(...ways)))
  const said = fc.constantFrom('Bruno, Bella, Balu, Bo', 'Arvendal, Brume, Castor Hill')
  check(fc.tuple(label, said), ([[lead, way], slogan]) => {
    const request = `${lead} ${way.replace('{s}', slogan)}.`
    expect(textsOf(request, ({ id }) => id === 'slogan').length).toBe(1)
    expect(services(request).length).toBe(1)
  })
})
