import { html } from 'hono/html'
import { isReportReason, reportMax, reportReasons } from '#rules/site-reports.ts'
import { AppError } from '../errors.ts'
import { reportPage } from '../use-cases/site-reports/report-page.ts'
import { inFrame } from './frame.ts'
import { readSent } from './forms/read-answer.ts'
import type { OwnPath, SiteVisit } from './hooks.ts'
import { siteFiles } from './site-files.ts'

const path = '/_report'

/** 'Report this page', at every site and whatever state it is in. */
export const reportPaths: OwnPath[] = [
  { method: 'GET', path, whenever: true, answer: (visit) => ask(visit) },
  { method: 'POST', path, whenever: true, answer: take },
]

function say(
  { services, site }: SiteVisit,
  title: string,
  status: number,
  body: ReturnType<typeof html>,
): Promise<Response> {
  return inFrame(siteFiles(services), site, { title, status, body })
}

function ask(visit: SiteVisit, problem = '', status = 200): Promise<Response> {
  const from = visit.c.req.query('page') ?? '/'
  const page = from.startsWith('/') ? from.slice(0, 200) : '/'
  return say(
    visit,
    'Report this page',
    status,
    html`<h1>Report this page</h1>
<p>Tell the host what is wrong here. Whoever made the site does not learn who wrote.</p>
${problem === '' ? '' : html`<p role="alert">${problem}</p>`}
<form method="post" action="${path}">
<label>Page<input name="page" value="${page}" maxlength="200"></label>
<fieldset><legend>What is wrong?</legend>
${Object.entries(reportReasons).map(
  ([value, words]) => html`<p><label><input type="radio" name="why" value="${value}" required> ${words}</label></p>`,
)}</fieldset>
<label>What should we know? (if you like)<textarea name="words" rows="5" maxlength="${reportMax.words}"></textarea></label>
<label>Your e-mail, if we may ask back<input type="email" name="email" maxlength="${reportMax.email}" autocomplete="email"></label>
<button type="submit">Send the report</button>
</form>`,
  )
}

async function take(visit: SiteVisit): Promise<Response> {
  const sent = await readSent(visit.c.req.raw)
  if (typeof sent === 'string') return ask(visit, 'This could not be read. Nothing was sent; try again.', 400)
  const valueOf = (name: string, most: number) =>
    (sent.pairs.find(([known]) => known === name)?.[1] ?? '').slice(0, most)
  const why = valueOf('why', 20)
  if (!isReportReason(why)) return ask(visit, 'Choose what is wrong. Nothing was sent yet.', 400)
  const { services, site, hostname, address } = visit
  const page = valueOf('page', 200)
  const url = `${hostname}${page.startsWith('/') ? page : '/'}`
  const report = { site, url, why, words: valueOf('words', reportMax.words), email: valueOf('email', reportMax.email) }
  try {
    await reportPage(services, address, report)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return ask(visit, 'Many reports came from here. Nothing was sent; try again in ten minutes.', 429)
  }
  return say(
    visit,
    'Reported',
    200,
    html`<h1>Thank you</h1><p>The host of this site reads your report. There is nothing more to do.</p><p><a href="/">Back to the site</a></p>`,
  )
}
