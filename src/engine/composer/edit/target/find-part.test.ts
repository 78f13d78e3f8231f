import { expect, test } from 'vitest'
import { compose } from '#engine/composer/compose.ts'
import { edit } from '#engine/composer/edit.ts'
import { firstRequest } from '#test/support/first-request.ts'

const orders = [
  [
    'de',
    'Seite für eine Tischlerei in Ulm mit Galerie und Kontakt',
    'Verschiebe den Abschnitt „{head}“ ans Ende',
    'Abschnitt',
  ],
  [
    'es',
    'Página para una carpintería en Soria con galería y contacto',
    'Mueve la sección «{head}» al final',
    'sección',
  ],
  [
    'it',
    'Pagina per una falegnameria a Lucca con galleria e contatti',
    'Sposta la sezione «{head}» alla fine',
    'sezione',
  ],
  [
    'no',
    'Side for et snekkerverksted i Bergen med galleri og kontakt',
    'Flytt seksjonen «{head}» til slutten',
    'seksjonen',
  ],
  ['pt', 'Página para uma marcenaria em Braga com galeria e contacto', 'Mova a seção “{head}” para o final', 'seção'],
] as const

test.each(orders)(
  '%s: a part that is quoted is called what stands in quotation marks',
  (_language, request, order, noun) => {
    const { html } = compose(firstRequest(request))
    const head = [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)].map(([, text]) => text ?? '')[0] ?? ''
    const { operations, reply } = edit({ ...firstRequest(order.replace('{head}', head)), html })
    expect(operations).not.toEqual([])
    expect(reply).toContain(head)
    expect(reply).not.toContain(noun)
  },
)
