import fc from 'fast-check'
import { expect, test } from 'vitest'
import { specified } from '#engine/composer/words/read/spec.ts'
import { runs, seed } from '#test/support/draw.ts'
import type { ReadingLanguage } from '../types.ts'
import { readSpec } from './read-spec.ts'
import type { ViewName } from './spec-words.ts'

type Row = readonly [said: string, view: ViewName, things?: string]
type Language = {
  of: ReadingLanguage
  /** around what the application has, and around what its users do */
  has: readonly [before: string, behind: string]
  able: readonly [before: string, behind: string]
  and: string
  parts: readonly Row[]
  deeds: readonly Row[]
  /** what no view knows of */
  when: string
  /** who does something there, and what, as it stands behind them */
  who: readonly string[]
  does: readonly Row[]
}

const languages: readonly Language[] = [
  {
    of: 'en',
    has: ['Build a platform for a club. The platform should have functionalities for ', '.'],
    able: ['Users should be able to ', '.'],
    and: 'and',
    parts: [
      ['booking management', 'booking'],
      ['statistics', 'figures'],
      ['a forum', 'forum'],
      ['group chat', 'chat'],
    ],
    deeds: [
      ['browse courses', 'catalog', 'courses'],
      ['manage invoices', 'register', 'invoices'],
      ['log in', 'auth'],
    ],
    when: 'when the hall is free',
    who: ['Teachers', 'Members'],
    does: [
      ['post drafts', 'register', 'drafts'],
      ['book boats', 'booking', 'boats'],
      ['browse plots', 'catalog', 'plots'],
    ],
  },
  {
    of: 'de',
    has: ['Baue eine Plattform für einen Verein. Die Plattform soll Funktionen für ', ' haben.'],
    able: ['Nutzer sollen ', ' können.'],
    and: 'und',
    parts: [
      ['Terminbuchung', 'booking'],
      ['Statistiken', 'figures'],
      ['Forum', 'forum'],
      ['Gruppenchat', 'chat'],
    ],
    deeds: [
      ['Kurse durchsuchen', 'catalog', 'Kurse'],
      ['Rechnungen verwalten', 'register', 'Rechnungen'],
      ['sich einloggen', 'auth'],
    ],
    when: 'wenn die Halle frei ist',
    who: ['Lehrer', 'Die Trainerinnen', 'Nachhilfelehrer'],
    does: [
      ['stellen Entwürfe ein', 'register', 'Entwürfe'],
      ['leihen Boote aus', 'booking', 'Boote'],
      ['sehen Parzellen ein', 'catalog', 'Parzellen'],
    ],
  },
  {
    of: 'fr',
    has: ['Créez une plateforme pour une association. Elle doit avoir des fonctionnalités de ', '.'],
    able: ['Les utilisateurs doivent pouvoir ', '.'],
    and: 'et',
    parts: [
      ['réservation', 'booking'],
      ['statistiques', 'figures'],
      ['forum', 'forum'],
      ['messagerie', 'chat'],
    ],
    deeds: [
      ['consulter les cours', 'catalog', 'cours'],
      ['gérer les factures', 'register', 'factures'],
      ["s'inscrire", 'auth'],
    ],
    when: 'quand la salle est libre',
    who: ['Les professeurs', 'Les bénévoles'],
    does: [
      ['publient des brouillons', 'register', 'brouillons'],
      ['réservent des bateaux', 'booking', 'bateaux'],
      ['consultent les parcelles', 'catalog', 'parcelles'],
    ],
  },
  {
    of: 'es',
    has: ['Crea una plataforma para un club. Debe tener funcionalidades de ', '.'],
    able: ['Los usuarios deben poder ', '.'],
    and: 'y',
    parts: [
      ['reservas', 'booking'],
      ['estadísticas', 'figures'],
      ['foro', 'forum'],
      ['mensajería', 'chat'],
    ],
    deeds: [
      ['consultar los cursos', 'catalog', 'cursos'],
      ['gestionar las facturas', 'register', 'facturas'],
      ['registrarse', 'auth'],
    ],
    when: 'cuando la sala está libre',
    who: ['Los profesores', 'Las socias'],
    does: [
      ['publican borradores', 'register', 'borradores'],
      ['reservan barcos', 'booking', 'barcos'],
      ['consultan las parcelas', 'catalog', 'parcelas'],
    ],
  },
  {
    of: 'it',
    has: ["Crea una piattaforma per un'associazione. Deve avere funzionalità di ", '.'],
    able: ['Gli utenti devono poter ', '.'],
    and: 'e',
    parts: [
      ['prenotazioni', 'booking'],
      ['statistiche', 'figures'],
      ['forum', 'forum'],
      ['messaggistica', 'chat'],
    ],
    deeds: [
      ['consultare i corsi', 'catalog', 'corsi'],
      ['gestire le fatture', 'register', 'fatture'],
      ['registrarsi', 'auth'],
    ],
    when: 'quando la sala è libera',
    who: ['Gli insegnanti', 'I soci'],
    does: [
      ['pubblicano bozze', 'register', 'bozze'],
      ['prenotano barche', 'booking', 'barche'],
      ['consultano le particelle', 'catalog', 'particelle'],
    ],
  },
  {
    of: 'pt',
    has: ['Crie uma plataforma para um clube. Deve ter funcionalidades de ', '.'],
    able: ['Os usuários devem poder ', '.'],
    and: 'e',
    parts: [
      ['agendamento', 'booking'],
      ['estatísticas', 'figures'],
      ['fórum', 'forum'],
      ['mensagens', 'chat'],
    ],
    deeds: [
      ['consultar os cursos', 'catalog', 'cursos'],
      ['gerir as faturas', 'register', 'faturas'],
      ['fazer login', 'auth'],
    ],
    when: 'quando a sala está livre',
    who: ['Os professores', 'As sócias'],
    does: [
      ['publicam rascunhos', 'register', 'rascunhos'],
      ['reservam barcos', 'booking', 'barcos'],
      ['consultam as parcelas', 'catalog', 'parcelas'],
    ],
  },
  {
    of: 'no',
    has: ['Lag en plattform for en klubb. Den skal ha funksjoner for ', '.'],
    able: ['Brukere skal kunne ', '.'],
    and: 'og',
    parts: [
      ['timebestilling', 'booking'],
      ['statistikk', 'figures'],
      ['forum', 'forum'],
      ['gruppechat', 'chat'],
    ],
    deeds: [
      ['bla gjennom kurs', 'catalog', 'kurs'],
      ['administrere fakturaer', 'register', 'fakturaer'],
      ['logge inn', 'auth'],
    ],
    when: 'når salen er ledig',
    who: ['Lærerne', 'Medlemmene'],
    does: [
      ['legger ut utkast', 'register', 'utkast'],
      ['reserverer båter', 'booking', 'båter'],
      ['ser på parseller', 'catalog', 'parseller'],
    ],
  },
]

