import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs, seed } from '#test/support/draw.ts'
import { firstRequest } from '#test/support/first-request.ts'
import { openDocument } from '#design/document.ts'
import { applyOperation } from '#design/operations.ts'
import { compose } from './compose.ts'
import { edit } from './edit.ts'

/** What users do, and the section in which they do it. */
const functions: readonly (readonly [deed: string, drawing: RegExp])[] = [
  ['log in', /^auth\//],
  ['manage orders', /^screen\/register-/],
  ['track shipments', /^screen\/register-/],
  ['upload and download contracts', /^screen\/files-/],
  ['send messages', /^screen\/chat-/],
  ['take quizzes', /^screen\/quiz-/],
  ['edit their profile', /^screen\/settings-/],
  ['receive notifications', /^screen\/inbox-/],
]
const subjects = ['a parcel service', 'a pottery school', 'an energy cooperative', 'a film archive', 'a tree nursery']
const frames = ['platform', 'system', 'web application', 'website']

const list = (parts: readonly string[]) => `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1) ?? ''}`
const shapes: readonly ((frame: string, subject: string, deeds: readonly string[]) => string)[] = [
  (frame, subject, deeds) => `Please implement a ${frame} for ${subject}. Users should be able to ${list(deeds)}.`,
  (frame, subject, deeds) =>
    `Build a ${frame} for ${subject} where users can ${list(deeds)}. Use beige for the background.`,
  (frame, subject, deeds) => `I need a ${frame} for ${subject}. Members can ${list(deeds)} through their phones.`,
]

const drawings = (html: string) =>
  [...html.matchAll(/ id="([^"]+)" data-section="([^"]+)"/g)].map(([, id = '', name = '']) => ({ id, name }))
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="#([^"]+)"/g)].map(([, id = '']) => id)

const drawn = fc.record({
  shape: fc.constantFrom(...shapes),
  frame: fc.constantFrom(...frames),
  subject: fc.constantFrom(...subjects),
  wanted: fc.shuffledSubarray([...functions], { minLength: 3, maxLength: 6 }),
})

describe('an application that is specified by what its users do', () => {
  test('has a view for each of it, and a way to each', () => {
    fc.assert(
      fc.property(drawn, ({ shape, frame, subject, wanted }) => {
        const request = shape(
          frame,
          subject,
          wanted.map(([deed]) => deed),
        )
        const { html, reply } = compose(firstRequest(request))
        const views = drawings(html)
        for (const [deed, drawing] of wanted)
          expect(
            views.some(({ name }) => drawing.test(name)),
            `${request}\n${deed}\n${JSON.stringify(views)}`,
          ).toBe(true)
        const links = linksOf(html)
        for (const { id, name } of views) if (!name.startsWith('sidebar/')) expect(links, name).toContain(id)
        for (const id of links)
          if (id !== 'main')
            expect(
              views.map((view) => view.id),
              request,
            ).toContain(id)
        for (const [deed] of wanted) expect(reply).not.toContain(deed)
      }),
      { seed, numRuns: runs(60, 6) },
    )
  })

  test('has the tile of each view lead to it, whatever it is called', () => {
    const things = ['3D models', '3D printers', 'orders', '2nd orders', 'Öfen', '図書']
    fc.assert(
      fc.property(fc.shuffledSubarray(things, { minLength: 2 }), (names) => {
        const { html } = compose(
          firstRequest(
            `Build a platform for a print shop. Users can log in and ${names.map((one) => `manage ${one}`).join(', ')}.`,
          ),
        )
        const home = html.slice(
          html.indexOf('data-section="screen/home'),
          html.indexOf('data-section="screen/register'),
        )
        const views = drawings(html).filter(({ name }) => !/sidebar|screen\/home/.test(name))
        expect(linksOf(home), names.join()).toEqual(views.map(({ id }) => id))
      }),
      { seed, numRuns: runs(40, 5) },
    )
  })

  test('tells of what it has no view for, when and beyond the room of its navigation', () => {
    const conditions = ['when an order is late', 'unless nobody is there', 'based on the distance', 'until it is paid']
    fc.assert(
      fc.property(fc.constantFrom(...functions), fc.constantFrom(...conditions), ([deed], condition) => {
        const { reply } = compose(
          firstRequest(
            `Build a platform for a film archive. Users can manage bookings, chat and ${deed} ${condition}.`,
          ),
        )
        expect(reply).toContain(`“${condition}”`)
      }),
      { seed, numRuns: runs(40, 5) },
    )
    const many = 'courses,oars,rooms,boats,lamps,tents,stoves,ropes,keys,bikes,flags'.split(',')
    const { html, reply } = compose(
      firstRequest(
        `Build a platform for a club. Members can ${many.map((one) => `manage ${one}`).join(', ')} and log in.`,
      ),
    )
    for (const one of many)
      expect([one, reply.includes(`“manage ${one}”`)]).toEqual([one, !drawings(html).some(({ id }) => id === one)])
  })

  test('is no form, whatever it is called and whatever stands behind the word', () => {
    const { html } = compose(
      firstRequest(
        'Build a web application for a parcel service where users can send messages, log in and manage orders.',
      ),
    )
    expect(drawings(html).map(({ name }) => name)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^screen\/chat-/), expect.stringMatching(/^screen\/register-/)]),
    )
  })

  test('keeps the parts that pages have, and where it is', () => {
    const { html } = compose(
      firstRequest(
        'Build a platform for a rowing club in Leeds. Members can manage boats, chat and log in. ' +
          'It should also include testimonials, FAQ and pricing. Use peru for buttons.',
      ),
    )
    const there = drawings(html).map(({ name }) => name.split('/')[0])
    expect(there).toEqual(expect.arrayContaining(['testimonials', 'faq', 'pricing']))
    expect(there.at(-1)).toBe('auth')
    expect(html).toContain('Leeds')
    expect(html).not.toMatch(/\bin peru\b/i)
  })

  test('loses a view with all ways to it, and gets a way to a new one', () => {
    const { html } = compose(
      firstRequest('Build a platform for a film archive where users can log in, manage orders, and send messages.'),
    )
    const change = (prompt: string) => {
      const { operations } = edit({ ...firstRequest(prompt), html })
      return operations.reduce((document, operation) => {
        const applied = applyOperation(document, operation)
        return applied.ok ? applied.document : document
      }, openDocument(html)).html
    }
    const without = change('remove the messages')
    expect(drawings(without).some(({ name }) => name.startsWith('screen/chat-'))).toBe(false)
    expect(linksOf(without)).not.toContain('messages')
    const more = change('add an FAQ')
    const [added] = drawings(more).filter(({ name }) => name.startsWith('faq/'))
    expect(linksOf(more)).toContain(added?.id)
  })
})

describe('what stays a page', () => {
  const pages = [
    'A website for a bakery with a menu, opening hours and a contact form',
    'Landing page for a task manager: users can plan their week, share boards and track time. Pricing and FAQ.',
    'Portfolio of a photographer. Visitors should be able to see my work and write to me.',
    'Website for our choir. You can listen to us on 4 May in the town hall.',
    'A restaurant website where guests can book a table and see the menu',
  ]
  for (const request of pages)
    test(request, () => {
      expect(compose(firstRequest(request)).html).not.toContain('data-behaves="views"')
    })
})
