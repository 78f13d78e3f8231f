import { oc } from '@orpc/contract'
import { z } from 'zod'
import { versionReading } from '#rules/page-reading.ts'
import { plans } from '#rules/plans.ts'
import { versionTitleMax } from '#rules/version-names.ts'
import { elementIdsMax, preferences } from '#rules/chat.ts'
import { modes, outcomes } from '#rules/turns.ts'
import { count, elementIds, id, knownPageName, pageName, pageSource, text, versionName } from '#rules/fields.ts'
import { forbidden, conflict, notFound, storageLimit, tooMany, unauthorized } from './errors.ts'
import { continued, maker, picked, polished } from './generations.ts'

const tags = ['Project content']
const inProject = z.object({ project_id: id })
export const band = z.object({ label: z.string(), size: z.number(), changed: z.boolean() })

/** A page of a project, in the order of the page selector; Home is first. */
export const projectPage = z.object({
  name: z.string(),
  /** '' until the first version is stored */
  html: z.string(),
  version_id: z.uuid().nullable(),
})

export type ProjectPage = z.infer<typeof projectPage>

/** A page as it is shown now. */
const currentPage = projectPage.extend({
  /** which elements it has, by ids that stay with them from version to version; null: the version is their origin */
  element_ids: z.string().nullable(),
})

export const troubleKind = z.enum(['connection', 'refused', 'failed', 'interrupted', 'gone', 'fallback'])

/** Where two people changed the same place of a page: its source as it was for both, and what each made of it. */
export const editConflict = z.object({
  base: z.string(),
  mine: z.string(),
  theirs: z.string(),
  /** of words both can stand in the page */
  kind: z.enum(['words', 'other']).default('other'),
})
export type EditConflict = z.infer<typeof editConflict>

/** What is known of an assistant's message beside its words. */
export const answerDetails = z.object({
  took: z.number(),
  maker: maker.nullable(),
  outcome: z.enum(outcomes),
  charged: z.boolean(),
  base: z.uuid().nullable(),
  changes: z.array(z.string()),
  map: z.array(band),
  suggestions: z.array(z.string()),
  /** the elements that the suggestions mean, where each means one */
  meant: z.array(z.string()).default([]),
  /** what the checks after the turn left to look at */
  left: z.array(z.string()).default([]),
  polished: polished.nullable().default(null),
  trouble: z
    .object({
      kind: troubleKind,
      reason: z.string(),
    })
    .nullable(),
  /** id of the generation */
  request: z.string(),
  /** the stopped generation that it finished, the first of them */
  continues: continued.nullable().default(null),
  /** what was stopped was discarded: the credit came back */
  discarded: z.boolean().default(false),
  /** what of the changes that somebody made by hand meanwhile it stands over, the version that has them, and what both were made from */
  wroteOver: z
    .object({ version: z.uuid(), base: z.uuid().nullable().optional(), places: z.array(editConflict) })
    .nullable()
    .default(null),
  prompt: z.string(),
})

/** An element that was picked for a message: its words, and its key in the version that the turn started from. */
export const pickedElement = picked.extend({ targets: z.array(z.string()) })

