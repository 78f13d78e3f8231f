import { z } from 'zod'
import { pageNameMaxLength } from './pages.ts'
import { versionNameMaxLength, versionNameOf } from './version-names.ts'
import { projectNameMaxLength } from './workspaces.ts'

/** Fields carry their limits and their words together (specification, section 5); forms and the API check with the same. */

/** Text that a database can keep. */
const storable = z
  .string()
  .refine((value) => !/[\0\uD800-\uDFFF]/u.test(value), 'This text holds a character that cannot be stored.')

const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** Normalised: trimmed, NFKC, lower case, so that one address is one account. */
export const email = storable
  .transform((value) => value.normalize('NFKC').trim().toLowerCase())
  .refine((value) => emailPattern.test(value) && value.length <= 254, 'Please enter a valid email address')

/** Longer passwords are refused before anything is hashed. */
export const passwordMaxLength = 256
const passwordTooLong = `Password must be at most ${passwordMaxLength} characters`

/** Sign-in and sign-up. */
export const password = z
  .string()
  .min(6, 'Password must be at least 6 characters')
  .max(passwordMaxLength, passwordTooLong)

/** Password change, in settings and after recovery. */
export const newPassword = z
  .string()
  .min(1, 'New password is required')
  .min(8, 'Password must be at least 8 characters')
  .max(passwordMaxLength, passwordTooLong)

export const passwordsDiffer = 'Passwords do not match'
export const confirmPassword = z.string().min(1, 'Please confirm your password')

export const projectName = storable.pipe(
  z
    .string()
    .trim()
    .min(1, 'Project name is required')
    .max(projectNameMaxLength, 'Project name must be at most 100 characters'),
)

export const workspaceName = storable.pipe(
  z
    .string()
    .trim()
    .min(1, 'Workspace name is required')
    .min(2, 'Workspace name must be at least 2 characters')
    .max(49, 'Workspace name must be less than 50 characters'),
)
export const workspaceDescriptionMaxLength = 500
export const workspaceDescription = storable.pipe(
  z.string().trim().max(workspaceDescriptionMaxLength, 'Description must be less than 500 characters'),
)

export const personNameMaxLength = 100
export const firstName = storable.pipe(
  z.string().trim().min(1, 'First name is required').max(personNameMaxLength, 'At most 100 characters'),
)
export const lastName = storable.pipe(z.string().trim().max(personNameMaxLength, 'At most 100 characters'))

export const pageName = storable.pipe(
  z.string().trim().min(1, 'Give the page a name.').max(pageNameMaxLength, `At most ${pageNameMaxLength} characters.`),
)

/** Nothing, or only white space, takes the name away. */
export const versionName = storable
  .pipe(z.string().trim().max(versionNameMaxLength, `At most ${versionNameMaxLength} characters.`))
  .transform(versionNameOf)
  .nullable()

/** Avatars: images only, at most 5 MB; the hint is the specification's. */
export const avatarMaxBytes = 5 * 1024 * 1024
export const avatarTypes = ['image/jpeg', 'image/png', 'image/gif'] as const
export const avatarHint = 'JPG, PNG or GIF, max size 5MB'

/** Why a picture of so many bytes is not taken, or null. */
export function avatarSizeProblem(bytes: number): string | null {
  if (bytes <= avatarMaxBytes) return null
  return `This picture is ${(bytes / 1024 / 1024).toFixed(1)} MB; at most 5 MB can be used. Your picture was not changed: choose a smaller one.`
}
