import type { z } from 'zod'
import { startInProjectInput } from '#api/generations.ts'
import type { polishInput } from '#api/polish.ts'
import { findingWords } from '#design/checks/drawn-words.ts'
import type { ModelImage } from '#engine/models/types.ts'
import type { PageLooks } from '#engine/types.ts'
import { polishRequest, polishSide } from '#rules/polish.ts'
import { findByTurn, findRunning } from '../../db/queries/generations.ts'
import { transact } from '../../db/transact.ts'
import { AppError } from '../../errors.ts'
import { asJpeg, imageType, redraw } from '../../files/image.ts'
import { lockProjectFor, projectFor } from '../../policies/access.ts'
import type { Person, Services, Visitor } from '../../services.ts'
import { chosenMaker } from '../models/model-choices.ts'
import { begin, type Begun } from './start-project-generation.ts'

type Input = z.infer<typeof polishInput>

/**
 * Starts a look of the project's model at pictures of its page. It holds a credit like any generation, and keeps the
 * pictures nowhere. Throws CONFLICT for who sees no pictures, BAD_REQUEST, and what starting a generation throws.
 */
export async function startPolish(
  services: Pick<Services, 'config' | 'db' | 'runner' | 'logger' | 'models' | 'keys' | 'limits'>,
  person: Person,
  { address }: Visitor,
  input: Input,
): Promise<{ id: string }> {
  const { db, limits, runner } = services
  const { project_id: projectId, page_name: pageName, turn, base } = input
  const seen = await chosenMaker(services, db, await projectFor(db, person, projectId, 'change'))
  if (seen.client === null || seen.sees === false)
    throw new AppError('CONFLICT', `${seen.label} takes no pictures. Choose a model that does.`)
  await limits.take('polish', { account: person.id, address })
  const pictures = await Promise.all(input.pictures.map(pictureOf))
  const begun = await transact(db, async (tx): Promise<Begun | { id: string }> => {
    const project = await lockProjectFor(tx, person, projectId, 'change')
    const known = await findByTurn(tx, { visitorId: person.id, projectId, turn })
    if (known) return { id: known.id }
    const running = await findRunning(tx, projectId, pageName)
    if (running) throw new AppError('RUNNING', null, { id: running.id })
    const asked = { project_id: projectId, prompt: polishRequest, mode: 'html', page_name: pageName, base, turn }
    const asking = { person, address, waited: null, isLook: true }
    return begin(services, tx, project, asking, startInProjectInput.parse(asked))
  })
  if (!('row' in begun)) return begun
  const looks: PageLooks = { pictures, findings: input.findings.map(findingOf) }
  runner.start(begun.row, { ...begun.request, looks, targets: looks.findings.map(({ key }) => key) }, begun.by)
  return { id: begun.row.id }
}

/** A picture as a model gets it, drawn anew: nothing but pixels goes to somebody else. */
async function pictureOf({ width, data }: Input['pictures'][number]): Promise<ModelImage> {
  const bytes = Buffer.from(data, 'base64')
  try {
    if (imageType(bytes) === null) throw new AppError('BAD_REQUEST')
    const jpeg = await asJpeg(await redraw(bytes, polishSide))
    return {
      mediaType: 'image/jpeg',
      data: jpeg.toString('base64'),
      instead: `The picture of the page at ${width} px cannot be shown to you.`,
    }
  } catch {
    throw new AppError('BAD_REQUEST')
  }
}

/** A finding in our own words. */
function findingOf({ rule, key, widths, ratio }: Input['findings'][number]): PageLooks['findings'][number] {
  const detail = ratio === null ? '' : `contrast ${ratio.toFixed(1)}`
  return { title: findingWords(rule)?.title ?? rule, key, widths, detail }
}
