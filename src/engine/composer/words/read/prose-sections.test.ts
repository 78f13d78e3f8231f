import fc from 'fast-check'
import { parse } from 'parse5'
import { expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { compose } from '../../compose.ts'
import { sectionLabels } from '../../section-labels.ts'

type Letter = { opening: string; further: readonly string[]; costs: string; reach: string }

const letters: Record<'en' | 'de' | 'fr' | 'es', Letter> = {
  en: {
    opening: 'I mend dry stone walls round Ludlow and I need a page',
    further: ['My uncle handed me a hammer in 1987 and went for his dinner', 'I do not build garden walls of brick'],
    costs: 'I charge £38 a metre if the stone still lies there and £145 if I have to bring it',
    reach: 'Ring me on 01632 960 147 after six, as I do not hear it in the day',
  },
  de: {
    opening: 'Ich flicke Trockenmauern rund um Kassel und brauche eine Seite',
    further: [
      'Mein Onkel hat mir 1987 einen Hammer gegeben und ist essen gegangen',
      'Mauern aus Ziegeln baue ich nicht',
    ],
    costs: 'Der Meter kostet 38 Euro, wenn der Stein noch da liegt, und 145 Euro, wenn ich ihn bringen muss',
    reach: 'Ruft mich nach sechs unter 030 23125 147 an, tagsüber höre ich es nicht',
  },
  fr: {
    opening: 'Je répare des murs en pierre sèche autour de Nantes et il me faut une page',
    further: ['Mon oncle m’a donné un marteau en 1987 et il est parti manger', 'Je ne construis pas de murs en brique'],
    costs: 'Le mètre coûte 38 € quand la pierre est encore là et 145 € quand je dois l’apporter',
    reach: 'Appelez-moi au 06 39 98 12 47 après six heures, je n’entends rien dans la journée',
  },
  es: {
    opening: 'Reparo muros de piedra seca cerca de Gijón y necesito una página',
    further: ['Mi tío me dio un martillo en 1987 y se fue a comer', 'No construyo muros de ladrillo'],
    costs: 'El metro cuesta 38 € cuando la piedra todavía está allí y 145 € cuando tengo que llevarla',
    reach: 'Llamadme al 600 000 147 después de las seis, de día no lo oigo',
  },
}

const languages = fc.constantFrom(...(['en', 'de', 'fr', 'es'] as const))

/** The text of each section of a page, by its heading. */
function textsByHeading(html: string): Map<string, string> {
  const texts = new Map<string, string>()
  const textOf = (node: { nodeName: string; value?: string; childNodes?: unknown[] }): string =>
    node.nodeName === '#text' ? (node.value ?? '') : ((node.childNodes ?? []) as never[]).map(textOf).join(' ')
  const walk = (node: { nodeName: string; childNodes?: unknown[] }): void => {
    if (node.nodeName === 'section') {
      const heading = find(node)
      if (heading) texts.set(textOf(heading).trim(), textOf(node).replace(/\s+/g, ' '))
    }
    for (const child of (node.childNodes ?? []) as never[]) walk(child)
  }
  const find = (node: { nodeName: string; childNodes?: unknown[] }): never | undefined =>
    /^h[12]$/.test(node.nodeName)
      ? (node as never)
      : ((node.childNodes ?? []) as never[]).map((child) => find(child)).find((one) => one !== undefined)
  walk(parse(html))
  return texts
}

test('what it costs and how one reaches somebody stand under their own headings, as they were written', () => {
  fc.assert(
    fc.property(languages, fc.boolean(), (language, isTurned) => {
      const { opening, further, costs, reach } = letters[language]
      const order = isTurned ? [costs, ...further, reach] : [...further, costs, reach]
      const request = [opening, ...order].map((one) => `${one}.`).join(' ')
      const texts = textsByHeading(compose(firstRequest(request)).html)
      const labels = sectionLabels[language]
      expect([request, texts.get(labels.pricing)]).toEqual([request, expect.stringContaining(costs)])
      expect([request, [...texts.values()].filter((text) => text.includes(reach)).length]).toEqual([request, 1])
      expect([request, texts.get(labels.about) ?? '']).toEqual([request, expect.not.stringContaining(costs)])
    }),
    { numRuns: runs(8), seed },
  )
})
