import { expect, test } from 'vitest'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const product = await theProduct()
const browser = await theBrowser()

/** Tries everything that could reach the app from a page of a site, and writes down what came of it. */
const attack = (app: string) => `
const out = {}
const late = () => new Promise((_, no) => setTimeout(() => no(new Error('nothing came')), 2000))
const went = (name, work) => Promise.race([Promise.resolve().then(work), late()]).then((value) => { out[name] = 'went ' + value }, (error) => { out[name] = 'no ' + error.name })
const frame = (src) => new Promise((resolve, reject) => {
  const one = document.createElement('iframe'); one.src = src; one.onload = () => { try { resolve(one.contentDocument.title) } catch (error) { reject(error) } }
  document.body.append(one); setTimeout(() => reject(new Error('nothing')), 1500)
})
const all = [
  went('cookie', () => document.cookie),
  went('storage', () => { const names = Object.keys(localStorage); return names.length === 0 ? Promise.reject(new Error('empty')) : names }),
  went('read', () => fetch('${app}/api/profile', { credentials: 'include' }).then((answer) => answer.text())),
  went('blind', () => fetch('${app}/api/projects', { method: 'POST', mode: 'no-cors', credentials: 'include', body: '{}' }).then(() => 'sent')),
  went('own api', () => fetch('/api/profile', { credentials: 'include' }).then((answer) => answer.ok ? answer.text() : Promise.reject(new Error('none')))),
  went('beacon', () => navigator.sendBeacon('${app}/api/auth/sign-out', '') ? new Promise((_, no) => setTimeout(() => no(new Error('queued')), 500)) : Promise.reject(new Error('refused'))),
  went('frame', () => frame('${app}/projects')),
  went('worker', () => new Promise((resolve, reject) => { const one = new Worker('/worker.js'); one.onerror = () => reject(new Error('refused')); one.onmessage = resolve })),
  went('service worker', () => navigator.serviceWorker.register('/sw.js')),
  went('script', () => new Promise((resolve, reject) => { const one = document.createElement('script'); one.src = '${app}/assets/a.js'; one.onload = resolve; one.onerror = () => reject(new Error('refused')); document.head.append(one) })),
  went('inline', () => { const one = document.createElement('script'); one.textContent = 'window.ran = true'; document.head.append(one); return window.ran ? 'ran' : Promise.reject(new Error('refused')) }),
  went('image', () => new Promise((resolve, reject) => { const one = new Image(); one.onload = resolve; one.onerror = () => reject(new Error('refused')); one.src = '${app}/logo.svg' })),
]
Promise.all(all).then(() => {
  document.cookie = 'session=stolen; domain=localhost; path=/'
  document.cookie = 'visitor=stolen; path=/'
  const report = document.createElement('pre'); report.id = 'report'; report.textContent = JSON.stringify(out); document.body.append(report)
})`

test('a published page that attacks reaches nothing of the app', async () => {
  const { page, context } = await signedUp(browser, product)
  const project = await newProject(context, product, { name: 'Evil site' })
  const html =
    '<!doctype html><html lang="en"><head><title>Evil</title></head><body><h1>Evil</h1>' +
    `<script>${attack(product.url)}</script></body></html>`
  await callAs(context, product, 'POST', `/projects/${project.id}/versions`, { page_name: 'Home', html_content: html })
  const name = `evil-${project.id.slice(-10)}`
  await callAs(context, product, 'POST', `/projects/${project.id}/site`, { name })
  const before = await context.cookies(product.url)

  const reached: string[] = []
  context.on('response', (response) => {
    const asked = response.request()
    if (response.url().startsWith(product.url)) reached.push(`${asked.method()} ${new URL(response.url()).pathname}`)
  })
  const sent: string[] = []
  context.on('request', (request) => {
    if (new URL(request.url()).hostname.startsWith(name))
      void request.allHeaders().then((all) => sent.push(all['cookie'] ?? ''))
  })
  const evil = await context.newPage()
  const address = `http://${name}.localhost:${new URL(product.url).port}`
  await evil.goto(address)
  await see(evil.locator('#report')).toBeAttached()
  const out: Record<string, string> = JSON.parse(await evil.locator('#report').innerText())
  // Its own cookies are empty, and everything else was refused.
  expect(out['cookie']).toBe('went ')
  expect(Object.entries(out).filter(([what, came]) => what !== 'cookie' && came.startsWith('went'))).toEqual([])
  expect(Object.keys(out)).toHaveLength(12)
  expect(new URL(evil.url()).origin).toBe(address)
  expect(reached).toEqual([])
  expect(sent.filter((cookie) => cookie !== '')).toEqual([])
  expect(await context.cookies(product.url)).toEqual(before)

  // A window of the app that it opens is not held: nothing that is said to it arrives, and nothing is answered.
  await context.addInitScript(() => {
    const heard: string[] = []
    Object.assign(globalThis, { heard })
    addEventListener('message', ({ origin, data }) => heard.push(`${origin} ${JSON.stringify(data)}`))
  })
  const opening = context.waitForEvent('page')
  await evil.evaluate((app) => {
    const heard: string[] = []
    addEventListener('message', ({ origin }) => heard.push(origin))
    Object.assign(globalThis, { answers: heard, held: window.open(`${app}/projects`) })
  }, product.url)
  const opened = await opening
  await see(opened.getByRole('link', { name: 'Evil site' })).toBeVisible()
  const held = await evil.evaluate(() => {
    const { held: window } = globalThis as unknown as { held: Window | null }
    for (const type of ['ready', 'hello', 'navigate', 'auth', 'signed-in', 'picked', 'tab'])
      window?.postMessage({ type, source: 'pagewright', token: 'x' }, '*')
    return window ? window.closed : true
  })
  expect(held).toBe(true)
  expect(await opened.evaluate(() => opener === null)).toBe(true)
  // Messages come in their order: this one would come after those.
  const heard = await opened.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        addEventListener('message', () =>
          setTimeout(() => resolve((globalThis as unknown as { heard: string[] }).heard)),
        )
        postMessage('the last')
      }),
  )
  expect(heard.filter((line) => line.startsWith(address))).toEqual([])
  expect(heard).toContain(`${product.url} "the last"`)
  expect(await evil.evaluate(() => (globalThis as unknown as { answers: string[] }).answers)).toEqual([])
  await opened.close()

  // A form to the app is not sent.
  const refused = await evil.evaluate(
    (app) =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', ({ violatedDirective }) => resolve(violatedDirective))
        const form = document.createElement('form')
        form.method = 'post'
        form.action = `${app}/api/auth/sign-out`
        document.body.append(form)
        form.submit()
      }),
    product.url,
  )
  expect(refused).toBe('form-action')
  await page.goto('/projects')
  await see(page.getByRole('link', { name: 'Evil site' })).toBeVisible()
})
