import { oc } from '@orpc/contract'
import { z } from 'zod'
import { promptMaxLength } from '#rules/chat.ts'
import { versionTitleMax } from '#rules/version-names.ts'
import { versionReading } from '#rules/page-reading.ts'
import { roles } from '#rules/permissions.ts'
import { modes } from '#rules/turns.ts'
import { id, pageName, pageSource, projectName, text, versionName } from '#rules/fields.ts'
import { forbidden, notFound, planLimit, storageLimit, unauthorized } from './errors.ts'
import { withMakerOf } from './generations.ts'
import { answerDetails, band, troubleKind } from './project-content.ts'

const tags = ['Projects']
const byId = z.object({ id })

export const project = z.object({
  id: z.uuid(),
  name: z.string(),
  user_id: z.string(),
  workspace_id: z.uuid(),
  /** what the caller is to it */
  role: z.enum(roles),
  /** why the caller may not change it; null when they may */
  read_only: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Project = z.infer<typeof project>

/** A project that is opened. */
export const projectDetails = project.extend({
  /** somebody has commented on it */
  has_comments: z.boolean(),
})
export type ProjectDetails = z.infer<typeof projectDetails>

/** A project as its card shows it. */
export const projectCard = project.extend({
  /** address of the thumbnail of its Home page, null until one was drawn */
  thumbnail_url: z.string().nullable(),
  /** whether any page has been made */
  has_pages: z.boolean(),
  /** why the caller may not delete it; null when they may */
  delete_reason: z.string().nullable(),
  /** a generation runs in it */
  is_generating: z.boolean(),
})
export type ProjectCard = z.infer<typeof projectCard>

/** A visitor's own name for a turn; the server gives it an id of its own. */
const localTurn = text(100).nullable().default(null)
const instant = text(40).pipe(z.iso.datetime())
const localMaker = withMakerOf(text(200))
const localDetails = answerDetails.extend({
  maker: localMaker.nullable(),
  base: id.nullable(),
  changes: z.array(text(500)).max(200),
  map: z.array(band.extend({ label: text(200) })).max(500),
  suggestions: z.array(text(500)).max(20),
  meant: z.array(text(100)).max(20).default([]),
  left: z.array(text(500)).max(200).default([]),
  trouble: z.object({ kind: troubleKind, reason: text(2000) }).nullable(),
  request: text(100),
  // A visitor works alone: nobody changes a page by hand while it is made.
  wroteOver: z.null().default(null),
  prompt: text(promptMaxLength),
})

/** What a visitor made before signing in, as this browser kept it. */
export const localWork = z.object({
  mode: z.enum(modes).default('html'),
  pages: z.array(z.object({ name: pageName, html: pageSource })).max(50),
  /** the last messages of each page, oldest first */
  chat: z
    .array(
      z.object({
        page_name: pageName,
        role: z.enum(['user', 'assistant']),
        content: text(20_000),
        timestamp: instant,
        turn: localTurn,
        details: localDetails.nullable().default(null),
      }),
    )
    .max(1000)
    .default([]),
  /** earlier and present versions of the pages, oldest first */
  versions: z
    .array(
      z.object({
        turn: localTurn,
        page_name: pageName,
        html: pageSource,
        timestamp: instant,
        /** of one that no turn made */
        title: text(versionTitleMax).nullable().default(null),
        name: versionName.default(null),
        maker: localMaker.nullable().default(null),
        reading: z.nullable(versionReading).default(null),
      }),
    )
    .max(50)
    .default([]),
})

const found = { ...unauthorized, ...forbidden, ...notFound }

export const projects = {
  list: oc
    .route({ method: 'GET', path: '/workspaces/{workspace_id}/projects', summary: 'Newest updated first', tags })
    .input(z.object({ workspace_id: id }))
    .output(z.array(projectCard))
    .errors(found),
  /** The project one worked on last, in one workspace or in any; null when there is none. */
  latest: oc
    .route({ method: 'GET', path: '/projects/latest', summary: 'The project one worked on last', tags })
    .input(z.object({ workspace_id: id.optional() }))
    .output(z.object({ project: project.nullable() }))
    .errors(unauthorized),
  /** Single projects of others that one was invited to. */
  shared: oc
    .route({ method: 'GET', path: '/projects/shared', summary: 'Projects that others share', tags })
    .output(z.array(projectCard))
    .errors(unauthorized),
  get: oc
    .route({ method: 'GET', path: '/projects/{id}', summary: 'One project', tags })
    .input(byId)
    .output(projectDetails)
    .errors(found),
  create: oc
    .route({ method: 'POST', path: '/projects', successStatus: 201, summary: 'Create a project', tags })
    /** without a name it is called 'Project {n+1}' */
    .input(z.object({ workspace_id: id, name: projectName.optional() }))
    .output(project)
    .errors({ ...found, ...planLimit }),
  /** 'My Design Project' from the work of a visitor. The same `import_id` sent again creates nothing twice. */
  importLocal: oc
    .route({ method: 'POST', path: '/projects/import', successStatus: 201, summary: "Keep a visitor's work", tags })
    .input(z.object({ workspace_id: id, import_id: id, name: projectName.optional(), work: localWork }))
    .output(project)
    .errors({ ...found, ...planLimit, ...storageLimit }),
  rename: oc
    .route({ method: 'PATCH', path: '/projects/{id}', summary: 'Rename a project', tags })
    .input(byId.extend({ name: projectName }))
    .output(project)
    .errors(found),
  duplicate: oc
    .route({
      method: 'POST',
      path: '/projects/{id}/duplicate',
      successStatus: 201,
      summary: 'Copy a project with its pages, versions and chat',
      tags,
    })
    .input(byId)
    .output(project)
    .errors({ ...found, ...planLimit, ...storageLimit }),
  delete: oc
    .route({ method: 'DELETE', path: '/projects/{id}', summary: 'Delete a project and all in it', tags })
    .input(byId)
    .output(z.object({}))
    .errors(found),
}
