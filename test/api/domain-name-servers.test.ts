import { promises } from 'node:dns'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { serversOf } from '#server/domains/domain-dns.ts'
import { startNameServer } from '#test/support/dns.ts'

let dns: Awaited<ReturnType<typeof startNameServer>>
const general = new promises.Resolver({ timeout: 2500, tries: 2 })
beforeAll(async () => {
  dns = await startNameServer()
  general.setServers([dns.address])
})
afterAll(() => dns.close())

test('a name is asked at the servers of the zone that it lies in, by every public address that they have', async () => {
  dns.set('hand.example', [
    ['NS', 'one.names.example'],
    ['NS', 'two.names.example'],
  ])
  dns.set('one.names.example', [
    ['A', '9.9.9.9'],
    ['AAAA', '2620:fe::fe'],
  ])
  dns.set('two.names.example', [['A', '149.112.112.112']])
  const all = ['9.9.9.9', '[2620:fe::fe]', '149.112.112.112']
  expect((await serversOf(general, 'hand.example'))?.toSorted()).toEqual(all.toSorted())
  expect((await serversOf(general, 'www.shop.hand.example'))?.toSorted()).toEqual(all.toSorted())
})

test('a part that has servers of its own is asked there', async () => {
  dns.set('zone.example', [['NS', 'above.names.example']])
  dns.set('part.zone.example', [['NS', 'below.names.example']])
  dns.set('above.names.example', [['A', '8.8.8.8']])
  dns.set('below.names.example', [['A', '1.1.1.1']])
  expect(await serversOf(general, 'www.part.zone.example')).toEqual(['1.1.1.1'])
  expect(await serversOf(general, 'www.zone.example')).toEqual(['8.8.8.8'])
})

test('servers in this host’s own network are never asked; without another one nothing is', async () => {
  dns.set('inside.example', [['NS', 'inside.names.example']])
  dns.set('inside.names.example', [
    ['A', '10.0.0.53'],
    ['A', '127.0.0.1'],
    ['AAAA', '::1'],
  ])
  await expect(serversOf(general, 'inside.example')).rejects.toThrow('no public address')
  dns.set('both.example', [['NS', 'both.names.example']])
  dns.set('both.names.example', [
    ['A', '192.168.1.53'],
    ['A', '9.9.9.9'],
  ])
  expect(await serversOf(general, 'both.example')).toEqual(['9.9.9.9'])
})

test('a zone that nobody has', async () => expect(await serversOf(general, 'nobody.invalid')).toBeNull())