export const chatMessage = z.object({
  id: z.uuid(),
  /** the turn it belongs to: the version of the same id was stored by it; null for imported messages */
  turn: z.uuid().nullable(),
  page_name: z.string(),
  message_index: z.number(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  timestamp: z.string(),
  /** who wrote it, for messages of people */
  user_id: z.string().nullable(),
  /** the restore that put it aside, null when it is shown */
  hidden_by: z.uuid().nullable(),
  details: answerDetails.nullable(),
  /** what had been picked, for messages of people */
  about: pickedElement.nullable(),
})
export type ChatMessage = z.infer<typeof chatMessage>

/** A page version without its page. Append-only: a restore is a version too. */
export const versionInfo = z.object({
  id: z.uuid(),
  page_name: z.string(),
  /** counts from 1 within the page */
  number: z.number(),
  created_at: z.string(),
  /** who made it, or asked for it; null when nobody knows any more */
  author_id: z.string().nullable(),
  associated_message_id: z.uuid().nullable(),
  /** the version that this one restored */
  restored_from: z.uuid().nullable(),
  prompt: z.string().nullable(),
  maker: maker.nullable(),
  /** what a person called it */
  name: z.string().nullable(),
  /** which version each page showed when this one was stored */
  current: z.record(z.string(), z.uuid().nullable()),
  map: z.array(band),
  /** what was read of the request for its page, or the version that has it */
  reading: z.nullable(versionReading),
  /** address of its picture, null until one was drawn */
  picture_url: z.string().nullable(),
  /** when it was discarded; a day later it is gone */
  discarded_at: z.string().nullable(),
})
export type VersionInfo = z.infer<typeof versionInfo>

export const pageVersion = versionInfo.extend({ html_content: z.string(), json_structure: z.unknown() })
export type PageVersion = z.infer<typeof pageVersion>

/** The generation that runs in a project now. */
export const runningGeneration = z.object({
  id: z.uuid(),
  turn: z.uuid(),
  page_name: z.string(),
  prompt: z.string(),
  mode: z.enum(modes),
  base: z.uuid().nullable(),
  user_id: z.string(),
  /** who asked for it, as others see them */
  name: z.string(),
  started_at: z.string(),
})

/** A request that waits until its page is made; the first in line is the next. */
export const waitingGeneration = runningGeneration.omit({ mode: true, base: true, started_at: true })

/** Everything the editor shows of a project. */
export const content = z.object({
  /** grows with every change; two answers of the same revision hold the same work */
  revision: z.number(),
  mode: z.enum(modes),
  pages: z.array(currentPage),
  /** so many pages the plan keeps; null: any number */
  max_pages: z.number().nullable(),
  /** not in the version that was switched to: kept until they are brought back or deleted */
  left_out: z.array(currentPage),
  messages: z.array(chatMessage),
  versions: z.array(versionInfo),
  structure: z.unknown(),
  /** who is named in all this, as others see them; whose account is gone is not among them */
  people: z.array(z.object({ id: z.string(), name: z.string() })),
  running: z.array(runningGeneration),
  waiting: z.array(waitingGeneration),
})
export type ProjectContent = z.infer<typeof content>

export const newVersion = inProject.extend({
  page_name: pageName,
  html_content: pageSource,
  json_structure: z.unknown().optional(),
  associated_message_id: id.nullable().default(null),
  /** the person's own id for it, so that a repeated call stores nothing twice */
  id: id.optional(),
  /** what it came from, such as 'Changed by hand' */
  title: text(versionTitleMax).nullable().default(null),
  /** what was read of the request for its page, or the version that has it */
  reading: z.nullable(versionReading).default(null),
  /** the version that it was made from, where others may change the page as well: what they did meanwhile stays */
  base_id: id.nullable().default(null),
  /** whose change stands where both changed the same place; 'both': of words theirs and then mine, of the rest theirs */
  preferred: z.enum(preferences).default('theirs'),
  /** the ids of its elements, as far as its maker knows which they are; what does not fit the page is not believed */
  element_ids: elementIds(elementIdsMax).default(null),
})

const found = { ...unauthorized, ...forbidden, ...notFound }
const changed = { ...found, ...conflict, ...tooMany, ...storageLimit }

/** How near a project is to what the plan of its workspace's owner keeps. */
export const storageUse = z.object({
  plan: z.enum(plans),
  is_owner: z.boolean(),
  /** the limits that are near or reached, the most pressing first */
  near: z.array(
    z.object({
      which: z.enum(['pages', 'versions', 'projectBytes', 'personBytes']),
      used: z.number(),
      limit: z.number(),
    }),
  ),
})
export type StorageUse = z.infer<typeof storageUse>

export const projectContent = {
  get: oc
    .route({ method: 'GET', path: '/projects/{project_id}/content', summary: 'Pages, chat and versions', tags })
    .input(inProject)
    .output(content)
    .errors(found),
  storage: oc
    .route({
      method: 'GET',
      path: '/projects/{project_id}/storage',
      summary: 'Which limits of what is stored are near',
      tags,
    })
    .input(inProject)
    .output(storageUse)
    .errors(found),
  setMode: oc
    .route({ method: 'PUT', path: '/projects/{project_id}/mode', summary: 'HTML or JSON mode', tags })
    .input(inProject.extend({ mode: z.enum(modes) }))
    .output(z.object({ revision: z.number() }))
    .errors(found),
  addPage: oc
    .route({
      method: 'POST',
      path: '/projects/{project_id}/pages',
      successStatus: 201,
      summary: 'Add an empty page',
      tags,
    })
    .input(inProject.extend({ name: pageName }))
    .output(z.object({ revision: z.number() }))
    .errors(changed),
  /** Everywhere: chat, versions, restore points. */
  renamePage: oc
    .route({ method: 'PATCH', path: '/projects/{project_id}/pages/{name}', summary: 'Rename a page', tags })
    .input(inProject.extend({ name: knownPageName, to: pageName }))
    .output(z.object({ revision: z.number() }))
    .errors(changed),
  /** Takes a page out; its chat and versions stay, so that `returnPage` brings it back whole. */
  deletePage: oc
    .route({ method: 'DELETE', path: '/projects/{project_id}/pages/{name}', summary: 'Take a page out', tags })
    .input(inProject.extend({ name: knownPageName }))
    .output(z.object({ revision: z.number() }))
    .errors(changed),
  returnPage: oc
    .route({ method: 'POST', path: '/projects/{project_id}/pages/{name}/return', summary: 'Bring a page back', tags })
    .input(inProject.extend({ name: knownPageName, index: z.number().int().min(0).max(1000) }))
    .output(z.object({ revision: z.number() }))
    .errors(changed),
  /** Puts a page at another place of the list; Home stays first. */
  movePage: oc
    .route({ method: 'PUT', path: '/projects/{project_id}/pages/{name}/position', summary: 'Move a page', tags })
    .input(inProject.extend({ name: knownPageName, index: z.number().int().min(0).max(1000) }))
    .output(z.object({ revision: z.number() }))
    .errors(changed),
  /** The page that was Home stays, under the name `former`, in the place of the one that becomes Home. */
  chooseHome: oc
    .route({ method: 'POST', path: '/projects/{project_id}/pages/{name}/home', summary: 'Make a page Home', tags })
    .input(inProject.extend({ name: knownPageName, former: pageName }))
    .output(z.object({ revision: z.number() }))
    .errors(changed),
  messages: oc
    .route({ method: 'GET', path: '/projects/{project_id}/messages', summary: 'The chat of a page', tags })
    .input(inProject.extend({ page_name: pageName }))
    .output(z.array(chatMessage))
    .errors(found),
  versions: oc
    .route({
      method: 'GET',
      path: '/projects/{project_id}/versions',
      summary: 'The versions of a page, newest first',
      tags,
    })
    .input(
      inProject.extend({
        page_name: pageName,
        limit: count(1, 100).default(100),
        offset: count(0, 1_000_000).default(0),
      }),
    )
    .output(z.array(versionInfo))
    .errors(found),
  version: oc
    .route({ method: 'GET', path: '/projects/{project_id}/versions/{id}', summary: 'One version with its page', tags })
    .input(inProject.extend({ id }))
    /** `pages`: all pages as they were when it was stored */
    .output(z.object({ version: pageVersion, pages: z.array(projectPage) }))
    .errors(found),
  renameVersion: oc
    .route({
      method: 'PATCH',
      path: '/projects/{project_id}/versions/{id}',
      summary: 'Name a version, or take its name away',
      tags,
    })
    .input(inProject.extend({ id, name: versionName }))
    .output(z.object({ revision: z.number() }))
    .errors(found),
  /**
   * Stores a page that was not made by a generation, such as one changed by hand. Where others changed the page since
   * `base_id`, one more version holds what all have changed, and is shown; `conflicts` tells where both changed the same.
   */
  createVersion: oc
    .route({
      method: 'POST',
      path: '/projects/{project_id}/versions',
      successStatus: 201,
      summary: 'Store a page version',
      tags,
    })
    .input(newVersion)
    .output(
      versionInfo.extend({
        revision: z.number(),
        conflicts: z.array(editConflict),
        /** with conflicts: who made what stands in the page, as others see them; null when that is not known any more */
        changed_by: z.string().nullable(),
      }),
    )
    .errors(changed),
  /**
   * Replaces all pages and the structure, or with the scope 'page' only the page of that version; itself a new version,
   * so that it can be undone. Serial per project.
   */
  restore: oc
    .route({ method: 'POST', path: '/projects/{project_id}/restore', summary: 'Switch to a version', tags })
    .input(
      inProject.extend({
        version_id: id,
        scope: z.enum(['project', 'page']).default('project'),
        /** the version that the person sees on its page: what others have made of it since is not replaced */
        seen_id: id.nullish(),
        /** the person's own id for the version that it becomes, so that a repeated call switches once */
        id: id.optional(),
      }),
    )
    .output(content)
    .errors(changed),
  /** Brings hidden messages and the pages before a restore back; CONFLICT when something was said or changed since. */
  undoRestore: oc
    .route({
      method: 'POST',
      path: '/projects/{project_id}/restore/undo',
      summary: 'Undo the last switch of a page',
      tags,
    })
    .input(
      inProject.extend({
        page_name: pageName,
        /** the version that the person sees there: a switch to another one is not theirs to take back */
        version_id: id.nullish(),
        /** the person's own id for this call, so that a repeated one takes one switch back */
        id: id.optional(),
      }),
    )
    .output(content)
    .errors(changed),
  setPicture: oc
    .route({
      method: 'PUT',
      path: '/projects/{project_id}/versions/{id}/picture',
      summary: 'Keep a drawn picture of a version',
      tags,
    })
    /** a data URL of a WebP or PNG, at most 300 KB */
    .input(
      inProject.extend({
        id,
        picture: text(420_000, 'This picture is too large; at most 300 KB.').pipe(
          z.string().regex(/^data:image\/(webp|png);base64,[A-Za-z0-9+/=]+$/, 'Not a picture.'),
        ),
      }),
    )
    .output(z.object({}))
    .errors({
      ...found,
      UNSUPPORTED: { status: 415, message: 'This is no picture that can be kept.' },
      TOO_LARGE: { status: 413, message: 'This picture is too large; at most 300 KB.' },
    }),
}
