import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '#test/support/draw.ts'
import {
  chosenPage,
  drawingOf,
  emptySession,
  isOvertaken,
  isTooEarly,
  type Job,
  pending,
  type PreviewPage,
  type PreviewSession,
  reduceSession,
  type SessionEvent,
} from './preview-session.ts'

const page = (part: Partial<PreviewPage> = {}): PreviewPage => ({
  page: 'Home',
  html: '<h1>One</h1>',
  streaming: false,
  ...part,
})
const scripted = '<h1>One</h1><script>1</script>'
const run = (session: PreviewSession, ...events: SessionEvent[]) => events.reduce(reduceSession, session)
const wants = (...pages: Partial<PreviewPage>[]) =>
  run(emptySession, ...pages.map((part): SessionEvent => ({ type: 'wanted', page: page(part) })))
const jobOf = ({ wanted }: PreviewSession) => wanted as Job
const draw = (session: PreviewSession, withScripts = false, job = jobOf(session)) =>
  run(
    session,
    { type: 'shown' },
    { type: 'drawn', job, styled: { html: job.html, css: '' } as never, withScripts },
    { type: 'settled', job },
  )

test('what is wanted is pending until it is settled; the same page once more changes nothing', () => {
  const session = wants({})
  expect(pending(session)?.html).toBe('<h1>One</h1>')
  expect(pending(draw(session))).toBeNull()
  expect(wants({}, {})).toEqual(session)
  expect(reduceSession(session, { type: 'wanted', page: page() })).toBe(session)
})

test.for([
  ['a page that streams', [{ streaming: true }, { html: '<h1>Two</h1>', streaming: true }], 1],
  ['its end', [{ streaming: true }, { html: '<h1>Two</h1>' }], 1],
  ['another whole page', [{}, { html: '<h1>Two</h1>' }], 2],
  ['changes while elements are picked', [{ still: true }, { html: '<h1>Two</h1>', still: true }], 1],
  ['another page of the project', [{ streaming: true }, { page: 'About', streaming: true }], 2],
] as const)('%s: %j belong to %i generations', ([, pages, streams]) => {
  expect(jobOf(wants(...pages)).stream).toBe(streams)
})

test('the end of a stream does not wait for the state before it, which is not drawn for nothing', () => {
  const half = jobOf(wants({ streaming: true }))
  const more = wants({ streaming: true }, { html: '<h1>Two</h1>', streaming: true })
  expect(isOvertaken(more, half)).toBe(false)
  expect(isOvertaken(wants({ streaming: true }, {}), half)).toBe(true)
  expect(isTooEarly({ ...half, html: '<!doctype html><html><head><title>A' })).toBe(true)
  expect(isTooEarly({ ...half, html: '<!doctype html>', streaming: false })).toBe(false)
})

test('scripts run in a fresh frame, once the page is whole, unless they are off or elements are picked', () => {
  const front = { dirty: false }
  const drawing = (part: Partial<PreviewPage>, session = wants({ html: scripted, ...part })) =>
    drawingOf(session, jobOf(session), session.wanted?.html ?? '', front)
  expect(drawing({})).toMatchObject({ fresh: true, scripts: true })
  expect(drawing({ streaming: true })).toMatchObject({ fresh: false, scripts: false, readyNext: true })
  expect(drawing({ still: true })).toMatchObject({ fresh: false, scripts: false })
  const off = run(wants({ html: scripted }), { type: 'misbehaved', how: 'flood' })
  expect(drawing({}, off)).toMatchObject({ fresh: false, scripts: false })
  expect(drawingOf(off, jobOf(off), scripted, { dirty: true })).toMatchObject({ fresh: true, scripts: false })
  expect(drawingOf(off, jobOf(off), scripted, null)).toMatchObject({ fresh: true })
})

test('a page that is drawn into a fresh frame stands where it was scrolled to; another one at its top', () => {
  const there = run(draw(wants({ html: scripted })), { type: 'scrolled', top: 400, hash: '#orders' })
  const same = run(there, { type: 'wanted', page: page({ html: `${scripted}<p>More</p>` }) })
  const other = run(there, { type: 'wanted', page: page({ page: 'About', html: scripted }) })
  expect(drawingOf(same, jobOf(same), scripted, { dirty: true })).toMatchObject({ top: 400, hash: '#orders' })
  expect(drawingOf(other, jobOf(other), scripted, { dirty: true })).toMatchObject({ top: null, hash: '' })
})

test('scripts that are off are told of a page that has some, until they are turned on', () => {
  const off = draw(run(wants({ html: scripted }), { type: 'misbehaved', how: 'left' }))
  expect(off.view).toEqual({ status: 'live', notice: 'left', scriptsOff: true })
  const on = run(off, { type: 'reloaded', scripts: 'on' }, { type: 'again', anew: true })
  expect(on.view).toMatchObject({ status: 'empty', notice: null })
  expect(draw(on, true).view).toEqual({ status: 'live', notice: null, scriptsOff: false })
})

test('a page that is too large is settled with a notice, which goes with the next page', () => {
  const session = wants({})
  const large = run(session, { type: 'too-large', job: jobOf(session) })
  expect([pending(large), large.view.notice]).toEqual([null, 'too-large'])
  expect(run(large, { type: 'wanted', page: page({ html: '<p>Two</p>' }) }).view.notice).toBeNull()
})

test('silence is told until there is an answer', () => {
  const silent = run(draw(wants({})), { type: 'silent' })
  expect(silent.view.status).toBe('busy')
  expect(run(silent, { type: 'answered' }).view.status).toBe('live')
  expect(reduceSession(emptySession, { type: 'answered' })).toBe(emptySession)
})

test('a tab of its own shows the page that was chosen, or while one streams the one that is drawn', () => {
  const drawn = draw(wants({}))
  expect(chosenPage(run(drawn, { type: 'wanted', page: page({ page: 'About' }) }))?.page).toBe('About')
  const streams = run(drawn, { type: 'wanted', page: page({ page: 'About', streaming: true }) })
  expect(chosenPage(streams)?.page).toBe('Home')
  expect(chosenPage(emptySession)).toBeNull()
})

test('whatever happens, what is pending is what is wanted, and a detached preview draws all anew', () => {
  const part = fc.record({
    page: fc.constantFrom('Home', 'About'),
    html: fc.constantFrom('<h1>One</h1>', scripted, '<p>Two</p>'),
    streaming: fc.boolean(),
  })
  const step = fc.oneof(
    part.map((wanted) => (session: PreviewSession) => run(session, { type: 'wanted', page: wanted })),
    fc
      .boolean()
      .map((withScripts) => (session: PreviewSession) => (session.wanted ? draw(session, withScripts) : session)),
    fc
      .constantFrom<SessionEvent>(
        { type: 'again', anew: true },
        { type: 'again', anew: false },
        { type: 'silent' },
        { type: 'answered' },
        { type: 'misbehaved', how: 'keys' },
        { type: 'reloaded', scripts: 'on' },
        { type: 'detached' },
      )
      .map((event) => (session: PreviewSession) => run(session, event)),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const session = steps.reduce((before, next) => next(before), emptySession)
      expect([null, session.wanted]).toContain(pending(session))
      const detached = run(session, { type: 'detached' })
      expect(pending(detached)).toBe(session.wanted)
      expect(detached.view.status).toBe('empty')
    }),
    { numRuns: runs(100) },
  )
})
