import { afterAll, expect, test } from 'vitest'
import { startNameServer } from '#test/support/dns.ts'
import { theBrowser, theProduct } from '#test/support/fixtures.ts'
import { serverAt, startFrontDoor } from '#test/support/front-door.ts'
import { until } from '#test/support/product.ts'
import { callAs, newProject } from '#test/support/projects.ts'
import { see } from '#test/support/see.ts'
import { signedUp } from '#test/support/signed-in.ts'

const ours = '203.0.113.10'
const dns = await startNameServer()
const behind = serverAt(() => product.url)
const door = await startFrontDoor(() => behind)
afterAll(() => Promise.all([dns.close(), door.close()]))
const product = await theProduct({
  BILLING: 'off',
  DOMAIN_ADDRESSES: ours,
  DOMAIN_PROBE: door.address,
  DNS_SERVERS: dns.address,
})
const browser = await theBrowser()

test('a domain is added, stops where its records are wrong, becomes live and main, and is removed', async () => {
  const owner = await signedUp(browser, product)
  const project = await newProject(owner.context, product, { name: 'The Slow Hand' })
  const version = { page_name: 'Home', html_content: '<!doctype html><title>Hand</title><h1>The Slow Hand</h1>' }
  await callAs(owner.context, product, 'POST', `/projects/${project.id}/versions`, version)
  const name = `hand-${project.id.slice(-10)}`
  await callAs(owner.context, product, 'POST', `/projects/${project.id}/site`, { name })
  const { page } = owner
  const domain = 'slowhand.example'
  await page.goto(`/projects/${project.id}/site#domains`)
  await page.getByRole('button', { name: 'Add domain' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a domain' })
  await dialog.getByLabel('Domain').fill('co.uk')
  await dialog.getByRole('button', { name: 'Show the records' }).click()
  await see(dialog.getByRole('alert')).toContainText('Nobody owns co.uk alone')
  await dialog.getByLabel('Domain').fill(`https://${domain}/old-page`)
  await dialog.getByRole('checkbox', { name: 'www as well' }).uncheck()
  await dialog.getByRole('button', { name: 'Show the records' }).click()

  const chain = page.getByRole('list', { name: `How ${domain} stands` })
  const records = page.getByRole('region', { name: `Records of ${domain}` })
  const look = async () => {
    await page.getByRole('button', { name: 'Check now' }).click()
    await see(page.getByRole('button', { name: 'Check now' })).toBeEnabled()
  }
  await see(records.getByText(`_pagewright.${domain}`)).toBeVisible()
  const proof = (await records.getByText(/^pw-verify=/).textContent()) ?? ''
  expect(proof).toMatch(/^pw-verify=[0-9a-f]{32}$/)
  await look()
  await see(page.getByText('There is no record for this name yet.')).toBeVisible()
  await see(chain).toContainText('Not found yet')

  dns.set(`_pagewright.${domain}`, [['TXT', proof]])
  dns.set(domain, [['A', '198.51.100.24']])
  await look()
  await see(page.getByText('The record still leads to another host.')).toBeVisible()
  await see(page.getByText('198.51.100.24')).toBeVisible()
  await see(records.getByText('Found', { exact: true })).toHaveCount(1)

  dns.set(domain, [['A', ours]])
  await until(async () => {
    await look()
    return (await chain.getByText(/renews itself/).count()) > 0
  })
  await see(page.getByText(`Leads to ${domain}`)).toBeVisible()
  await see(records).toHaveCount(0)
  const visit = await behind.request('/', { headers: { host: domain } }, {})
  expect([visit.status, (await visit.text()).includes('The Slow Hand')]).toEqual([200, true])
  await page.getByRole('link', { name: 'Overview' }).click()
  await see(page.getByText(`https://${domain}`)).toBeVisible()

  await page.getByRole('link', { name: 'Domains' }).click()
  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove domain' }).click()
  await see(chain).toHaveCount(0)
  await see(page.getByText('Main address', { exact: true })).toBeVisible()
  await until(async () => (await behind.request('/', { headers: { host: domain } }, {})).status === 404)
})
