import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { bakeryPage } from '#test/support/openings.ts'
import { lexicon } from '../understanding/lexicon.ts'
import { readRequest } from '../understanding/read-request.ts'
import { type ReadingLanguage, readingLanguages } from '../understanding/types.ts'
import { compose } from './compose.ts'
import { sectionLabels } from './section-labels.ts'
import type { SectionKind } from './types.ts'

const composed = (prompt: string) =>
  compose({ prompt, pageName: 'Home', mode: 'html', html: null, pages: [], chat: [], variant: 0 })
const kindsOf = (prompt: string) => composed(prompt).plan.sections.map(({ kind }) => kind)

const not: Record<ReadingLanguage, string[]> = {
  en: ['no', 'without', "don't include"],
  de: ['ohne', 'keine'],
  fr: ['sans', 'pas de'],
  es: ['sin', 'no quiero'],
  no: ['uten', 'ingen'],
  it: ['senza', 'niente'],
  pt: ['sem', 'não quero'],
}
const parts: SectionKind[] = ['pricing', 'team', 'gallery', 'testimonials', 'newsletter']

test('a part that is not wanted is not there, though the trade usually has it; the others are', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...readingLanguages),
      fc.shuffledSubarray(parts, { minLength: 2, maxLength: 2 }),
      fc.nat(),
      (of, [unwanted = 'team', wanted = 'gallery'], n) => {
        const name = (kind: SectionKind) =>
          of === 'de' ? sectionLabels.de[kind] : sectionLabels[of][kind].toLowerCase()
        const word = not[of][n % not[of].length]
        const kinds = kindsOf(`${bakeryPage[of]}, ${name(wanted)}, ${word} ${name(unwanted)}`)
        expect([of, kinds.includes(wanted), kinds.includes(unwanted)]).toEqual([of, true, false])
      },
    ),
    { numRuns: runs(12, 600), seed },
  )
})

test('what is not wanted does not say what the page is, and a price does not say what the business is', () => {
  const trade = fc.constantFrom('tattoo studio', 'barber shop', 'makeup artist', 'bakery', 'dentist')
  const part = fc.constantFrom('blog', 'pricing table', 'FAQ')
  fc.assert(
    fc.property(trade, part, fc.integer({ min: 20, max: 900 }), (what, unwanted, amount) => {
      const asked = `${what} in Lyon called Encre, small ${amount} €, large ${amount * 2} €`
      const [plain, without] = [composed(asked), composed(`${asked}, no ${unwanted}`)]
      expect([without.brief.kind, without.brief.trade]).toEqual([plain.brief.kind, plain.brief.trade])
      expect(plain.html).not.toMatch(/Encre is [^.]*€/)
    }),
    { numRuns: runs(12, 100), seed },
  )
})

const thing = fc.constantFrom('Half day', 'Basic', 'Oil change', 'Family ticket', 'Rent')

test('an amount in any currency is the price of what stands before it', () => {
  const sign = fc.constantFrom('₦', '₹', '₩', '₺', '₱', '₫', 'R$', 'zł', 'AED')
  fc.assert(
    fc.property(thing, sign, fc.integer({ min: 2, max: 900 }), (name, currency, amount) => {
      const price = currency === 'zł' ? `${amount} zł` : `${currency}${amount}`
      const { facts } = readRequest(`A page for a studio in Bern. ${name} ${price}, Extra ${price}`)
      expect(facts.filter(({ kind }) => kind === 'price').map(({ text, of }) => [text, of])).toEqual([
        [price, name],
        [price, 'Extra'],
      ])
    }),
    { numRuns: runs(25, 600), seed },
  )
})

test('two things that one person does are one trade, and two shops are two', () => {
  const modifier = fc.constantFrom('wedding', 'portrait', 'food', 'product', 'newborn')
  const and = fc.constantFrom('&', 'and')
  fc.assert(
    fc.property(modifier, modifier, and, (one, other, joint) => {
      const reading = readRequest(`Website for a ${one} ${joint} ${other} photographer in Bern`)
      expect([reading.trade, reading.facts.find(({ kind }) => kind === 'what')?.text]).toEqual([
        'photography',
        `${one} ${joint} ${other} photographer`,
      ])
    }),
    { numRuns: runs(12, 300), seed },
  )
  const pets = readRequest('dog and cat sitter in Oslo')
  expect([pets.trade, pets.facts[0]?.text]).toEqual(['pets', 'dog and cat sitter'])
  expect(readRequest('Website for a baker and florist in Bern').facts.map(({ text }) => text)).toContain('baker')
})

