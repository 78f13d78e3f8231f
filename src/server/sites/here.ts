import { herePath } from '../domains/probe-domain.ts'
import type { OwnPath } from './hooks.ts'

/** Where a site says under which id of a domain it was asked: the last link of its chain. */
export const herePaths: OwnPath[] = [
  {
    method: 'GET',
    path: herePath,
    whenever: true,
    answer: async ({ domain }) =>
      domain &&
      new Response(domain.id, {
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
      }),
  },
]
