import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { readingLanguages, type ReadingLanguage } from '../understanding/types.ts'
import { compose } from './compose.ts'

const pageFor = (prompt: string) =>
  compose({ prompt, pageName: 'Home', mode: 'html', html: null, pages: [], chat: [], variant: 0 })

type Door = {
  head: string
  /** what is asked for, with the labels that stand over the lines */
  fields: [words: string, labels: string[]][]
  peek: [words: string, label: string]
  /** a button beside the one that sends; `#` is what stands on it */
  second: string[]
  closed: [words: string, note: string | null][]
  /** what invites to open an account */
  invites: RegExp
}

const doors: Record<ReadingLanguage, Door> = {
  en: {
    head: 'Login page for our tool "Tidewatch"',
    fields: [
      ['Staff number and password', ['Staff number', 'Password']],
      ['Mobile number and one-time code', ['Mobile number', 'One-time code']],
    ],
    peek: ['show/hide password', 'Show password'],
    second: ['a "#" secondary button', 'second button "#"'],
    closed: [
      ['No signup', null],
      ['No registration, accounts are made by the desk', 'Accounts are made by the desk.'],
    ],
    invites: /Create an account/,
  },
  de: {
    head: 'Anmeldeseite für unser Portal „Elbwart“',
    fields: [
      ['Mitgliedsnummer und Passwort', ['Mitgliedsnummer', 'Passwort']],
      ['Handynummer und Einmalcode', ['Handynummer', 'Einmalcode']],
    ],
    peek: ['Passwort anzeigen', 'Passwort anzeigen'],
    second: ['zweiter Button „#“', 'ein weiterer Button „#“'],
    closed: [
      ['Keine Registrierung', null],
      ['Keine Registrierung, Zugänge vergibt das Büro', 'Zugänge vergibt das Büro.'],
    ],
    invites: /Konto anlegen/,
  },
  fr: {
    head: 'Page de connexion pour l’intranet « Salines »',
    fields: [
      ['Identifiant et mot de passe', ['Identifiant', 'Mot de passe']],
      ['Portable et code à usage unique', ['Portable', 'Code à usage unique']],
    ],
    peek: ['afficher/masquer le mot de passe', 'Afficher le mot de passe'],
    second: ['bouton secondaire « # »', 'un autre bouton « # »'],
    closed: [
      ["Pas d'inscription", null],
      ["Pas d'inscription, le bureau ouvre les comptes", 'Le bureau ouvre les comptes.'],
    ],
    invites: /Créer un compte/,
  },
  es: {
    head: 'Pantalla de inicio de sesión para la app "Brea"',
    fields: [
      ['Número de socio y contraseña', ['Número de socio', 'Contraseña']],
      ['Móvil y código de un solo uso', ['Móvil', 'Código de un solo uso']],
    ],
    peek: ['mostrar contraseña', 'Mostrar contraseña'],
    second: ['botón secundario "#"', 'segundo botón "#"'],
    closed: [
      ['Sin registro', null],
      ['Sin registro, las cuentas las crea la oficina', 'Las cuentas las crea la oficina.'],
    ],
    invites: /Cree una cuenta/,
  },
  it: {
    head: 'Pagina di accesso per il gestionale "Sorra"',
    fields: [
      ['Numero di tessera e password', ['Numero di tessera', 'Password']],
      ['Cellulare e codice monouso', ['Cellulare', 'Codice monouso']],
    ],
    peek: ['mostra password', 'Mostra la password'],
    second: ['pulsante secondario "#"', 'secondo pulsante "#"'],
    closed: [
      ['Niente registrazione', null],
      ["Niente registrazione, gli account li crea l'ufficio", 'Gli account li crea l’ufficio.'],
    ],
    invites: /Crea un account/,
  },
  no: {
    head: 'Innloggingsside for portalen «Fjordvakt»',
    fields: [
      ['Medlemsnummer og passord', ['Medlemsnummer', 'Passord']],
      ['Mobilnummer og engangskode', ['Mobilnummer', 'Engangskode']],
    ],
    peek: ['vis passord', 'Vis passord'],
    second: ['sekundær knapp «#»', 'en ekstra knapp «#»'],
    closed: [
      ['Ingen registrering', null],
      ['Ingen registrering, kontoret lager kontoene', 'Kontoret lager kontoene.'],
    ],
    invites: /Lag en konto/,
  },
  pt: {
    head: 'Página de login para o portal “Lagoa”',
    fields: [
      ['Número de sócio e senha', ['Número de sócio', 'Senha']],
      ['Celular e código de uso único', ['Celular', 'Código de uso único']],
    ],
    peek: ['mostrar senha', 'Mostrar a senha'],
    second: ['botão secundário “#”', 'segundo botão “#”'],
    closed: [
      ['Sem cadastro', null],
      ['Sem cadastro, as contas são criadas pela secretaria', 'As contas são criadas pela secretaria.'],
    ],
    invites: /Crie uma conta/,
  },
}

