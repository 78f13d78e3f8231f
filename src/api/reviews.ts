import { eventIterator, oc } from '@orpc/contract'
import { z } from 'zod'
import { commentMaxLength, threadSteps } from '#rules/comments.ts'
import { commentText, email, id, knownPageName, reviewerName, sitePassword, text } from '#rules/fields.ts'
import { mostReviewDays, reviewWordsMaxLength, reviewVerdicts } from '#rules/reviews.ts'
import { conflict, forbidden, gone, notFound, storageLimit, tooMany, unauthorized } from './errors.ts'

const tags = ['Reviews']
const ofProject = z.object({ project_id: id })

/** A version as a decision names it: it is known by these also when it is not kept any more. */
const namedVersion = z.object({
  id: z.uuid(),
  /** as it was counted then */
  number: z.number(),
  /** SHA-256 of its page, in hex */
  hash: z.string(),
})

/** What somebody said to a version. */
const reviewDecision = z.object({
  id: z.uuid(),
  name: z.string(),
  version: namedVersion,
  verdict: z.enum(reviewVerdicts),
  words: z.string(),
  decided_at: z.string(),
})
export type ReviewDecision = z.infer<typeof reviewDecision>

const looker = z.object({
  name: z.string(),
  mail: z.string().nullable(),
  first_at: z.string(),
  last_at: z.string(),
  /** the version that they were shown last */
  version_number: z.number(),
})

/** A link with which somebody without an account looks at a page and decides on it. */
const reviewLink = z.object({
  id: z.uuid(),
  page_name: z.string(),
  /** the one version that it shows; null: always the newest */
  version: z.object({ id: z.uuid(), number: z.number().nullable() }).nullable(),
  /** whether whoever has it may comment on the page */
  allows_comments: z.boolean(),
  has_password: z.boolean(),
  ends_at: z.string().nullable(),
  has_ended: z.boolean(),
  created_at: z.string(),
  /** who looked last comes first */
  looks: z.array(looker),
})
export type ReviewLink = z.infer<typeof reviewLink>

const teamDecision = reviewDecision.extend({ page_name: z.string(), mail: z.string().nullable() })
export type TeamDecision = z.infer<typeof teamDecision>

/** The review links of a project and everything that was decided, newest first. */
export const reviewList = z.object({ links: z.array(reviewLink), decisions: z.array(teamDecision) })
export type ReviewList = z.infer<typeof reviewList>

/** The address is told once, here: the database keeps only a hash of its secret. */
export const madeReviewLink = z.object({ id: z.uuid(), url: z.string() })
export type MadeReviewLink = z.infer<typeof madeReviewLink>

/** Who shares it, and from which workspace; null: neither is told. */
const sharedFrom = z.string().nullable()

/** What somebody with a review link sees: one page, and nothing else of the project. */
export const reviewLook = z.discriminatedUnion('step', [
  /** the link has a password, and no pass for it came along */
  z.object({ step: z.literal('password') }),
  /** whoever looks says who they are first */
  z.object({ step: z.literal('name'), project: z.string(), from: sharedFrom }),
  z.object({
    step: z.literal('page'),
    project: z.string(),
    from: sharedFrom,
    page_name: z.string(),
    ends_at: z.string().nullable(),
    version: namedVersion,
    /** null: it is the version that the caller has */
    html: z.string().nullable(),
    /** the page has a newer version by now; it can be looked at unless the link shows only this one */
    newer: z.object({ number: z.number(), is_open: z.boolean() }).nullable(),
    /** what the caller said last to this version */
    decision: reviewDecision.nullable(),
    /** whether the caller may say something about an element of it */
    allows_comments: z.boolean(),
    /** the version that the caller approved, if it is another one than this and still kept */
    approved: z.object({ number: z.number() }).nullable(),
  }),
])
export type ReviewLook = z.infer<typeof reviewLook>

/** What was said about an element of the page with this link, and what the team answered. Nobody's id is told. */
const reviewThread = z.object({
  id: z.uuid(),
  number: z.number(),
  /** the element in the version that the caller was shown; null: it has none of it */
  key: z.string().nullable(),
  place: z.string(),
  says: z.string(),
  step: z.enum(threadSteps),
  comments: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      is_own: z.boolean(),
      /** somebody of those who made the page */
      is_team: z.boolean(),
      content: z.string(),
      created_at: z.string(),
    }),
  ),
})
export type ReviewThread = z.infer<typeof reviewThread>
export const reviewThreads = z.object({ threads: z.array(reviewThread) })

const comparedVersion = z.object({ id: z.uuid(), number: z.number(), html: z.string() })
/** Two versions of the page to look at beside each other. */
export const reviewPair = z.object({ before: comparedVersion, after: comparedVersion })
export type ReviewPair = z.infer<typeof reviewPair>

/** Says only that there is something to be read anew. */
export const reviewEvent = z.object({ type: z.enum(['heartbeat', 'changed']) })

/** The secret of a link and a browser, by an id of its own making. Both stand in the body: they reach no log. */
const guest = z.object({ token: text(100), viewer: id, pass: text(100).optional() })
const who = z.object({ name: reviewerName, mail: email.nullable() })