const listed = (rows: readonly Row[], and: string) =>
  rows
    .map(([said]) => said)
    .join(', ')
    .replace(/, ([^,]*)$/, ` ${and} $1`)

const drawnSpecs = fc
  .constantFrom(...languages)
  .chain((language) =>
    fc.tuple(
      fc.constant(language),
      fc.shuffledSubarray([...language.parts], { minLength: 2 }),
      fc.shuffledSubarray([...language.deeds], { minLength: 2 }),
    ),
  )

test('everything that a specification lists has its view, with the things that were said', () => {
  fc.assert(
    fc.property(drawnSpecs, ([{ of, has, able, and }, parts, deeds]) => {
      const text = `${has[0]}${listed(parts, and)}${has[1]} ${able[0]}${listed(deeds, and)}${able[1]}`
      const views = readSpec(text, of)?.views ?? []
      const found = [...parts, ...deeds].map(([said, view, things]) => {
        const own = views.find((one) => one.view === view)
        return [said, own?.view, things === undefined ? undefined : own?.things]
      })
      expect([text, found]).toEqual([text, [...parts, ...deeds].map(([said, view, things]) => [said, view, things])])
      expect([text, specified(text, of, { isBusiness: false, isReached: false })?.kind]).toEqual([text, 'app'])
    }),
    { numRuns: runs(60), seed },
  )
})

test('when something is done is no part of it, takes nothing from what stands beside it, and is told', () => {
  fc.assert(
    fc.property(drawnSpecs, ([{ of, able, and, when }, , deeds]) => {
      const [first, ...others] = deeds
      if (!first) return
      const text = `${able[0]}${first[0]}, ${when}, ${listed(others, and)}${able[1]}`
      const spec = readSpec(text, of)
      const found = deeds.map(
        ([, view, things]) =>
          spec?.views.find((one) => one.view === view && (things === undefined || one.things === things))?.view,
      )
      expect([text, found, spec?.conditions]).toEqual([text, deeds.map(([, view]) => view), [when]])
    }),
    { numRuns: runs(60), seed },
  )
})

const drawnDoers = fc
  .constantFrom(...languages)
  .chain((language) =>
    fc.tuple(
      fc.constant(language),
      fc.constantFrom(...language.who),
      fc.shuffledSubarray([...language.does], { minLength: 1 }),
    ),
  )

test('what somebody does there is listed behind them, with the verb as it stands there', () => {
  fc.assert(
    fc.property(drawnDoers, ([{ of, has, and, parts }, who, does]) => {
      const text = `${has[0]}${listed(parts.slice(0, 2), and)}${has[1]} ${who} ${listed(does, and)}.`
      const views = readSpec(text, of)?.views ?? []
      const found = does.map(([, view, things]) => views.some((one) => one.view === view && one.things === things))
      expect([text, found]).toEqual([text, does.map(() => true)])
      expect(readSpec(text, of)?.isUsed).toBe(true)
    }),
    { numRuns: runs(60), seed },
  )
})