const plain = (html: string) => html.replaceAll('&#39;', '’').replaceAll("'", '’')

test('a way in has the fields and the buttons that were written, and invites nobody who cannot come', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...readingLanguages).chain((language) =>
        fc.record({
          language: fc.constant(language),
          fields: fc.constantFrom(...doors[language].fields),
          peek: fc.boolean(),
          second: fc.option(fc.constantFrom(...doors[language].second), { nil: null }),
          label: fc.constantFrom('Harbour card', 'Badge 7', 'Fob'),
          closed: fc.option(fc.constantFrom(...doors[language].closed), { nil: null }),
        }),
      ),
      ({ language, fields: [words, labels], peek, second, label, closed }) => {
        const { head, peek: shows, invites } = doors[language]
        const pieces = [words, ...(peek ? [shows[0]] : []), ...(second ? [second.replace('#', label)] : [])]
        const prompt = `${head}. ${pieces.join(', ')}.${closed ? ` ${closed[0]}.` : ''}`
        const { html, brief } = pageFor(prompt)
        const auth = plain(/<section[^>]*data-section="auth[\s\S]*?<\/section>/.exec(html)?.[0] ?? '')
        const lines = [...auth.matchAll(/<label[^>]*>(?:<span>)?([^<]*)(?:<\/span>)?<\/label>/g)].map(
          ([, text]) => text,
        )
        expect([prompt, brief.kind, lines.slice(0, labels.length)]).toEqual([prompt, 'login', labels])
        const hasPassword = auth.includes('type="password"')
        expect([prompt, auth.includes('name="show-password"')]).toEqual([prompt, peek && hasPassword])
        expect([prompt, auth.includes(`>${label}<`)]).toEqual([prompt, second !== null])
        expect([prompt, invites.test(auth)]).toEqual([prompt, closed === null])
        if (closed?.[1]) expect([prompt, auth.includes(closed[1])]).toEqual([prompt, true])
      },
    ),
    { numRuns: runs(16, 600), seed },
  )
})

type Sign = {
  /** `#` is the name */
  head: string
  number: [words: string, label: string][]
  peek: string
  link: string
  card: [words: string, label: string]
  hint: [words: string, note: string][]
}

const signs: Record<ReadingLanguage, Sign> = {
  en: {
    head: 'Sign-in page for our intranet "#"',
    number: [
      ['locker number', 'Locker number'],
      ['volunteer number', 'Volunteer number'],
    ],
    peek: 'show PIN button',
    link: 'link "#"',
    card: ['a button for entering with the harbour card', 'Entering with the harbour card'],
    hint: [
      ['The desk is closed in August, show that as a note', 'The desk is closed in August.'],
      ['Notice: the desk is closed in August', 'The desk is closed in August.'],
    ],
  },
  de: {
    head: 'Anmeldeseite für unser Helferportal „#“',
    number: [
      ['Spindnummer', 'Spindnummer'],
      ['Helfernummer', 'Helfernummer'],
    ],
    peek: 'PIN anzeigen',
    link: 'ein Link „#“',
    card: ['ein Knopf für die Anmeldung mit der Hafenkarte', 'Anmeldung mit der Hafenkarte'],
    hint: [
      ['Im August ist das Büro zu, das soll als Hinweis drunterstehen', 'Im August ist das Büro zu.'],
      ['Hinweis: im August ist das Büro zu', 'Im August ist das Büro zu.'],
    ],
  },
  fr: {
    head: 'Page de connexion pour notre intranet « # »',
    number: [
      ['numéro de casier', 'Numéro de casier'],
      ["numéro d'agent", 'Numéro d’agent'],
    ],
    peek: 'afficher le code PIN',
    link: 'lien « # »',
    card: ['un bouton pour entrer avec la carte du port', 'Entrer avec la carte du port'],
    hint: [
      ['Le bureau est fermé en août, à mettre en note', 'Le bureau est fermé en août.'],
      ['Avis : le bureau est fermé en août', 'Le bureau est fermé en août.'],
    ],
  },
  es: {
    head: 'Pantalla de inicio de sesión para la intranet "#"',
    number: [
      ['número de taquilla', 'Número de taquilla'],
      ['número de habitación', 'Número de habitación'],
    ],
    peek: 'mostrar PIN',
    link: 'enlace "#"',
    card: ['un botón para entrar con la tarjeta del puerto', 'Entrar con la tarjeta del puerto'],
    hint: [
      ['La oficina cierra en agosto, ponlo como aviso debajo', 'La oficina cierra en agosto.'],
      ['Aviso: la oficina cierra en agosto', 'La oficina cierra en agosto.'],
    ],
  },
  it: {
    head: 'Pagina di accesso per il portale "#"',
    number: [
      ['numero di armadietto', 'Numero di armadietto'],
      ['numero di camera', 'Numero di camera'],
    ],
    peek: 'mostra PIN',
    link: 'un collegamento "#"',
    card: ['un pulsante per entrare con la tessera del porto', 'Entrare con la tessera del porto'],
    hint: [
      ["L'ufficio chiude ad agosto, va messo come avviso", 'L’ufficio chiude ad agosto.'],
      ["Avviso: l'ufficio chiude ad agosto", 'L’ufficio chiude ad agosto.'],
    ],
  },
  no: {
    head: 'Innloggingsside for intranettet «#»',
    number: [
      ['skapnummer', 'Skapnummer'],
      ['romnummer', 'Romnummer'],
    ],
    peek: 'vis PIN',
    link: 'lenke «#»',
    card: ['en knapp for innlogging med havnekort', 'Innlogging med havnekort'],
    hint: [
      ['Kontoret er stengt i august, sett det som merknad under', 'Kontoret er stengt i august.'],
      ['Merknad: kontoret er stengt i august', 'Kontoret er stengt i august.'],
    ],
  },
  pt: {
    head: 'Página de login para a intranet “#”',
    number: [
      ['número do armário', 'Número do armário'],
      ['número do quarto', 'Número do quarto'],
    ],
    peek: 'mostrar PIN',
    link: 'link “#”',
    card: ['um botão para entrar com o cartão do porto', 'Entrar com o cartão do porto'],
    hint: [
      ['A secretaria fecha em agosto, coloque como aviso embaixo', 'A secretaria fecha em agosto.'],
      ['Aviso: a secretaria fecha em agosto', 'A secretaria fecha em agosto.'],
    ],
  },
}

