import { oc } from '@orpc/contract'
import { z } from 'zod'
import { id, text } from '#rules/fields.ts'
import { keyPattern, keyProviderNames, modelChoiceMax } from '#rules/model-choice.ts'
import { conflict, forbidden, notFound, planLimit, tooMany, unauthorized } from './errors.ts'

const tags = ['Models']

/** Somebody who can be asked for a page. */
export const modelChoice = z.object({
  id: z.string(),
  label: z.string(),
  kind: z.enum(['designer', 'host', 'own']),
  /** of the workspace's key */
  last_four: z.string().nullable(),
  /** whether it sees pictures; null: not known yet */
  sees: z.boolean().nullable(),
})
export type ModelChoice = z.infer<typeof modelChoice>

export const modelChoices = z.object({ chosen: z.string(), choices: z.array(modelChoice) })
export type ModelChoices = z.infer<typeof modelChoices>

/** A model with a key of the workspace. The key itself never leaves the server. */
export const ownModel = z.object({
  id: z.uuid(),
  provider: z.enum(keyProviderNames),
  base_url: z.string(),
  model: z.string(),
  last_four: z.string(),
  /** why it did not work when it was tested last, in words; null: it did, or was not tested */
  trouble: z.string().nullable(),
  /** milliseconds to the first word of that test */
  first_word_ms: z.number().nullable(),
  tested_at: z.string().nullable(),
})
export type OwnModel = z.infer<typeof ownModel>

const one = z.object({ workspace_id: id, id })

export const addModelInput = z.object({
  workspace_id: id,
  provider: z.enum(keyProviderNames),
  /** only of another provider */
  base_url: text(500)
    .pipe(z.url({ protocol: /^https?$/, error: 'An address, such as https://models.example/v1.' }))
    .nullable()
    .default(null),
  key: text(400).regex(keyPattern, 'A key has 8 letters or more and no spaces.'),
  model: text(200)
    .trim()
    .regex(/^[\w./:@-]{1,200}$/, 'The name of the model as the provider writes it.'),
})

export const models = {
  choices: oc
    .route({ method: 'GET', path: '/projects/{project_id}/models', summary: 'Who can make its pages', tags })
    .input(z.object({ project_id: id }))
    .output(modelChoices)
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
  choose: oc
    .route({ method: 'PUT', path: '/projects/{project_id}/model', summary: 'Choose who makes its pages', tags })
    .input(z.object({ project_id: id, model: text(modelChoiceMax) }))
    .output(modelChoices)
    .errors({ ...unauthorized, ...forbidden, ...notFound, ...conflict, ...tooMany }),
  own: oc
    .route({ method: 'GET', path: '/workspaces/{workspace_id}/models', summary: 'Models with own keys', tags })
    .input(z.object({ workspace_id: id }))
    .output(z.object({ models: z.array(ownModel), plan_reason: z.string().nullable() }))
    .errors({ ...unauthorized, ...forbidden, ...notFound }),
  add: oc
    .route({
      method: 'POST',
      path: '/workspaces/{workspace_id}/models',
      successStatus: 201,
      summary: 'Add a model with an own key',
      tags,
    })
    .input(addModelInput)
    .output(ownModel)
    .errors({
      ...unauthorized,
      ...notFound,
      ...forbidden,
      ...planLimit,
      ...conflict,
      ...tooMany,
      BAD_REQUEST: { status: 400, message: 'This address cannot be used.' },
    }),
  /** Asks the model for one word. */
  test: oc
    .route({ method: 'POST', path: '/workspaces/{workspace_id}/models/{id}/test', summary: 'Test it', tags })
    .input(one)
    .output(ownModel)
    .errors({ ...unauthorized, ...notFound, ...forbidden, ...planLimit, ...tooMany }),
  remove: oc
    .route({
      method: 'DELETE',
      path: '/workspaces/{workspace_id}/models/{id}',
      summary: 'Remove it with its key',
      tags,
    })
    .input(one)
    .output(z.object({}))
    .errors({ ...unauthorized, ...notFound, ...forbidden }),
}