test('what somebody near runs or owns is what the page is about', () => {
  const who = fc.constantFrom('My mum', 'My brother', 'Our neighbour', 'My best friend', 'My wife')
  const verb = fc.constantFrom('runs', 'owns')
  const noun = fc.constantFrom(...[...lexicon('en').heads].flatMap(([head, { is }]) => (is === 'bakery' ? [head] : [])))
  fc.assert(
    fc.property(who, verb, noun, (person, does, what) => {
      const { trade, facts } = readRequest(`${person} ${does} a small ${what} in Bern and needs a page`)
      expect([trade, facts.find(({ kind }) => kind === 'what')?.text]).toEqual(['bakery', `small ${what}`])
    }),
    { numRuns: runs(12, 300), seed },
  )
})

test('what somebody says of themselves is no name of theirs', () => {
  const who = fc.constantFrom("I'm", 'I’m', 'I am', "We're")
  const what = fc.constantFrom('a retired maths teacher', 'a barber', 'a singer', 'a violin maker')
  fc.assert(
    fc.property(who, what, fc.constantFrom('personal site', 'portfolio', 'website'), (own, is, page) => {
      const { brief, html } = composed(`${page}, ${own} ${is} in Leeds, £28 an hour`)
      expect(brief.brand).not.toBe(own)
      expect(html).not.toContain(`<h1>${own}`)
      // what costs so much an hour says nothing of opening hours
      expect(brief.sections.map(({ words }) => words)).not.toContain('£28 an hour')
    }),
    { numRuns: runs(12, 60), seed },
  )
})

test('a unit said behind the last of several prices counts for all, and what is free for a while is no plan', () => {
  const plans = fc.shuffledSubarray(['Starter', 'Pro', 'Team', 'Studio'], { minLength: 2, maxLength: 4 })
  const unit = fc.constantFrom('per month', 'a year', 'per seat')
  fc.assert(
    fc.property(plans, unit, fc.integer({ min: 2, max: 6 }), (names, of, months) => {
      const list = names.map((name, index) => `${name} $${12 + index * 9}`).join(', ')
      const { brief } = composed(`pricing page for a podcast host: ${list} ${of}, billed yearly ${months} months free`)
      const [pricing] = brief.sections.filter(({ kind }) => kind === 'pricing')
      expect(pricing?.items.map((item) => [item.title, item.unit])).toEqual(names.map((name) => [name, of]))
    }),
    { numRuns: runs(8, 200), seed },
  )
})

test('beside one’s own things with their prices the usual ones of the trade are not listed', () => {
  const trade = fc.constantFrom('garage', 'barber shop', 'dentist', 'yoga studio')
  fc.assert(
    fc.property(trade, (of) => {
      const kinds = kindsOf(`${of} in Leeds. Basic $40, Interior $90, Full detail $180. call 602-555-0142`)
      expect([kinds.includes('pricing'), kinds.includes('services')]).toEqual([true, false])
    }),
    { numRuns: runs(8), seed },
  )
})

const spoken: Record<ReadingLanguage, [said: string, kind: string][]> = {
  en: [
    ['what she sells', 'services'],
    ['what we make', 'services'],
    ["when he's there", 'hours'],
    ['when we are open', 'hours'],
    ['where they are', 'location'],
    ['who we are', 'about'],
  ],
  de: [
    ['was ich verkaufe', 'services'],
    ['was wir machen', 'services'],
    ['wann er da ist', 'hours'],
    ['wo wir sind', 'location'],
    ['wer wir sind', 'about'],
  ],
  fr: [
    ['ce que nous vendons', 'services'],
    ['quand elle est là', 'hours'],
    ['où nous trouver', 'location'],
    ['qui nous sommes', 'about'],
  ],
  es: [
    ['lo que vendemos', 'services'],
    ['cuándo abrimos', 'hours'],
    ['dónde estamos', 'location'],
    ['quiénes somos', 'about'],
  ],
  no: [
    ['hva vi selger', 'services'],
    ['når hun er der', 'hours'],
    ['hvor vi holder til', 'location'],
    ['hvem vi er', 'about'],
  ],
  it: [
    ['quello che vendiamo', 'services'],
    ['quando siamo aperti', 'hours'],
    ['dove trovarci', 'location'],
    ['chi siamo', 'about'],
  ],
  pt: [
    ['o que vendemos', 'services'],
    ['quando abrimos', 'hours'],
    ['onde estamos', 'location'],
    ['quem somos', 'about'],
  ],
}
const and: Record<ReadingLanguage, string> = { en: 'and', de: 'und', fr: 'et', es: 'y', no: 'og', it: 'e', pt: 'e' }

