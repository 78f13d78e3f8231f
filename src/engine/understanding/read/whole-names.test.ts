import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const textsOf = (request: string, kind: string) =>
  readRequest(request).facts.flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

const noun = fc.constantFrom('Lanterne', 'Otter', 'Neve', 'Hirondelles', 'Tilleuls', 'Plum')

test('a small word and a month in the middle of a name belong to it', () => {
  const way = fc.constantFrom(
    ['gelateria', 'di Maggio', 'a Lecce', 'Una pagina per la mia'],
    ['trattoria', 'alle Fonti', 'a Lecce', 'Una pagina per la mia'],
    ['gîte', 'aux Cigognes', 'près de Lyon', 'Une page pour mon'],
    ['boulangerie', 'sous Bois', 'à Lyon', 'Une page pour ma'],
    ['panadería', 'de Abril', 'en Cádiz', 'Una página para mi'],
  )
  check(fc.tuple(way, noun), ([[trade = '', rest = '', where = '', ask = ''], first]) => {
    const request = `${ask} ${trade} ${first} ${rest} ${where}. Tel. 0832 555 017`
    expect(textsOf(request, 'name')).toEqual([`${first} ${rest}`])
    expect(textsOf(request, 'date')).toEqual([])
  })
})

test('the form of a firm ends its name, and what it does behind is no part of it', () => {
  const way = fc.constantFrom(
    ['Der', 'e.V.', 'sucht neue Mitglieder'],
    ['Die', 'GmbH', 'sucht neue Leute'],
    ['The', 'Ltd', 'repairs chairs'],
    ['', 'CIC', 'grows vegetables'],
    ['', 'AS', 'legger tak'],
    ['', 'S.L.', 'busca gente'],
    ['La', 'SARL', 'cherche du monde'],
  )
  check(fc.tuple(way, noun, fc.constantFrom('Gartenbund', 'Vale', 'Dahl')), ([[the, form = '', does], one, other]) => {
    const request = `${the} ${one} & ${other} ${form} ${does} in Leeds. 18 €.`.trim()
    expect(textsOf(request, 'name')).toEqual([`${one} & ${other} ${form}`])
    expect(textsOf(request, 'what').filter((text) => does?.includes(text))).toEqual([])
  })
})

test('who opens the text and does something has the name, and the sentence is told', () => {
  const way = fc.constantFrom(
    ['The', 'Choir', 'invites you to a concert'],
    ['La Pro Loco di', '', 'organizza la festa del paese'],
    ['L’', 'Accademia', 'propone una giornata aperta'],
    ['', 'Laget', 'inviterer dere til fest'],
  )
  check(fc.tuple(way, noun), ([[before = '', after = '', does = ''], one]) => {
    const whole = [before, one, after].filter(Boolean).join(' ').replace('’ ', '’')
    const request = `${whole} ${does}. Info: a@b.example`
    const [name = ''] = textsOf(request, 'name')
    expect(whole.endsWith(name) && name.includes(one)).toBe(true)
  })
})

test('what stands on a button is on it, and names nothing', () => {
  const way = fc.constantFrom(
    ['en', 'Bakery in Leeds, cakes and bread.', 'The button says', 'Order now'],
    ['en', 'Bakery in Leeds, cakes and bread.', 'button should say', 'Send my order'],
    ['de', 'Bäckerei in Ulm, Kuchen und Brot.', 'Der Knopf heißt', 'Jetzt bestellen'],
    ['de', 'Bäckerei in Ulm, Kuchen und Brot.', 'Auf dem Button steht', 'Brot bestellen'],
    ['fr', 'Boulangerie à Lyon, pains et gâteaux.', 'Le bouton dit', 'Commander mon pain'],
    ['es', 'Panadería en Cádiz, panes y tartas.', 'El botón dice', 'Pedir ahora'],
    ['no', 'Bakeri i Bergen, brød og kaker.', 'På knappen står det', 'Bestill brød'],
    ['it', 'Panetteria a Lecce, pane e torte.', 'Il pulsante dice', 'Ordina il pane'],
    ['pt', 'Padaria em Braga, pães e bolos.', 'O botão diz', 'Encomendar pão'],
  )
  check(
    way,
    ([, opening = '', lead = '', label = '']) => {
      const request = `${opening} ${lead} ${label}`
      expect(readRequest(request).facts.flatMap(({ id, of }) => (id === 'button' ? [of] : []))).toEqual([label])
      expect(textsOf(request, 'name')).toEqual([])
      const { html } = compose(firstRequest(request))
      expect(html).toMatch(new RegExp(`<(?:a|button)\\b[^§]{0,900}?${label}`))
      expect(html).not.toMatch(new RegExp(`<h1[^>]*>[^<]*${label}`))
    },
    16,
  )
})

test('what is called after somebody has its small word, and who runs it is a person', () => {
  check(fc.constantFrom('Matteo', 'Tommaso', 'Rosa', 'Giulia'), (who) => {
    expect(textsOf(`Una pagina per Da ${who}, una trattoria a Lecce.`, 'name')).toEqual([`Da ${who}`])
    expect(textsOf(`Una pagina per una trattoria a Lecce, gestita da ${who}.`, 'person')).toEqual([who])
  })
})
