import { hasScripts } from '#preview/scripts.ts'
import type { StyledPage } from './css-client.ts'
import { hasFirstSight } from './first-sight.ts'
import { emptyPreview, type PreviewState } from './preview-state.ts'

/** The page as it stands: `page` is its name, `streaming` while more of it is to come. */
export type PreviewPage = {
  page: string
  html: string
  streaming: boolean
  /** elements are picked: nothing of the page runs, so that what is shown is its source */
  still?: boolean
}

/** A page that is to be drawn; `stream` numbers the generation that it comes from. */
export type Job = PreviewPage & { stream: number }

/** All that is known of a preview: which page is wanted, how far that is, and what goes along with it. */
export type PreviewSession = {
  view: PreviewState
  wanted: Job | null
  /** nothing is left to do for this one: it is drawn, or cannot be */
  settled: Job | null
  drawn: (Job & StyledPage) | null
  /** pages whose scripts are off, by name */
  silenced: ReadonlySet<string>
  streams: number
  /** how far the page is scrolled, in CSS pixels */
  top: number
  /** what of it is open by its address: '#orders', or empty */
  hash: string
  marks: { paths: string[]; labels: string[] }
  measured: string[]
  isSelecting: boolean
  outlined: { hover: string | null; picked: string | null }
}

export type SessionEvent =
  | { type: 'wanted'; page: PreviewPage }
  | { type: 'settled'; job: Job }
  | { type: 'too-large'; job: Job }
  | { type: 'drawn'; job: Job; styled: StyledPage; withScripts: boolean }
  /** a drawn frame has come to the front */
  | { type: 'shown' }
  | { type: 'silent' }
  | { type: 'answered' }
  | { type: 'misbehaved'; how: 'left' | 'flood' | 'keys' }
  /** the wanted page is to be drawn once more, into the frame that is there or, `anew`, into another */
  | { type: 'again'; anew: boolean }
  | { type: 'reloaded'; scripts: 'on' | 'off' | undefined }
  | { type: 'scrolled'; top: number; hash: string }
  | { type: 'marked'; paths: string[]; labels: string[] }
  | { type: 'measured'; paths: string[] }
  | { type: 'selecting'; on: boolean }
  | { type: 'outlined'; hover: string | null; picked: string | null }
  | { type: 'detached' }

const nothing = { hover: null, picked: null }

export const emptySession: PreviewSession = {
  view: emptyPreview,
  wanted: null,
  settled: null,
  drawn: null,
  silenced: new Set(),
  streams: 0,
  top: 0,
  hash: '',
  marks: { paths: [], labels: [] },
  measured: [],
  isSelecting: false,
  outlined: nothing,
}

/** What is known of a preview after something happened. The same session means that nothing changed. */
export function reduceSession(session: PreviewSession, event: SessionEvent): PreviewSession {
  switch (event.type) {
    case 'wanted':
      return want(session, event.page)
    case 'settled':
      return { ...session, settled: event.job }
    case 'too-large':
      return { ...seen(session, { notice: 'too-large' }), settled: event.job }
    case 'drawn': {
      const { job, styled, withScripts } = event
      const scriptsOff = !job.streaming && hasScripts(styled.html) && !withScripts && !job.still
      return { ...seen(session, { scriptsOff }), drawn: { ...job, ...styled } }
    }
    case 'shown':
      return seen(session, { status: 'live' })
    case 'silent':
      return seen(session, { status: 'busy' })
    case 'answered':
      return session.view.status === 'busy' ? seen(session, { status: 'live' }) : session
    case 'misbehaved':
      return { ...seen(session, { notice: event.how }), silenced: silencedWith(session, 'off') }
    case 'again':
      return { ...(event.anew ? seen(session, { status: 'empty' }) : session), settled: null }
    case 'reloaded':
      return { ...seen(session, { notice: null }), silenced: silencedWith(session, event.scripts) }
    case 'scrolled':
      return { ...session, top: event.top, hash: event.hash }
    case 'marked':
      return { ...session, marks: { paths: event.paths, labels: event.labels } }
    case 'measured':
      return { ...session, measured: event.paths }
    case 'selecting':
      return { ...session, isSelecting: event.on, outlined: nothing }
    case 'outlined':
      return { ...session, outlined: { hover: event.hover, picked: event.picked } }
    case 'detached':
      return { ...session, view: emptyPreview, settled: null }
  }
}

function seen(session: PreviewSession, part: Partial<PreviewState>): PreviewSession {
  const isSame = Object.entries(part).every(([name, value]) => session.view[name as keyof PreviewState] === value)
  return isSame ? session : { ...session, view: { ...session.view, ...part } }
}

/** Another state of a page that streams belongs to the same generation, as do changes of one whose elements are picked. */
function want(session: PreviewSession, page: PreviewPage): PreviewSession {
  const { wanted } = session
  if (wanted && isSamePage(wanted, page)) return session
  const goesOn = wanted?.page === page.page && (wanted.streaming || (wanted.still && page.still))
  const streams = goesOn ? session.streams : session.streams + 1
  return { ...seen(session, { notice: null }), streams, wanted: { ...page, stream: streams } }
}

const isSamePage = (a: PreviewPage, b: PreviewPage) =>
  a.page === b.page && a.html === b.html && a.streaming === b.streaming && (a.still ?? false) === (b.still ?? false)

function silencedWith({ silenced, wanted }: PreviewSession, scripts: 'on' | 'off' | undefined): ReadonlySet<string> {
  if (!wanted || scripts === undefined) return silenced
  const others = [...silenced].filter((page) => page !== wanted.page)
  return new Set(scripts === 'off' ? [...others, wanted.page] : others)
}

/** What is still to be drawn; null when all is. */
export const pending = ({ wanted, settled }: PreviewSession): Job | null => (wanted === settled ? null : wanted)

/** Whether a job is not worth drawing: nothing of it can be seen yet. */
export const isTooEarly = (job: Job): boolean => job.streaming && !hasFirstSight(job.html)

/** Whether another page came while this one's style was made. The end of a stream does not wait for the state before it. */
export const isOvertaken = ({ wanted }: PreviewSession, job: Job): boolean =>
  job !== wanted && job.streaming && !wanted?.streaming

/** How a page is put into a frame: a fresh one when scripts ran in the one that is there, or are about to. */
export type Drawing = {
  fresh: boolean
  scripts: boolean
  /** how far it is scrolled at once; null leaves it to the frame */
  top: number | null
  /** what of it is opened by its address; empty opens what the page does */
  hash: string
  /** scripts will run in a fresh frame when the page is whole: that can load meanwhile */
  readyNext: boolean
}

export function drawingOf(session: PreviewSession, job: Job, html: string, front: { dirty: boolean } | null): Drawing {
  const scripts = !job.streaming && hasScripts(html) && !session.silenced.has(job.page) && !job.still
  const fresh = !front || front.dirty || scripts
  const isAgain = fresh && session.drawn?.page === job.page
  return {
    fresh,
    scripts,
    top: isAgain ? session.top : null,
    hash: isAgain ? session.hash : '',
    readyNext: job.streaming && hasScripts(job.html),
  }
}

/** The page that a tab of its own shows: one that was chosen a moment ago is meant, though another is still drawn. */
export const chosenPage = ({ wanted, drawn }: PreviewSession): { page: string; html: string } | null =>
  wanted && !wanted.streaming ? wanted : drawn
