import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
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
    { numRuns: runs(40, 600), seed },
  )
})
