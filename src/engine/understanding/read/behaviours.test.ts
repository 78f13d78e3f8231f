import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../composer/compose.ts'
import { readRequest } from '../read-request.ts'

const pages: Record<string, { begins: string[]; joints: string[]; wishes: [behaviour: string, ...said: string[]][] }> =
  {
    en: {
      begins: ['A landing page', 'A page for a harbour museum'],
      joints: [' with ', ' with a price list and ', ', open daily, '],
      wishes: [
        ['transitions', 'smooth transitions between sections', 'framer-like transitions'],
        ['reveal', 'subtle fade-in animations', 'gentle animations on scroll'],
        ['carousel', 'a small carousel'],
      ],
    },
    de: {
      begins: ['Eine Landingpage', 'Eine Seite für ein Hafenmuseum'],
      joints: [' mit ', ' mit einer Preisliste und '],
      wishes: [
        ['transitions', 'sanften Übergängen zwischen den Abschnitten', 'weichen Übergängen'],
        ['reveal', 'dezenten Animationen beim Scrollen'],
        ['carousel', 'einem Karussell'],
      ],
    },
    fr: {
      begins: ['Une page', 'Une page pour un musée du port'],
      joints: [' avec ', ' avec une liste de prix et '],
      wishes: [
        ['transitions', 'des transitions douces entre les sections', 'de belles transitions'],
        ['reveal', 'des animations discrètes au défilement'],
      ],
    },
    es: {
      begins: ['Una página', 'Una página para un museo del puerto'],
      joints: [' con ', ' con lista de precios y '],
      wishes: [
        ['transitions', 'transiciones suaves entre secciones', 'transiciones bonitas'],
        ['reveal', 'animaciones sutiles al desplazarse'],
      ],
    },
    no: {
      begins: ['En nettside', 'En nettside for et havnemuseum'],
      joints: [' med ', ' med prisliste og '],
      wishes: [
        ['transitions', 'myke overganger mellom seksjonene'],
        ['reveal', 'diskrete animasjoner ved rulling'],
      ],
    },
    it: {
      begins: ['Una pagina', 'Una pagina per un museo del porto'],
      joints: [' con ', ' con listino prezzi e '],
      wishes: [
        ['transitions', 'transizioni morbide tra le sezioni'],
        ['reveal', 'animazioni leggere allo scorrimento'],
      ],
    },
    pt: {
      begins: ['Uma página', 'Uma página para um museu do porto'],
      joints: [' com ', ' com tabela de preços e '],
      wishes: [
        ['transitions', 'transições suaves entre as seções'],
        ['reveal', 'animações sutis na rolagem'],
      ],
    },
  }
const cases = Object.values(pages).flatMap(({ begins, joints, wishes }) =>
  wishes.flatMap(([behaviour, ...ways]) =>
    ways.flatMap((way) =>
      begins.flatMap((begin) => joints.map((joint) => [`${begin}${joint}${way}.`, way, behaviour] as const)),
    ),
  ),
)

test.for(drawn(cases, 40))(
  'what a page is to do is done, and is nothing that it offers: %s',
  ([text, way, behaviour]) => {
    const page = compose(firstRequest(text))
    expect(page.brief.behaviours).toContain(behaviour)
    expect(readRequest(text).facts.filter(({ kind }) => kind === 'service')).toEqual([])
    expect(page.reply).not.toContain(way.split(' ').at(-1))
  },
)

test.for(['filter coffee and cakes', 'timers for cooking eggs', 'tab repair'])(
  'a thing whose name has such a word stays on offer: %s',
  (thing) => {
    const { facts } = readRequest(`A page for a shop in Leeds. We sell ${thing}.`)
    expect(facts.some(({ id }) => id === 'behaviour')).toBe(false)
  },
)

test('where nothing else is said, movement has parts to move between', () => {
  const { brief, html } = compose(firstRequest('A landing page with smooth transitions between sections'))
  expect(brief.sections).toEqual([])
  expect(html.match(/data-section="(?!header|footer)/g)?.length).toBeGreaterThan(3)
})
