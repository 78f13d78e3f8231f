import { oc } from '@orpc/contract'
import { z } from 'zod'
import { firstName, lastName } from '#rules/fields.ts'
import { plans } from '#rules/plans.ts'
import { tooMany, unauthorized } from './errors.ts'

const tags = ['Profile']

export const profile = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  /** a path of this server with a timestamp, so that a new picture is never hidden by a cache */
  avatar_url: z.string().nullable(),
  plan: z.enum(plans),
  /** bought credits */
  credits: z.number(),
  daily_credits_used: z.number(),
})
export type Profile = z.infer<typeof profile>

export const profiles = {
  get: oc
    .route({ method: 'GET', path: '/profile', summary: "One's own profile", tags })
    .output(profile)
    .errors(unauthorized),
  update: oc
    .route({ method: 'PATCH', path: '/profile', summary: "Change one's name", tags })
    .input(z.object({ first_name: firstName, last_name: lastName }).partial())
    .output(profile)
    .errors(unauthorized),
  uploadAvatar: oc
    .route({ method: 'PUT', path: '/profile/avatar', summary: "Set one's picture", tags })
    .input(z.object({ file: z.file() }))
    .output(profile)
    .errors({
      ...unauthorized,
      ...tooMany,
      UNSUPPORTED: { status: 415, message: 'Only JPG, PNG or GIF images can be used. Your picture was not changed.' },
      TOO_LARGE: { status: 413, message: 'This image is too large; at most 5 MB. Your picture was not changed.' },
      EMPTY: { status: 400, message: 'This file is empty. Your picture was not changed.' },
      STORAGE: { status: 502, message: 'The picture could not be stored. Your picture was not changed; try again.' },
    }),
  removeAvatar: oc
    .route({ method: 'DELETE', path: '/profile/avatar', summary: "Remove one's picture", tags })
    .output(profile)
    .errors(unauthorized),
}
