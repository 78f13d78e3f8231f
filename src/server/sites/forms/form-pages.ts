import { html } from 'hono/html'
import { formPath, stampField } from '#design/site-forms/wire-forms.ts'
import { answerLimits } from '#rules/submissions.ts'
import type { AnswerProblem } from './read-answer.ts'

type Html = ReturnType<typeof html>

export type VisitorPage = { title: string; status: number; body: Html; headers?: Record<string, string> }

/** What the visitor reads after sending. */
export function thankYouPage(words: string, back: string): VisitorPage {
  const own = words.split('\n').filter(Boolean)
  return {
    title: 'Thank you',
    status: 200,
    body: html`<h1>Thank you</h1>
${own.length > 0 ? own.map((line) => html`<p>${line}</p>`) : html`<p>Your message has arrived.</p>`}
<p><a href="${back}">Back to the page</a></p>`,
  }
}

const fewer = `Take something out and send it again: a form takes ${answerLimits.bytes / 1024} KB.`
const reasons: Record<AnswerProblem, { status: number; words: string }> = {
  'too-large': { status: 413, words: `This is too much for one message. ${fewer}` },
  'too-many-fields': { status: 400, words: `This form has more than ${answerLimits.fields} fields.` },
  'not-a-form': { status: 415, words: 'This was not sent by a form.' },
  file: {
    status: 415,
    words: 'Files cannot be sent with this form. Leave the file out, or put a link into your message.',
  },
  empty: { status: 400, words: 'Nothing was filled in yet.' },
  password: { status: 400, words: 'This form asks for a password. For your safety nothing was sent.' },
  card: {
    status: 400,
    words: 'This holds the number of a card. For your safety nothing was sent. Take the number out and send it again.',
  },
}

/** Why nothing was kept; the browser still has what was written. */
export function refusedPage(why: AnswerProblem): VisitorPage {
  const { status, words } = reasons[why]
  return {
    title: 'Not sent',
    status,
    body: html`<h1>Not sent</h1>
<p>${words}</p>
<p>Nothing was kept here. Go back in your browser: what you wrote is still there.</p>`,
  }
}

type Again = {
  key: string
  stamp: string
  pairs: readonly [string, string][]
  why: 'old' | 'many' | 'away'
  seconds?: number
}

const again: Record<Again['why'], { status: number; title: string; words: string }> = {
  old: {
    status: 409,
    title: 'One more step',
    words: 'This page was open for more than a day. What you wrote is still here.',
  },
  many: {
    status: 429,
    title: 'Not sent yet',
    words: 'Many messages came from here at once. What you wrote is still here: wait a moment and send it again.',
  },
  away: {
    status: 503,
    title: 'Not sent yet',
    words: 'The message could not be kept just now. What you wrote is still here: send it again in a moment.',
  },
}

/** What could not be taken now goes along, so that one press sends it again. */
export function sendAgainPage({ key, stamp, pairs, why, seconds }: Again): VisitorPage {
  const { status, title, words } = again[why]
  return {
    title,
    status,
    ...(seconds === undefined ? {} : { headers: { 'Retry-After': String(seconds) } }),
    body: html`<h1>${title}</h1>
<p>${words}</p>
<form method="post" action="${formPath(key)}">
<input type="hidden" name="${stampField}" value="${stamp}">
${pairs.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<button type="submit">Send it now</button>
</form>`,
  }
}
