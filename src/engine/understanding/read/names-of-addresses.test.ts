import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readRequest } from '../read-request.ts'
import { readingLanguages, type ReadingLanguage } from '../types.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 30) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

/** Clubs as they are written, with the letters that their addresses have of them. */
const clubs: Record<ReadingLanguage, readonly (readonly [name: string, letters: string])[]> = {
  en: [
    ['Oxbury Handbell Ringers', 'oxburybells'],
    ['Tarling & Daughter', 'tarlingclocks'],
  ],
  de: [
    ['Segelmacherei Brodow', 'brodow-segel'],
    ['Zupfverein Öhlau', 'zupfverein-oehlau'],
  ],
  fr: [
    ['La Trompeline', 'latrompeline'],
    ['Les Vergers Dubrelle', 'vergersdubrelle'],
  ],
  es: [
    ['Peña Apícola El Romero', 'elromero'],
    ['Marcos Ipuña', 'marcosipuna'],
  ],
  it: [
    ['Liuteria Ravazzani', 'liuteriaravazzani'],
    ['Coro Montevalle', 'coromontevalle'],
  ],
  no: [
    ['Hauglia skolekorps', 'haugliakorps'],
    ['Tverrlia andelslandbruk', 'tverrlia-andel'],
  ],
  pt: [
    ['Associação Apícola O Alecrim', 'oalecrim'],
    ['Marcos Leirão', 'marcosleirao'],
  ],
}

/** Who writes, somebody of another name, and how one reaches them. */
const letters: Record<ReadingLanguage, (name: string, mail: string) => string> = {
  en: (name, mail) => `We need a page. It is for the ${name}. People ring Rosemary after six. Write to ${mail}.`,
  de: (name, mail) => `Wir brauchen eine Seite. Sie ist für ${name}. Am Telefon ist Rosemarie. Mail an ${mail}.`,
  fr: (name, mail) => `Il nous faut une page. C’est pour ${name}. Au téléphone il y a Rosalie. Écrire à ${mail}.`,
  es: (name, mail) => `Necesitamos una página. Es para ${name}. Al teléfono se llama a Rosalía. Escribid a ${mail}.`,
  it: (name, mail) => `Ci serve una pagina. È per ${name}. Al telefono si chiama Rosanna. Scrivete a ${mail}.`,
  no: (name, mail) => `Vi trenger en side. Den er for ${name}. Hun på telefonen heter Rosa Lie. Skriv til ${mail}.`,
  pt: (name, mail) => `Precisamos de uma página. É para ${name}. No telefone atende a Rosália. Escrevam para ${mail}.`,
}

const nameOf = (request: string) => readRequest(request).facts.find(({ kind }) => kind === 'name')?.text ?? null

const cases = fc
  .constantFrom(...readingLanguages)
  .chain((language) => fc.tuple(fc.constant(language), fc.constantFrom(...clubs[language])))

test('what its own address spells is what a page is called, whoever else is named', () => {
  check(fc.tuple(cases, fc.constantFrom('info', 'post', 'hello')), ([[language, [name, own]], box]) => {
    const request = letters[language](name, `${box}@${own}.example`)
    expect([request, nameOf(request)]).toEqual([request, name])
  })
})

test('an address at somebody else’s, or of other letters, names nobody', () => {
  const hosts = fc.constantFrom('gmail.com', 'gmx.example', 'libero.example', 'quixadoor.example')
  check(fc.tuple(cases, hosts), ([[language, [name]], host]) => {
    const request = letters[language](name, `mail@${host}`)
    const said = nameOf(request)
    expect([request, said === null || !host.startsWith(said.toLowerCase())]).toEqual([request, true])
  })
})

test('a noun that is all of the address gets its capital', () => {
  check(fc.constantFrom('lodge', 'boathouse', 'granary'), (noun) => {
    const request = `We let the old ${noun} by the river. It sleeps six. Write to anna@${noun}.example.`
    expect([request, nameOf(request)]).toEqual([
      request,
      noun.length > 4 ? noun.charAt(0).toUpperCase() + noun.slice(1) : null,
    ])
  })
})
