import { expect, test } from 'vitest'
import { openDocument } from '#design/document.ts'
import { fittingRequests } from '#design/fitting-requests.ts'
import { applyOperation } from '#design/operations.ts'
import { pageSections } from '#design/sections.ts'
import { edit } from '#engine/composer/edit.ts'
import { requestedPage } from '#rules/page-requests.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Acme</title></head><body>${body}</body></html>`
const hero =
  '<header><nav><a href="#x">Acme</a></nav></header><section><h1>Welcome</h1><p>Tools for people.</p></section>'

test.for<[what: string, body: string]>([
  [
    'a business site',
    `${hero}<section id="services"><h2>Services</h2><p>We mend.</p></section><section id="team"><h2>Our team</h2><p>Two people.</p></section><footer><p>Acme</p></footer>`,
  ],
  ['a page without names', `${hero}<section><h2>Why wood lasts</h2><p>It is dry.</p></section>`],
  [
    'a page that has most of it',
    `${hero}<section id="pricing"><h2>Pricing</h2><p>$1</p></section><section id="faq"><h2>FAQ</h2><p>Why?</p></section><section id="testimonials"><h2>Testimonials</h2><p>Good.</p></section><section id="contact"><h2>Contact</h2><p>Call.</p></section>`,
  ],
])('what is offered after an import fits the page, and is understood: %s', ([, body]) => {
  const html = page(body)
  const sections = pageSections(openDocument(html))
  const requests = fittingRequests(sections)
  expect(requests.length).toBeGreaterThanOrEqual(2)
  for (const { kind } of sections) expect(requests.join()).not.toContain(`Add a ${kind}`)
  for (const prompt of requests) {
    expect({ prompt, page: requestedPage(prompt) }).toEqual({ prompt, page: null })
    const { operations } = edit({ prompt, mode: 'html', pageName: 'Home', html, pages: [], chat: [], variant: 0 })
    const applied = operations.map((operation) => applyOperation(openDocument(html), operation).ok)
    expect({ prompt, applied }).toEqual({ prompt, applied: expect.arrayContaining([true]) })
  }
})
