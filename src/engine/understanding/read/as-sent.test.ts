import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readInBlocks, readRequest } from '../read-request.ts'
import type { ReadKind } from './facts.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 30) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

const factsOf = (request: string) => readInBlocks(readRequest(request)).facts
const textsOf = (request: string, kind: ReadKind) =>
  factsOf(request).flatMap((fact) => (fact.kind === kind ? [fact.text] : []))

/** By language: what a row is called, and what it says of a workshop. */
const sheets = fc.constantFrom(
  {
    name: 'Name',
    what: 'What',
    where: 'Where',
    offer: 'Services',
    trade: 'joinery',
    town: 'Leeds',
    things: ['stairs', 'doors', 'repairs'],
  },
  {
    name: 'Name',
    what: 'Branche',
    where: 'Ort',
    offer: 'Leistungen',
    trade: 'Tischlerei',
    town: 'Ulm',
    things: ['Treppen', 'Türen', 'Reparaturen'],
  },
  {
    name: 'Nom',
    what: 'Activité',
    where: 'Ville',
    offer: 'Prestations',
    trade: 'menuiserie',
    town: 'Lyon',
    things: ['escaliers', 'portes', 'réparations'],
  },
  {
    name: 'Nombre',
    what: 'Sector',
    where: 'Ciudad',
    offer: 'Servicios',
    trade: 'carpintería',
    town: 'Vigo',
    things: ['escaleras', 'puertas', 'reparaciones'],
  },
  {
    name: 'Navn',
    what: 'Bransje',
    where: 'Sted',
    offer: 'Tjenester',
    trade: 'snekkerverksted',
    town: 'Bergen',
    things: ['trapper', 'dører', 'reparasjoner'],
  },
  {
    name: 'Nome',
    what: 'Attività',
    where: 'Città',
    offer: 'Servizi',
    trade: 'falegnameria',
    town: 'Lecce',
    things: ['scale', 'porte', 'riparazioni'],
  },
  {
    name: 'Nome',
    what: 'Ramo',
    where: 'Cidade',
    offer: 'Serviços',
    trade: 'marcenaria',
    town: 'Braga',
    things: ['escadas', 'portas', 'reparações'],
  },
)

test('rows of two cells are keys and values, whatever stands between them', () => {
  const layouts = fc.constantFrom<(key: string, value: string) => string>(
    (key, value) => `${key}\t${value}`,
    (key, value) => `| ${key} | ${value} |`,
    (key, value) => `${key} | ${value}`,
    (key, value) => `${key} -> ${value}`,
    (key, value) => `${key} → ${value}`,
    (key, value) => `${key} ..... ${value}`,
  )
  check(fc.tuple(sheets, layouts), ([{ name, what, where, offer, trade, town, things }, row]) => {
    const rows = [row(name, 'Hollow Pine'), row(what, trade), row(where, town), row(offer, things.join(', '))]
    const request = rows.join('\n')
    expect([request, textsOf(request, 'name')]).toEqual([request, ['Hollow Pine']])
    expect([request, textsOf(request, 'what')]).toEqual([request, [trade]])
    expect([request, textsOf(request, 'service')]).toEqual([request, things])
  })
})

