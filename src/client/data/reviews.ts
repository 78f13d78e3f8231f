import { queryOptions } from '@tanstack/react-query'
import type { MadeReviewLink, ReviewDecision, ReviewLook, ReviewPair, ReviewThread } from '#api/reviews.ts'
import type { ReviewVerdict } from '#rules/reviews.ts'
import { queryClient } from './core/query-client.ts'
import { unlessRefused } from './core/problem.ts'
import { laterApi } from './later-api.ts'

/** How often a page that somebody reviews asks whether its link is still good and the page still the newest, in ms. */
const againMs = 15_000

/** The review links of a project, who looked, and what was decided. The stream tells of changes (flows/follow-changes.ts). */
export const reviewsQuery = (projectId: string) =>
  queryOptions({
    queryKey: ['reviews', projectId],
    queryFn: ({ signal }) => laterApi.reviews.list({ project_id: projectId }, { signal }),
    retry: unlessRefused,
  })

export type WantedReview = {
  page_name: string
  version_id: string | null
  days: number | null
  password: string | null
  allows_comments: boolean
}

export async function makeReviewLink(projectId: string, wanted: WantedReview): Promise<MadeReviewLink> {
  const made = await laterApi.reviews.make({ project_id: projectId, ...wanted })
  await queryClient.invalidateQueries({ queryKey: ['reviews', projectId] })
  return made
}

export async function allowReviewComments(projectId: string, id: string, allows_comments: boolean): Promise<void> {
  await laterApi.reviews.update({ project_id: projectId, id, allows_comments })
  await queryClient.invalidateQueries({ queryKey: ['reviews', projectId] })
}

export async function revokeReviewLink(projectId: string, id: string): Promise<void> {
  await laterApi.reviews.revoke({ project_id: projectId, id })
  await queryClient.invalidateQueries({ queryKey: ['reviews', projectId] })
}

/** Who looks with a link: a browser, what they call themselves, and what they got for the link's password. */
export type Guest = {
  token: string
  viewer: string
  who: { name: string; mail: string | null } | undefined
  pass: string | undefined
}

/** A page with its source, as somebody with a review link sees it. */
export type ReviewedPage = Extract<ReviewLook, { step: 'page' }> & { html: string }
export type SeenReview = Exclude<ReviewLook, { step: 'page' }> | ReviewedPage

/** Under another name one still looks at the same. */
const lookKey = ({ token, pass, who }: Guest) => ['review-look', token, pass ?? null, who !== undefined]
const pageNow = (guest: Guest) => {
  const seen = queryClient.getQueryData<SeenReview>(lookKey(guest))
  return seen?.step === 'page' ? seen : null
}

/** What a guest sees. The version that they have stays until they ask for the newer one. */
export const reviewLookQuery = (guest: Guest) =>
  queryOptions({
    queryKey: lookKey(guest),
    queryFn: ({ signal }) => look(guest, pageNow(guest), signal),
    retry: unlessRefused,
    refetchInterval: ({ state }) => (state.error === null && state.data?.step === 'page' ? againMs : false),
    refetchOnWindowFocus: 'always',
  })

async function look(guest: Guest, known: ReviewedPage | null, signal?: AbortSignal): Promise<SeenReview> {
  const seen = await laterApi.reviews.look({ ...guest, known: known?.version.id }, { signal })
  return seen.step === 'page' ? { ...seen, html: seen.html ?? known?.html ?? '' } : seen
}

/** So long after a line that broke the next one is opened, in ms. Meanwhile the page asks by itself. */
const reopenMs = 10_000

/** Calls `onChange` at once when there is something to look at anew, or nothing any more. @returns how to stop */
export function followReview({ token, viewer, pass }: Guest, onChange: () => void): () => void {
  const line = new AbortController()
  let again: ReturnType<typeof setTimeout> | undefined
  const open = async () => {
    try {
      for await (const { type } of await laterApi.reviews.follow({ token, viewer, pass }, { signal: line.signal }))
        if (type === 'changed') onChange()
    } catch {
      // Refused or broken: what the page asks every few seconds says which.
    }
    if (!line.signal.aborted) again = setTimeout(() => void open(), reopenMs)
  }
  void open()
  return () => {
    clearTimeout(again)
    line.abort()
  }
}

/** Shows the newest version in the place of the one that the guest has. */
export async function lookAtNewer(guest: Guest): Promise<void> {
  queryClient.setQueryData(lookKey(guest), await look(guest, null))
}

/** The two versions that a guest may compare; asked for anew once there is a newer one. */
export const reviewPairQuery = ({ token, viewer, pass }: Guest, { version, newer, approved }: ReviewedPage) =>
  queryOptions({
    queryKey: ['review-pair', token, version.id, newer?.number ?? null, approved?.number ?? null],
    queryFn: ({ signal }): Promise<ReviewPair> => laterApi.reviews.compare({ token, viewer, pass }, { signal }),
    retry: unlessRefused,
    placeholderData: (before) => before,
  })

/** @returns the pass for the link's password */
export async function unlockReview(token: string, password: string): Promise<string> {
  return (await laterApi.reviews.unlock({ token, password })).pass
}

export type WantedDecision = { id: string; version_id: string; verdict: ReviewVerdict; words: string }

/** Says yes or no to a version. Under the id of before it is kept once. */
export async function decide(guest: Guest, wanted: WantedDecision): Promise<ReviewDecision> {
  const decision = await laterApi.reviews.decide({ ...named(guest), ...wanted })
  const now = pageNow(guest)
  if (now?.version.id === wanted.version_id) queryClient.setQueryData(lookKey(guest), { ...now, decision })
  return decision
}

/** What was said with a link, in the version that the guest has. */
export const reviewThreadsQuery = ({ token, viewer, pass }: Guest, versionId: string) =>
  queryOptions({
    queryKey: ['review-threads', token, versionId],
    queryFn: async ({ signal }): Promise<ReviewThread[]> =>
      (await laterApi.reviews.threads({ token, viewer, pass }, { signal })).threads,
    retry: unlessRefused,
    refetchInterval: ({ state }) => (state.error === null ? againMs : false),
  })

export const readThreadsAgain = ({ token }: Pick<Guest, 'token'>): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['review-threads', token] })

type Said = { id: string; content: string }

/** @returns the thread that was begun */
export async function startReviewComment(
  guest: Guest,
  said: Said & { version_id: string; key: string },
): Promise<string> {
  const { thread_id } = await laterApi.reviews.comment({ ...named(guest), ...said })
  await readThreadsAgain(guest)
  return thread_id
}

export async function replyToReview(guest: Guest, said: Said & { thread_id: string }): Promise<void> {
  await laterApi.reviews.reply({ ...named(guest), ...said })
  await readThreadsAgain(guest)
}

/** Deletes what the guest said, for good. */
export async function deleteReviewComment(
  { token, viewer, pass }: Guest,
  of: { thread_id: string; id: string },
): Promise<void> {
  await laterApi.reviews.remove({ token, viewer, pass, ...of })
  await readThreadsAgain({ token })
}

function named({ who, ...by }: Guest) {
  if (!who) throw new Error('nobody says something without a name')
  return { ...by, who }
}
