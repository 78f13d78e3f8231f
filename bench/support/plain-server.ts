import { serve } from '@hono/node-server'
import { Hono } from 'hono'

/** A server that does nothing but send so many bytes of JSON: what the machine can do at this minute. */
const [port, bytes] = process.argv.slice(2).map(Number)
const body = JSON.stringify({ text: 'x'.repeat(Math.max(0, (bytes ?? 0) - 11)) })
const app = new Hono().get('/', () => new Response(body, { headers: { 'Content-Type': 'application/json' } }))
serve({ fetch: app.fetch, port: port ?? 0, hostname: '127.0.0.1' }, () => process.stdout.write('up\n'))