/** By language: how somebody says where a text comes from, and the text. */
const copies = fc.constantFrom(
  {
    lead: 'Copied from our flyer:',
    text: ['Hollow Pine', 'Joinery, Leeds', 'stairs, doors, repairs', 'Mon-Fri 8am-5pm', '0113 555 0120'],
    says: 'flyer',
  },
  {
    lead: 'Abgeschrieben von unserem Zettel:',
    text: ['Hollow Pine', 'Tischlerei, Ulm', 'Treppen, Türen, Reparaturen', 'Mo-Fr 8-17 Uhr', '0731 555 120'],
    says: 'zettel',
  },
  {
    lead: 'Je recopie notre prospectus :',
    text: [
      'Hollow Pine',
      'Menuiserie, Lyon',
      'escaliers, portes, réparations',
      'lundi-vendredi 8h-17h',
      '04 55 50 01 20',
    ],
    says: 'prospectus',
  },
  {
    lead: 'Copio del folleto:',
    text: [
      'Hollow Pine',
      'Carpintería, Vigo',
      'escaleras, puertas, reparaciones',
      'lunes a viernes 8-17 h',
      '986 555 012',
    ],
    says: 'folleto',
  },
  {
    lead: 'Teksten fra plakaten vår:',
    text: ['Hollow Pine', 'Snekkerverksted, Bergen', 'trapper, dører, reparasjoner', 'man-fre 8-17', '55 55 01 20'],
    says: 'plakaten',
  },
  {
    lead: 'Ricopio dal nostro volantino:',
    text: ['Hollow Pine', 'Falegnameria, Lecce', 'scale, porte, riparazioni', 'lun-ven 8-17', '0832 555 012'],
    says: 'volantino',
  },
  {
    lead: 'Copiado do nosso panfleto:',
    text: ['Hollow Pine', 'Marcenaria, Braga', 'escadas, portas, reparações', 'seg-sex 8h-17h', '253 555 012'],
    says: 'panfleto',
  },
)

test('a text that was copied is read for what it says, and where it comes from is shown to nobody', () => {
  const layouts = fc.constantFrom<(lead: string, text: readonly string[]) => string>(
    (lead, text) => `${lead}\n\n${text.join('\n')}`,
    (lead, text) => `${lead} “${text.join('. ')}.”`,
    (lead, text) => `${lead} «${text.join(' • ')}»`,
  )
  check(fc.tuple(copies, layouts), ([{ lead, text, says }, layout]) => {
    const request = layout(lead, text)
    const facts = factsOf(request)
    expect([request, facts.filter((fact) => fact.text.toLowerCase().includes(says))]).toEqual([request, []])
    expect([request, textsOf(request, 'service')]).toEqual([request, (text[2] ?? '').split(', ')])
    expect([request, textsOf(request, 'contact').join('|').replaceAll(/\D/g, '')]).toEqual([
      request,
      (text[4] ?? '').replaceAll(/\D/g, ''),
    ])
  })
})

test('who sent what when in a chat, and marks that adorn a line, are no words of the page', () => {
  const sent = fc.constantFrom('[14:02] Bea (board): ', '[12/3 19:05] Bea: ', '12/03/24, 14:02 - Bea: ')
  const adorned = fc.constantFrom('***', '☆', '----', '=====', '~~')
  check(fc.tuple(sent, adorned), ([who, mark]) => {
    const request = `${who}${mark} Hollow Pine ${mark}\n${who}joinery in Leeds\n${who}stairs, doors, repairs`
    const said = factsOf(request).map(({ text }) => text)
    expect([request, said.filter((text) => /Bea|\d/.test(text))]).toEqual([request, []])
    expect([request, said.includes('stairs')]).toEqual([request, true])
  })
})

/** By language: whose shop it is, what it is called behind a comma, and where. */
const apart = fc.constantFrom(
  { lead: 'A page for our yarn shop, ', tail: ', in Leeds.', names: ['Wool & Wicker', 'The Long Needle'] },
  {
    lead: 'Je voudrais une page pour ma fromagerie, ',
    tail: ', à Figeac.',
    names: ['Au Petit Lait', 'La Meule Bleue'],
  },
  { lead: 'Quiero una página para mi panadería, ', tail: ', en Jaén.', names: ['El Horno Viejo', 'La Espiga'] },
  { lead: 'Vorrei un sito per la mia gelateria, ', tail: ', a Osimo.', names: ['Neve di Luglio', 'La Cialda'] },
  { lead: 'Preciso de um site para a minha padaria, ', tail: ', em Braga.', names: ['A Broa', 'Forno da Vila'] },
)

test('behind a trade that is one’s own a clause of capitals is its name, where a small word opens it as well', () => {
  check(fc.tuple(apart, fc.nat(1)), ([{ lead, tail, names }, which]) => {
    const name = names[which] ?? ''
    const [read = ''] = textsOf(`${lead}${name}${tail}`, 'name')
    // an article in front is of the name, or of the sentence
    expect([name, name === read || name.endsWith(` ${read}`)]).toEqual([name, true])
  })
})