test.each<[ReadingLanguage, string, ViewName, string[]]>([
  ['en', 'Teachers post drafts with title and picture, members book boats.', 'register', ['title', 'picture']],
  ['de', 'Lehrer stellen Entwürfe mit Titel und Bild ein, Mitglieder buchen Boote.', 'register', ['Titel', 'Bild']],
  ['fr', 'Les professeurs publient des brouillons avec titre et image.', 'register', ['titre', 'image']],
  ['es', 'Los profesores publican borradores con título e imagen.', 'register', ['título', 'imagen']],
  ['it', 'Gli insegnanti pubblicano bozze con titolo e immagine.', 'register', ['titolo', 'immagine']],
  ['pt', 'Os professores publicam rascunhos com título e imagem.', 'register', ['título', 'imagem']],
  ['no', 'Lærerne legger ut utkast med tittel og bilde.', 'register', ['tittel', 'bilde']],
  ['fr', 'Les bénévoles parcourent les animaux par espèce et par âge.', 'catalog', ['espèce', 'âge']],
  ['de', 'Mitglieder durchsuchen Tiere nach Art und Alter.', 'catalog', ['Art', 'Alter']],
])('the parts of a thing are told behind small words, up to the next thing: %s %s', (language, said, view, fields) => {
  expect(readSpec(said, language)?.views.find((one) => one.view === view)?.fields).toEqual(fields)
})

test.each<[ReadingLanguage, string]>([
  ['fr', 'Une plateforme qui permette aux élèves de réserver des bateaux et de consulter les parcelles.'],
  ['es', 'Una plataforma que permita que los alumnos reserven barcos y consulten las parcelas.'],
  ['it', 'Una piattaforma che permetta agli allievi di prenotare barche e consultare le particelle.'],
  ['pt', 'O site deve permitir que os alunos reservem barcos e consultem as parcelas.'],
])('who may do something is no thing: %s %s', (language, said) => {
  const views = readSpec(said, language)?.views.map(({ view, things }) => [view, things])
  expect(views).toEqual([
    ['booking', expect.stringMatching(/^b/)],
    ['catalog', expect.stringMatching(/^par/)],
  ])
})

test.each<[ReadingLanguage, string]>([
  [
    'de',
    'Eine Seite für den Gesangverein. Mitglieder treffen sich dienstags, der Vorstand plant Konzerte, Gäste sind willkommen.',
  ],
  ['de', 'Website für unser Landhotel. Unsere Kunden kommen aus ganz Süddeutschland, Gäste lieben unser Frühstück.'],
  ['de', 'Bitte eine Seite für ein Umzugsunternehmen:\n- Galerie\n- Newsletter'],
  ['en', 'A page for our dance school. Beginners book a trial lesson by phone. Parents watch from the gallery.'],
  ['fr', "Site d'une crèche. Les parents déposent les enfants dès sept heures, les éducatrices jouent avec eux."],
  ['es', 'Web para una carpintería. Los clientes valoran nuestro trabajo y los artesanos hacen cocinas a medida.'],
  [
    'it',
    'Una pagina per il coro. I soci provano il martedì, il direttivo organizza concerti, il pubblico è benvenuto.',
  ],
  ['pt', 'Site de uma creche. Os pais deixam as crianças às sete, as educadoras brincam e cantam com elas.'],
  ['no', 'Nettside for en barnehage. Foreldre leverer barna klokka sju, de ansatte leker og synger med dem.'],
])('what people do at a place is no application: %s %s', (language, request) => {
  expect(specified(request, language, { isBusiness: false, isReached: false })?.kind).not.toBe('app')
})

test.each<[ReadingLanguage, string]>([
  ['de', 'Webseite für eine Bäckerei mit Speisekarte, Öffnungszeiten und Kontaktformular'],
  ['de', 'Wir sind eine Malerfirma und möchten Projekte zeigen. Kunden können uns anrufen oder schreiben.'],
  ['fr', 'Site pour une boulangerie avec la carte, les horaires et un formulaire de contact'],
  ['es', 'Página web para una panadería con carta, horarios y formulario de contacto'],
  ['it', 'Sito per una panetteria con menù, orari di apertura e modulo di contatto'],
  ['pt', 'Site para uma padaria com cardápio, horários e formulário de contato'],
  ['no', 'Nettside for et bakeri med meny, åpningstider og kontaktskjema'],
])('what a business shows is no application: %s %s', (language, request) => {
  expect(specified(request, language, { isBusiness: true, isReached: false })).toBeNull()
})

test.each<[ReadingLanguage, string, ViewName, string]>([
  ['de', 'App mit Login, Produktverwaltung, Bestellungen und Auswertungen', 'register', 'Produkt'],
  ['de', 'Eine App für den Verein, mit der Mitglieder Plätze reservieren können', 'booking', 'Plätze'],
  ['no', 'App med innlogging, produktadministrasjon og statistikk', 'register', 'produkt'],
])('compounds say what is done with their first part: %s %s', (language, request, view, things) => {
  expect(readSpec(request, language)?.views.find((one) => one.view === view)?.things).toBe(things)
})
