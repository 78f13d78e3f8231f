import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'

const ways: [begin: string, ...parts: string[]][] = [
  ['A page for a dairy in Leeds: prices, ', 'how delivery works', 'how the subscription works', 'how booking goes'],
  ['Eine Seite für eine Molkerei in Ulm: Preise, ', 'wie die Lieferung funktioniert', 'so läuft die Abholung'],
  ['Une page pour une laiterie à Nantes : prix, ', 'comment la livraison fonctionne', 'comment marche l’abonnement'],
  ['Una página para una lechería en Soria: precios, ', 'cómo funciona la entrega', 'cómo va el reparto'],
  ['En nettside for et meieri i Bergen: priser, ', 'hvordan leveringen fungerer', 'slik går leveringen'],
  ['Una pagina per un caseificio a Como: prezzi, ', 'come funziona la consegna', 'come si svolge il ritiro'],
]
const cases = ways.flatMap(([begin, ...parts]) => parts.map((part) => [`${begin}${part}`, part] as const))

test.for(drawn(cases, 9))('how something goes is a part of its own: %s', ([text, part]) => {
  const { facts } = readRequest(text)
  expect(facts.filter(({ id }) => id === 'steps').map((fact) => fact.text)).toEqual([part])
})

test.for(['A page for a dairy in Leeds. How does delivery work? We bring it.', 'A course on how bees work in Leeds'])(
  'a question and a subject are none: %s',
  (text) => {
    expect(readRequest(text).facts.some(({ id }) => id === 'steps')).toBe(false)
  },
)