test('a part may be named by the question that it answers, whoever does it', () => {
  const drawn = fc
    .constantFrom(...readingLanguages)
    .chain((of) => fc.tuple(fc.constant(of), fc.shuffledSubarray(spoken[of], { minLength: 2, maxLength: 2 })))
  fc.assert(
    fc.property(drawn, fc.boolean(), ([of, parts], isListed) => {
      const said = parts.map(([words]) => words)
      const list = isListed ? `: ${said.join(', ')}` : `, ${said.join(` ${and[of]} `)}`
      const found = readRequest(`${bakeryPage[of]}${list}`, of).facts.filter(({ kind }) => kind === 'section')
      expect(found.map(({ text, id }) => [text, id])).toEqual(parts)
    }),
    { numRuns: runs(30, 1000), seed },
  )
})

test('capitals behind the word for the page and a colon are its name, a town in it too', () => {
  const page = fc.constantFrom('event page', 'Landing page', 'website', 'one-page site')
  const word = fc.constantFrom('PyConf', 'Brew', 'Kestrel', 'Northlight', 'Tidal')
  const town = fc.constantFrom('Tampere', 'Portland', 'Bergen', 'Leeds', 'Lisbon')
  fc.assert(
    fc.property(page, word, town, (asked, first, second) => {
      const { facts } = readRequest(`${asked}: ${first} ${second}, 14 May 2027, speakers, schedule`)
      expect(facts.find(({ kind }) => kind === 'name')?.text).toBe(`${first} ${second}`)
    }),
    { numRuns: runs(16, 300), seed },
  )
})

test('amounts that stand before their words cost those, and not what stands before the first', () => {
  const who = fc.shuffledSubarray(['adults', 'students', 'kids', 'members', 'early bird'], { minLength: 2 })
  const joint = fc.constantFrom(' / ', ', ', '; ', ' | ')
  fc.assert(
    fc.property(who, joint, fc.integer({ min: 3, max: 90 }), (groups, mark, amount) => {
      const list = groups.map((group, index) => `${amount + index} € ${group}`).join(mark)
      const { facts } = readRequest(`Website for a museum in Bern, tickets ${list}`)
      expect(facts.filter(({ kind }) => kind === 'price').map(({ of }) => of)).toEqual(groups)
    }),
    { numRuns: runs(25, 600), seed },
  )
})

const boards: Record<ReadingLanguage, [asked: string, states: string[]]> = {
  en: ['A kanban board for my team with', ['Backlog', 'Doing', 'In review', 'Blocked', 'Done']],
  de: ['Ein Kanban-Board für unser Team mit', ['Zu tun', 'In Arbeit', 'Im Test', 'Fertig']],
  fr: ['Un tableau kanban pour notre équipe avec', ['À faire', 'En cours', 'Bloqué', 'Terminé']],
  es: ['Un tablero kanban para mi equipo con', ['Por hacer', 'En curso', 'En revisión', 'Hecho']],
  no: ['En kanbantavle for teamet vårt med', ['Å gjøre', 'Pågår', 'Venter', 'Ferdig']],
  it: ['Una lavagna kanban per la nostra squadra con', ['Da fare', 'In corso', 'Bloccato', 'Terminato']],
  pt: ['Um quadro kanban para a minha equipe com', ['A fazer', 'Em andamento', 'Em revisão', 'Concluído']],
}

test('a board has the columns that say how far its cards are, without a word for columns', () => {
  const drawn = fc
    .constantFrom(...readingLanguages)
    .chain((of) => fc.tuple(fc.constant(of), fc.subarray(boards[of][1], { minLength: 3 })))
  fc.assert(
    fc.property(drawn, ([of, states]) => {
      const { html } = composed(`${boards[of][0]} ${states.join(', ')}`)
      const titles = [...html.matchAll(/data-name="">([^<]+)</g)].map(([, title = '']) => title.trim())
      expect(titles).toEqual(states)
    }),
    { numRuns: runs(15, 150), seed },
  )
})
