import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { readInBlocks, readRequest } from '../read-request.ts'

const check = <Case>(cases: fc.Arbitrary<Case>, holds: (one: Case) => void, count = 40) =>
  fc.assert(fc.property(cases, holds), { numRuns: runs(count), seed })

/** By language: what a letter says, and ways to begin and to end it. */
const letters = fc.constantFrom(
  {
    body: 'We need a page for our rowing club in Leeds. The fee is 40 € a year. Training is on Monday from 18:00 to 20:00.',
    openings: ['Dear Sir or Madam,', 'Dear page builder,', 'Hi all,', 'To whom it may concern:', 'Dear team,'],
    closings: ['Kind regards', 'With thanks,', 'Best wishes,', 'Thanks,'],
  },
  {
    body: 'Wir brauchen eine Seite für unseren Ruderclub in Ulm. Der Beitrag ist 40 € im Jahr. Training ist montags von 18 bis 20 Uhr.',
    openings: ['Sehr geehrte Damen und Herren,', 'Guten Tag,', 'Hallo zusammen,', 'Sehr geehrte Frau Lenz,'],
    closings: ['Mit freundlichen Grüßen', 'Viele Grüße', 'Vielen Dank', 'Liebe Grüße,'],
  },
  {
    body: 'Il nous faut une page pour notre club d’aviron à Lyon. La cotisation est de 40 € par an. Entraînement le lundi de 18 h à 20 h.',
    openings: ['Madame, Monsieur,', 'Bonjour,', 'Chers tous,', 'Bonjour à tous,'],
    closings: ['Cordialement,', 'Bien cordialement', 'Merci d’avance', 'Merci,'],
  },
  {
    body: 'Necesitamos una página para nuestro club de remo en Vigo. La cuota es de 40 € al año. Entrenamos los lunes de 18 a 20 h.',
    openings: ['Estimados señores:', 'Hola a todos:', 'Buenos días,', 'Estimado equipo:'],
    closings: ['Un saludo,', 'Atentamente,', 'Muchas gracias,', 'Un cordial saludo'],
  },
  {
    body: 'Ci serve una pagina per il nostro club di canottaggio a Lecco. La quota è di 40 € all’anno. Allenamento il lunedì dalle 18 alle 20.',
    openings: ['Gentile redazione,', 'Buongiorno,', 'Ciao a tutti,', 'Egregi signori,'],
    closings: ['Cordiali saluti', 'Grazie,', 'Un saluto,', 'Distinti saluti,'],
  },
  {
    body: 'Vi trenger en side for roklubben vår i Bergen. Kontingenten er 40 € i året. Trening mandager fra 18 til 20.',
    openings: ['Kjære dere,', 'Hei alle sammen,', 'God dag,', 'Hei,'],
    closings: ['Vennlig hilsen', 'Med vennlig hilsen,', 'Takk,', 'Beste hilsen'],
  },
)
const letter = letters.chain(({ body, openings, closings }) =>
  fc.record({
    body: fc.constant(body),
    opening: fc.constantFrom(...openings),
    closing: fc.constantFrom(...closings),
    joint: fc.constantFrom('\n', '\n\n'),
  }),
)

const saidIn = (request: string) =>
  readInBlocks(readRequest(request)).facts.map(({ kind, text, of }) => [kind, text, of])

test('a letter says what stands between its formulas, and nothing else', () => {
  check(letter, ({ body, opening, closing, joint }) => {
    const request = `${opening}${joint}${body}${joint}${closing}\nPiet Varga`
    expect([request, saidIn(request)]).toEqual([request, saidIn(body)])
  })
})

test('a salutation and a closing in the lines of the text are none of it either', () => {
  check(letter, ({ body, opening, closing }) => {
    const request = `${opening} ${body} ${closing.replace(/,$/, '')}, Piet Varga.`
    const inline = opening.split(/\s+/).length < 4 ? request : `${opening}\n${request.slice(opening.length + 1)}`
    expect([inline, saidIn(inline)]).toEqual([inline, saidIn(body)])
  })
})

test('who signs a letter with a list in it is read nowhere either', () => {
  check(letter, ({ body, opening, closing }) => {
    const list = `${body}\n\nPlan B:\n- Aa (bring a torch, 12 €)\n- Bb (bring a rope, 14 €)`
    const request = `${opening}\n${list}\n\n${closing}\nPiet Varga`
    expect([request, saidIn(request)]).toEqual([request, saidIn(list)])
  })
})

test('who signs is told where the letter names them nowhere else', () => {
  check(letter, ({ body, opening, closing }) => {
    const told = (request: string) => {
      const { beside, text } = readRequest(request)
      return beside.map(({ start, end }) => text.slice(start, end))
    }
    expect(told(`${opening}\n${body}\n${closing}\nPiet Varga`)).toContain('Piet Varga')
    expect(told(`${opening}\n${body} Piet Varga.\n${closing}\nPiet Varga`)).not.toContain('Piet Varga')
  })
})

test('the lines above a mail and the marks before its lines say nothing', () => {
  const mails = fc.constantFrom(
    {
      heads: ['From: Ingrid', 'To: Committee', 'Subject: page'],
      body: 'We need a page for our club in Leeds, fee 40 €.',
    },
    {
      heads: ['Von: Ingrid', 'An: Vorstand', 'Betreff: Seite'],
      body: 'Wir brauchen eine Seite für einen Ruderclub in Ulm.',
    },
    { heads: ['De : Ingrid', 'Objet : page'], body: 'Il nous faut une page pour notre club d’aviron à Lyon.' },
  )
  check(fc.tuple(mails, fc.constantFrom('> ', '')), ([{ heads, body }, mark]) => {
    const mail = [...heads, '', body].map((line) => `${mark}${line}`).join('\n')
    expect([mail, saidIn(mail)]).toEqual([mail, saidIn(body)])
  })
})

test('a name that begins as a greeting is a name', () => {
  for (const [request, name] of [
    ['Ciao Bella, pizzeria a Trento.', 'Ciao Bella'],
    ['Hello Sunshine, a cafe in Hull.', 'Hello Sunshine'],
    ['Hola Mar, cafetería en Vigo.', 'Hola Mar'],
  ] as const)
    expect(saidIn(request)).toContainEqual(['name', name, undefined])
})

test('keys and words of a page that look like those of a letter are its own', () => {
  for (const [request, said] of [
    ['Team: Anna Lind, Bo Berg.\nPage for a bakery in Leeds.', 'Anna Lind'],
    ['Page for a course in Leeds.\nDate: 14 June\nFrom: 10 am\nTo: 4 pm', '14 June'],
    ['Seite für einen Friseur in Ulm.\nIhr Salon am Tor', 'Ihr Salon am Tor'],
    ['Shop for stationery in Hull.\nLove letters, cards, ink', 'cards'],
  ] as const)
    expect([request, JSON.stringify(saidIn(request)).includes(said)]).toEqual([request, true])
})