const said = guest.extend({
  who,
  id,
  content: commentText(commentMaxLength),
})

const written = { ...forbidden, ...conflict, ...gone, ...storageLimit, ...tooMany }
const found = { ...unauthorized, ...forbidden, ...notFound }

export const reviews = {
  list: oc
    .route({ method: 'GET', path: '/projects/{project_id}/review-links', summary: 'Review links and decisions', tags })
    .input(ofProject)
    .output(reviewList)
    .errors(found),
  make: oc
    .route({
      method: 'POST',
      path: '/projects/{project_id}/review-links',
      successStatus: 201,
      summary: 'Make a review link',
      tags,
    })
    .input(
      ofProject.extend({
        page_name: knownPageName,
        /** the one version that it shows; null: always the newest */
        version_id: id.nullable(),
        /** days that it is good; null: until it is taken back */
        days: z.int().min(1).max(mostReviewDays).nullable(),
        password: sitePassword.nullable(),
        /** whether whoever has it may comment on the page */
        allows_comments: z.boolean().default(true),
      }),
    )
    .output(madeReviewLink)
    .errors({ ...found, ...conflict, ...storageLimit, ...tooMany }),
  revoke: oc
    .route({
      method: 'DELETE',
      path: '/projects/{project_id}/review-links/{id}',
      summary: 'Take a review link back',
      tags,
    })
    .input(ofProject.extend({ id }))
    .output(z.object({}))
    .errors(found),
  /** Lets whoever has it comment, or no longer. */
  update: oc
    .route({
      method: 'PATCH',
      path: '/projects/{project_id}/review-links/{id}',
      summary: 'Allow comments with a review link',
      tags,
    })
    .input(ofProject.extend({ id, allows_comments: z.boolean() }))
    .output(z.object({}))
    .errors(found),
  /** The page, for whoever has the link; who looked at which version, and when, is kept for the team. */
  look: oc
    .route({ method: 'POST', path: '/reviews/look', summary: 'Look at a page to review it', tags })
    .input(
      guest.extend({
        who: who.optional(),
        /** the version that the caller has: it stays until they ask for the newer one by leaving this out */
        known: id.optional(),
      }),
    )
    .output(reviewLook)
    .errors({ ...gone, ...tooMany }),
  /** The password of a link for a pass, which every further call takes along. */
  unlock: oc
    .route({ method: 'POST', path: '/reviews/unlock', summary: 'Give the password of a review link', tags })
    .input(z.object({ token: text(100), password: text(200) }))
    .output(z.object({ pass: z.string() }))
    .errors({ ...forbidden, ...gone, ...tooMany }),
  /** Decides on the version that one was shown last. Sent twice under one id it is kept once. */
  decide: oc
    .route({ method: 'POST', path: '/reviews/decide', summary: 'Approve a version, or ask for changes', tags })
    .input(
      guest.extend({
        who,
        id,
        version_id: id,
        verdict: z.enum(reviewVerdicts),
        words: text(reviewWordsMaxLength).pipe(z.string().trim()).default(''),
      }),
    )
    .output(reviewDecision)
    .errors(written),
  /** What was said with this link. */
  threads: oc
    .route({ method: 'POST', path: '/reviews/comments', summary: 'The comments of a review link', tags })
    .input(guest)
    .output(reviewThreads)
    .errors({ ...forbidden, ...conflict, ...gone, ...tooMany }),
  /** Begins a thread on an element of the version that one was shown last. Sent twice under one id it is kept once. */
  comment: oc
    .route({ method: 'POST', path: '/reviews/comments/start', summary: 'Comment on an element to review', tags })
    .input(said.extend({ version_id: id, key: text(40) }))
    .output(z.object({ thread_id: z.uuid() }))
    .errors(written),
  /** Answers in a thread that was begun with the same link. */
  reply: oc
    .route({ method: 'POST', path: '/reviews/comments/reply', summary: 'Reply with a review link', tags })
    .input(said.extend({ thread_id: id }))
    .output(z.object({ thread_id: z.uuid() }))
    .errors({ ...written, ...notFound }),
  /** Deletes what one said oneself; with the last comment its thread goes. */
  remove: oc
    .route({ method: 'POST', path: '/reviews/comments/delete', summary: 'Delete a comment', tags })
    .input(guest.extend({ thread_id: id, id }))
    .output(z.object({}))
    .errors({ ...written, ...notFound }),
  /** The version that one has beside the newest, or the one that one approved beside the one that one has. */
  compare: oc
    .route({ method: 'POST', path: '/reviews/compare', summary: 'Compare two versions to review', tags })
    .input(guest)
    .output(reviewPair)
    .errors({ ...forbidden, ...conflict, ...gone, ...tooMany }),
  /** Tells at once when there is something to look at anew: an answer, a newer version, a link that was taken back. */
  follow: oc
    .route({ method: 'POST', path: '/reviews/follow', summary: 'Changes of a reviewed page, as they happen', tags })
    .input(guest)
    .output(eventIterator(reviewEvent))
    .errors({ ...forbidden, ...gone, ...tooMany }),
}
