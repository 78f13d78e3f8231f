import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import { contactsIn } from './contact.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 60) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (text: string, id: string) => contactsIn(text).flatMap((fact) => (fact.id === id ? [fact.text] : []))

const phone = fc.constantFrom('01947 555 012', '22 55 01 33', '+49 (0)40 555-0142', '0761 / 555 01 42', '600 124 850')
const number = fc.integer({ min: 2, max: 99 })

test('a telephone ends with its sentence, whatever number the next one begins with', () => {
  const next = fc.constantFrom('min walk to the beach', 'Zimmer mit Bad', 'min fra stasjonen', 'chambres', 'plazas')
  check(fc.tuple(phone, number, next), ([said, count, rest]) => {
    expect(textsOf(`Tel ${said}. ${count} ${rest}`, 'phone')).toEqual([said])
  })
})

test('a street has all of its words, its number and what stands behind that', () => {
  const street = fc.constantFrom(
    (at: string) => `Lehener Straße ${at}`,
    (at: string) => `Neue Mainzer Str. ${at}`,
    (at: string) => `Lindenstr. ${at}`,
    (at: string) => `Karl Johans gate ${at}`,
    (at: string) => `Nedre Slottsgate ${at}`,
    (at: string) => `C/ Mayor ${at}`,
    (at: string) => `Avda. de la Constitución, ${at}`,
    (at: string) => `calle de la Rosa nº ${at}`,
    (at: string) => `Piazza della Libertà, ${at}`,
    (at: string) => `via dei Mille ${at}`,
    (at: string) => `${at} bis, rue Oberkampf`,
    (at: string) => `${at} Market Place`,
  )
  const placed = fc.tuple(street, number, fc.constantFrom('', 'b')).map(([say, at, more]) => say(`${at}${more}`))
  check(fc.tuple(placed, phone), ([said, tel]) => {
    expect(textsOf(`Lumo, ${said}, tel ${tel}`, 'address')).toEqual([said])
    expect(textsOf(`Lumo, ${said}. Tel ${tel}`, 'phone')).toEqual([tel])
  })
})

test('behind the key for where it is a name with a number is a street, whatever it is called', () => {
  const rows = fc.constantFrom(
    ['Glaswerk in Jena.\nAdresse: ', 'Pölkenhof'],
    ['Glassworks in Leeds.\nAddress: ', 'Kiln Bottom'],
    ['Verrerie à Gap.\nAdresse : ', 'Les Fagoux'],
    ['Vidriera en Cádiz.\nDirección: ', 'El Soplo'],
    ['Vetreria a Lucca.\nIndirizzo: ', 'Corte Bassa'],
    ['Glassverk i Bergen.\nAdresse: ', 'Blåsebakken'],
  )
  check(fc.tuple(rows, fc.integer({ min: 2, max: 98 }), fc.boolean()), ([[lead, name], at, isFirst]) => {
    const said = isFirst ? `${at} ${name}` : `${name} ${at}`
    const { facts } = readRequest(`${lead}${said}\nTel. 03641 555 019`)
    expect([said, facts.filter(({ id }) => id === 'address').map(({ text }) => text)]).toEqual([said, [said]])
  })
})

test('a number of a register, a fax or a payment is no telephone, and stands with what it is of', () => {
  const register = fc.constantFrom(
    'iscritta all’Albo Emilia-Romagna n. 5512',
    'gas safe no. 123456',
    'colegiada nº 28123',
    'org.nr. 999 888 777',
    'fax 0113 555 0199',
    'vipps 555012',
    'RPPS 10001234567',
  )
  check(fc.tuple(register, phone), ([said, tel]) => {
    const facts = contactsIn(`Lumo, ${said}, tel ${tel}`)
    expect(facts.map(({ kind, text }) => [kind, text])).toEqual([
      ['statement', said],
      ['contact', tel],
    ])
  })
})

test('a channel is told besides its number', () => {
  check(fc.tuple(fc.constantFrom('WhatsApp', 'Whatsapp:'), phone), ([channel, tel]) => {
    const facts = contactsIn(`Lumo, ${channel} ${tel}`)
    expect(facts.map(({ kind, text }) => [kind, text])).toEqual([
      ['statement', `${channel} ${tel}`],
      ['contact', tel],
    ])
  })
})