test('whatever is numbered is a field, a PIN can be read, and links, further buttons and hints stand as they were said', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...readingLanguages).chain((language) =>
        fc.record({
          language: fc.constant(language),
          number: fc.constantFrom(...signs[language].number),
          hint: fc.option(fc.constantFrom(...signs[language].hint), { nil: null }),
          name: fc.constantFrom('Chalk House', 'Brinken', 'Ostara'),
          link: fc.option(fc.constantFrom('Mislaid it?', 'Ask Ola'), { nil: null }),
          hasCard: fc.boolean(),
        }),
      ),
      ({ language, number, hint, name, link, hasCard }) => {
        const { head, peek, link: linked, card } = signs[language]
        const and = joints[language]
        const pieces = [`${number[0]} ${and} PIN`, peek, ...(link ? [linked.replace('#', link)] : [])]
        const further = [...(hasCard ? [card[0]] : []), ...(hint ? [hint[0]] : [])].map((said) => ` ${said}.`).join('')
        const prompt = `${head.replace('#', name)}: ${pieces.join(', ')}.${further}`
        const { html, brief } = pageFor(prompt)
        const auth = plain(/<section[^>]*data-section="auth[\s\S]*?<\/section>/.exec(html)?.[0] ?? '')
        const lines = [...auth.matchAll(/<label[^>]*>(?:<span>)?([^<]*)(?:<\/span>)?<\/label>/g)].map(
          ([, text]) => text,
        )
        expect([prompt, brief.brand, lines.slice(0, 2)]).toEqual([prompt, name, [number[1], 'PIN']])
        expect([prompt, auth.includes('type="password"'), auth.includes('name="show-password"')]).toEqual([
          prompt,
          true,
          true,
        ])
        for (const said of [link, hasCard ? card[1] : null, hint?.[1] ?? null])
          if (said) expect([prompt, auth.includes(said)]).toEqual([prompt, true])
      },
    ),
    { numRuns: runs(16, 400), seed },
  )
})

const joints: Record<ReadingLanguage, string> = { en: 'and', de: 'und', fr: 'et', es: 'y', it: 'e', no: 'og', pt: 'e' }

test('to sign up for what happens on a day is no account: nobody is asked for a password', () => {
  const days = fc.constantFrom(
    'Sign-up page for our plant swap, 14 June 10–1, church hall in Leeds.',
    'Anmeldeseite für den Lauftreff am 3. Mai in Ulm, Strecke 10 km.',
    'Page d’inscription pour notre vide-grenier du 18 mai à Gap.',
    'Página de registro para la carrera popular del 5 de octubre en Vigo.',
    'Pagina di iscrizione per la gara di torte del 12 ottobre a Lecco.',
    'Página de inscrição para a corrida do dia 5 de outubro em Braga.',
  )
  fc.assert(
    fc.property(days, (request) => {
      expect([request, compose(firstRequest(request)).html.includes('type="password"')]).toEqual([request, false])
    }),
    { numRuns: runs(10), seed },
  )
})
