import { oc } from '@orpc/contract'
import { z } from 'zod'
import { id, typedDomain } from '#rules/fields.ts'
import { domainProblemCodes, domainStates } from '#rules/domains.ts'
import { conflict, notFound, planLimit, tooMany, unauthorized, unavailable } from './errors.ts'

const tags = ['Domains']
const of = '/projects/{project_id}/domains'
const inProject = z.object({ project_id: id })
const one = z.object({ project_id: id, id })

/** A line to set where the name was bought. */
export const domainRecord = z.object({
  type: z.enum(['TXT', 'A', 'AAAA', 'CNAME']),
  /** the whole name, without a dot at its end */
  name: z.string(),
  value: z.string(),
  /** as it was seen the last time; null: nobody has looked yet */
  is_found: z.boolean().nullable(),
})
export type DomainRecord = z.infer<typeof domainRecord>

export const domain = z.object({
  id: z.uuid(),
  /** as DNS has it, and as people read it */
  name: z.string(),
  shown: z.string(),
  is_main: z.boolean(),
  state: z.enum(domainStates),
  /** so many links of the chain hold */
  links: z.number(),
  /** where the chain stops; null: it holds, or nobody has looked yet */
  problem: z
    .object({ code: z.enum(domainProblemCodes), seen: z.string().nullable(), should: z.string().nullable() })
    .nullable(),
  records: z.array(domainRecord),
  certificate_until: z.string().nullable(),
  live_at: z.string().nullable(),
  state_since: z.string(),
  checked_at: z.string().nullable(),
  check_at: z.string(),
  added_at: z.string(),
  /** null: that account is gone */
  added_by: z.string().nullable(),
  /** its plan ended: visitors are led here until then */
  ends_at: z.string().nullable(),
})
export type SiteDomain = z.infer<typeof domain>

export const domainList = z.object({
  domains: z.array(domain),
  /** the address under the host's own domain, which leads to the main one */
  host_address: z.string(),
  /** false: this host has no domains of people's own */
  is_offered: z.boolean(),
  /** why the plan takes no more, or null */
  limit_reason: z.string().nullable(),
})
export type DomainList = z.infer<typeof domainList>

const found = { ...unauthorized, ...notFound }
const changing = { ...found, ...conflict, ...planLimit, ...tooMany, ...unavailable }

export const domains = {
  list: oc
    .route({ method: 'GET', path: of, summary: 'Domains of its site, and how they stand', tags })
    .input(inProject)
    .output(domainList)
    .errors(found),
  add: oc
    .route({ method: 'POST', path: of, summary: 'Add a domain', tags })
    .input(inProject.extend({ name: typedDomain, with_www: z.boolean().default(true) }))
    .output(domainList)
    .errors({ ...changing, BAD_REQUEST: { status: 400, message: 'This is no domain.' } }),
  setMain: oc
    .route({ method: 'PUT', path: `${of}/main`, summary: 'Choose the address to which the others lead', tags })
    .input(inProject.extend({ id: id.nullable() }))
    .output(domainList)
    .errors(changing),
  check: oc
    .route({ method: 'POST', path: `${of}/{id}/check`, summary: 'Look at its records now', tags })
    .input(one)
    .output(domainList)
    .errors(changing),
  remove: oc
    .route({ method: 'DELETE', path: `${of}/{id}`, summary: 'Remove a domain', tags })
    .input(one)
    .output(domainList)
    .errors(changing),
}
