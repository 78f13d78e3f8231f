import { oc } from '@orpc/contract'
import { z } from 'zod'
import { id, knownPageName, text } from '#rules/fields.ts'
import { conflict, forbidden, gone, notFound, planLimit, storageLimit, tooMany, unauthorized } from './errors.ts'
import { project } from './projects.ts'

const tags = ['Preview links']
const ofProject = z.object({ project_id: id })

/** The link with which whoever has it reads a project. */
export const previewLink = z.object({
  /** null: there is none, and nobody but its people sees the project */
  url: z.string().nullable(),
  created_at: z.string().nullable(),
  /** whoever has the link may make a project of their own of it */
  may_be_copied: z.boolean(),
})
export type PreviewLink = z.infer<typeof previewLink>

/** What somebody with the link sees: the names of the pages and one of them, and nothing else of the project. */
export const previewLook = z.object({
  project: z.string(),
  /** whoever is signed in may make a project of their own of it */
  may_be_copied: z.boolean(),
  pages: z.array(z.string()),
  page: z.object({
    name: z.string(),
    /** of the version that is shown; null while there is none */
    version_id: z.uuid().nullable(),
    /** null: it is the version that the caller has */
    html: z.string().nullable(),
  }),
})
export type PreviewLook = z.infer<typeof previewLook>

const found = { ...unauthorized, ...forbidden, ...notFound }

export const previewLinks = {
  get: oc
    .route({ method: 'GET', path: '/projects/{project_id}/preview-link', summary: 'The link to read it with', tags })
    .input(ofProject)
    .output(previewLink)
    .errors(found),
  make: oc
    .route({ method: 'POST', path: '/projects/{project_id}/preview-link', summary: 'Make a link, or another', tags })
    .input(ofProject)
    .output(previewLink)
    .errors({ ...found, ...tooMany }),
  revoke: oc
    .route({ method: 'DELETE', path: '/projects/{project_id}/preview-link', summary: 'Take the link back', tags })
    .input(ofProject)
    .output(previewLink)
    .errors(found),
  allowCopies: oc
    .route({ method: 'PATCH', path: '/projects/{project_id}/preview-link', summary: 'Let it be copied, or not', tags })
    .input(ofProject.extend({ may_be_copied: z.boolean() }))
    .output(previewLink)
    .errors({ ...found, ...conflict }),
  /** A page as it is now, for whoever has the link. The token stands in the body: it reaches no log. */
  look: oc
    .route({ method: 'POST', path: '/preview-links/look', summary: 'Read a page with a link', tags })
    .input(
      z.object({
        token: text(100),
        /** the first page when it is not named, or not there any more */
        page: knownPageName.optional(),
        /** the version that the caller has of it */
        known: id.optional(),
      }),
    )
    .output(previewLook)
    .errors({ ...gone, ...tooMany }),
  /** The pages as they are now, as a new project of one's own: no chat, no comments, no earlier versions. */
  copy: oc
    .route({
      method: 'POST',
      path: '/preview-links/copy',
      successStatus: 201,
      summary: 'Copy a project with its link',
      tags,
    })
    .input(z.object({ token: text(100), workspace_id: id }))
    .output(project)
    .errors({ ...found, ...gone, ...planLimit, ...storageLimit, ...tooMany }),
}
