import { findSiteForm, readFormSettings, type SiteFormRow } from '../../db/queries/site-forms.ts'
import { isUnavailable } from '../../db/unavailable.ts'
import { AppError } from '../../errors.ts'
import { saveSubmission } from '../../use-cases/submissions/save-submission.ts'
import { inFrame } from '../frame.ts'
import type { OwnPath, SiteVisit } from '../hooks.ts'
import { siteFiles } from '../site-files.ts'
import { refusedPage, type VisitorPage, sendAgainPage, thankYouPage } from './form-pages.ts'
import { answerOf, readSent, type SentAnswer } from './read-answer.ts'
import { readStamp, stampOf } from './stamp.ts'

const folder = '/_forms/'
const thanks = '/thanks'

/** Takes what visitors send, and thanks them. */
export const formPaths: OwnPath[] = [
  { method: 'POST', path: folder, answer: take },
  { method: 'GET', path: folder, answer: thank },
]

const say = ({ services, site }: SiteVisit, page: VisitorPage) => inFrame(siteFiles(services), site, page)

async function formOf({ services, site, path }: SiteVisit, end: string): Promise<SiteFormRow | null> {
  const key = path.slice(folder.length, path.length - end.length)
  return path.endsWith(end) && /^[a-z0-9]{20}$/.test(key) ? findSiteForm(services.db, site.id, key) : null
}

async function thank(visit: SiteVisit): Promise<Response | null> {
  const form = await formOf(visit, thanks)
  if (!form) return null
  const { thankYou } = await readFormSettings(visit.services.db, visit.site)
  return say(visit, thankYouPage(thankYou, backTo(visit)))
}

/** The page that the visitor came from, when it is one of this site. */
function backTo({ c, site }: SiteVisit): string {
  const from = c.req.query('from') ?? '/'
  return site.files.has(from) ? encodeURI(from) : '/'
}

async function take(visit: SiteVisit): Promise<Response | null> {
  const form = await formOf(visit, '')
  if (!form) return null
  const { services, c, address } = visit
  const sent = await readSent(c.req.raw)
  if (typeof sent === 'string') return say(visit, refusedPage(sent))
  const fields = answerOf(sent, form.fields)
  if (typeof fields === 'string') return say(visit, refusedPage(fields))
  const now = services.now()
  const stamp = readStamp(services.auth.seal, form.key, sent.stamp, now)
  if (stamp.kind === 'old') return sendAgain(visit, form, sent, 'old')
  const full = await services.limits.take('formAnswer', { account: form.key, address }).then(
    () => null,
    (error: unknown) => {
      if (error instanceof AppError) return error
      throw error
    },
  )
  if (full) return sendAgain(visit, form, sent, 'many')
  const seconds = stamp.kind === 'right' ? stamp.seconds : null
  try {
    await saveSubmission(services, {
      form,
      fields,
      stamp: sent.stamp,
      address,
      signs: { isTrapped: sent.isTrapped, seconds, isUnstamped: stamp.kind === 'none' },
    })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return sendAgain(visit, form, sent, 'away')
  }
  services.deliveries.wake()
  const headers = {
    Location: `${folder}${form.key}${thanks}?from=${encodeURIComponent(cameFrom(visit))}`,
    'Cache-Control': 'no-store',
  }
  return new Response(null, { status: 303, headers })
}

function sendAgain(
  visit: SiteVisit,
  { key }: SiteFormRow,
  { pairs }: SentAnswer,
  why: 'old' | 'many' | 'away',
): Promise<Response> {
  const { seal } = visit.services.auth
  const stamp = stampOf(seal, key, visit.services.now())
  return say(visit, sendAgainPage({ key, stamp, pairs, why, ...(why === 'old' ? {} : { seconds: 30 }) }))
}

function cameFrom({ c }: SiteVisit): string {
  const referrer = c.req.header('referer') ?? ''
  if (!URL.canParse(referrer)) return '/'
  const { host, pathname } = new URL(referrer)
  return host === c.req.header('host') ? pathname : '/'
}
