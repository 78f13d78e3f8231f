import { Hono } from 'hono'
import type { AppEnv } from '../../http/context.ts'
import { sandboxPaths, sandboxToken } from './paths.ts'
import type { SandboxSale, Till } from './till.ts'

const perPage = 10

/** The part of Gumroad's API that our adapter asks. */
export function sandboxApi(till: Till): Hono<AppEnv> {
  const api = new Hono<AppEnv>().basePath(sandboxPaths.api)
  const known = ({ known_at: at }: SandboxSale) => at <= Date.now()
  api.use(async (c, next) => {
    if (c.req.header('authorization') === `Bearer ${sandboxToken}`) return next()
    return c.json({ success: false, message: 'This needs an access token.' }, 401)
  })
  api.get('/sales/:id', (c) => {
    const sale = till.find(c.req.param('id'))
    return sale && known(sale)
      ? c.json({ success: true, sale })
      : c.json({ success: false, message: 'The sale was not found.' }, 404)
  })
  api.get('/sales', (c) => {
    const after = c.req.query('after') ?? ''
    const from = Number.parseInt(c.req.query('page_key') ?? '0', 10) || 0
    const all = till.list().filter((sale) => known(sale) && sale.created_at >= after)
    const isMore = all.length > from + perPage
    return c.json({
      success: true,
      sales: all.slice(from, from + perPage),
      ...(isMore ? { next_page_key: String(from + perPage) } : {}),
    })
  })
  return api
}
