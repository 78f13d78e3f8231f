import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { email, id, siteName } from '#rules/fields.ts'
import { plans } from '#rules/plans.ts'
import { AppError, errorStatuses } from '../errors.ts'
import { measureLoop } from '../loop-delay.ts'
import type { Services } from '../services.ts'
import { siteFolder } from '../presenters/static-folder.ts'
import { checkLedger } from '../use-cases/credits/check-ledger.ts'
import { moveCreditsByHost } from '../use-cases/credits/move-credits-by-host.ts'
import { setPlanByHost } from '../use-cases/host/set-plan-by-host.ts'
import { showUsage } from '../use-cases/host/show-usage.ts'
import { exportSite, readSiteFile } from '../use-cases/sites/export-site.ts'
import { publishByHost } from '../use-cases/sites/publish-by-host.ts'
import { putSiteBack, takeSiteDown } from '../use-cases/sites/take-down.ts'
import { showPerson } from '../use-cases/host/show-person.ts'

const person = z.object({ email })
const planOf = person.extend({ plan: z.enum(plans) })
const moved = person.extend({
  credits: z.number().int().min(1).max(1_000_000),
  note: z.string().trim().min(1).max(300),
})

const ofProject = z.object({ project: id })
const ofFile = z.object({ sha256: z.string().regex(/^[a-f\d]{64}$/) })
const takenDown = z.object({ name: z.string().min(1).max(100), why: z.string().trim().min(1).max(1000) })

/** What the host's own command line may ask. Never reachable over the network: see `operator-socket`. */
export function createOperator(services: Services): Hono {
  const operator = new Hono()
  const call = <T extends z.ZodType>(path: string, input: T, useCase: (input: z.infer<T>) => Promise<unknown>) =>
    operator.post(path, async (c) => answer(c, async () => useCase(input.parse(await c.req.json()))))
  call('/user/show', person, (input) => showPerson(services, input.email))
  call('/user/plan', planOf, (input) => setPlanByHost(services, input))
  call('/credits/grant', moved, (input) => moveCreditsByHost(services, input, 'grant'))
  call('/credits/revoke', moved, (input) => moveCreditsByHost(services, input, 'claw-back'))
  call('/credits/check', z.object({}), () => checkLedger(services))
  call('/usage', z.object({ days: z.number().int().min(1).max(400) }), ({ days }) => showUsage(services, days))
  call('/site/off', takenDown, (input) => takeSiteDown(services, input))
  call('/site/on', takenDown.pick({ name: true }), ({ name }) => putSiteBack(services, name))
  call('/site/publish', ofProject.extend({ name: siteName.optional() }), (input) => publishByHost(services, input))
  call('/site/export', ofProject, async ({ project }) => siteFolder(await exportSite(services, project)))
  call('/site/file', ofFile, ({ sha256 }) => readSiteFile(services, sha256))
  const loop = measureLoop()
  call('/loop', z.object({}), async () => loop())
  return operator
}

async function answer(c: Context, work: () => Promise<unknown>): Promise<Response> {
  try {
    return c.json(await work())
  } catch (error) {
    if (error instanceof z.ZodError) return c.json({ message: z.prettifyError(error) }, 400)
    if (error instanceof AppError) return c.json({ message: error.message }, { status: errorStatuses[error.code] })
    return c.json({ message: 'This could not be done. The log of the server says why.' }, 500)
  }
}
