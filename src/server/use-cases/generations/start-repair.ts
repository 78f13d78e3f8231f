import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { repairInput } from '#api/repairs.ts'
import { findingWords } from '#design/checks/drawn-words.ts'
import { countRunning, insertGeneration } from '../../db/queries/generations.ts'
import { noteRepair } from '../../db/queries/repairs.ts'
import { AppError } from '../../errors.ts'
import type { Caller, Services } from '../../services.ts'
import { projectFor } from '../../policies/access.ts'
import { newId } from '../../db/new-id.ts'
import { chosenMaker } from '../models/model-choices.ts'
import { needShallow } from '../../policies/need-shallow.ts'
import { listed } from '#rules/listed.ts'

type Input = z.infer<typeof repairInput>

/** Somebody may have this many pages repaired or made at once. */
const runningAtOnce = 3

/**
 * Starts the one repair of a version of a page: one answer of the model, for which nothing is reserved and nothing
 * charged. Throws UNAVAILABLE without a model, NOT_FOUND, UNAUTHORIZED, CONFLICT for a version that was repaired before, TOO_MANY.
 */
export async function startRepair(
  services: Pick<Services, 'config' | 'db' | 'keys' | 'limits' | 'models' | 'runner' | 'work'>,
  { visitor, person }: Caller,
  input: Input,
): Promise<{ id: string }> {
  const { db, limits, models, runner, work } = services
  let model = models.main()
  if (input.project_id !== null) {
    if (!person) throw new AppError('UNAUTHORIZED')
    const project = await projectFor(db, person, input.project_id, 'change')
    // who makes the pages of a project repairs them; where that is the built-in designer, the host's model
    model = (await chosenMaker(services, db, project)).client ?? model
  }
  if (!model) throw new AppError('UNAVAILABLE', 'Repairs need a model, and this host has none.')
  await needShallow({ work }, person?.id ?? visitor.id, [input.html])
  const known = new Set(await work('keys', input.html, person?.id ?? visitor.id))
  const findings = input.findings.filter(({ key }) => known.has(key))
  if (findings.length === 0) throw new AppError('NOT_FOUND', 'The page is not as it was checked. Check it again.')
  await limits.take('repair', { account: person?.id ?? visitor.id, address: visitor.address })
  const digest = createHash('sha256').update(input.html)
  const version = `${input.project_id ?? visitor.id} ${digest.digest('hex')}`
  const row = {
    id: newId(),
    visitorId: visitor.id,
    address: visitor.address,
    turn: newId(),
    pageName: input.page_name,
    mode: 'html' as const,
    quotaDay: null,
  }
  await db.transaction(async (tx) => {
    if ((await countRunning(tx, visitor.id)) >= runningAtOnce) throw new AppError('TOO_MANY')
    if (!(await noteRepair(tx, version))) throw new AppError('CONFLICT', 'This version was repaired already.')
    await insertGeneration(tx, { ...row, status: 'running', charge: 'reserved' })
  })
  runner.start(
    { ...row, projectId: null, payerId: null },
    {
      prompt: repairPrompt(findings),
      mode: 'html',
      pageName: input.page_name,
      html: input.html,
      pages: [],
      chat: [],
      variant: 0,
      targets: [...new Set(findings.map(({ key }) => key))],
      repair: true,
    },
    { model },
  )
  return { id: row.id }
}

/** What the model is asked: every finding by its name and its key, in our own words. */
function repairPrompt(findings: Input['findings']): string {
  const lines = findings.map(({ rule, key, widths }) => {
    const at = widths.length > 0 ? `, at a width of ${listed(widths.map(String))} px` : ''
    return `- ${findingWords(rule)?.title ?? rule}: k="${key}"${at}`
  })
  return [
    'A check of this page found what follows. Put it right with the smallest operations, and change nothing else:',
    ...lines,
  ].join('\n')
}
