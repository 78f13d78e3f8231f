import { z } from 'zod'
import { pageMaxLength } from './chat.ts'
import { pageNameMaxLength } from './pages.ts'
import { isAddress, plainLine, plainLines } from './plain-text.ts'
import { sitePasswordMinLength } from './sites.ts'
import { versionNameMaxLength, versionNameOf } from './version-names.ts'
import { projectNameMaxLength } from './workspaces.ts'

/** Fields carry their limits and their words together (specification, section 5); forms and the API check with the same. */

/** What no database can keep: NUL, and half of a surrogate pair. */
const unstorable = /[\0\uD800-\uDFFF]/u
const notStorable = 'This text holds a character that cannot be stored.'

const atMost = (max: number) => `At most ${max.toLocaleString('en')} characters.`

/** Text of at most `max` characters that a database can keep. The length comes before everything that reads the text. */
export function text(max: number, tooLong = atMost(max)) {
  return z
    .string()
    .max(max, { error: tooLong, abort: true })
    .refine((value) => !unstorable.test(value), notStorable)
}

/** Text that is sent as it is; what of it cannot be stored is replaced where it is. */
export const sentText = (max: number) =>
  z
    .string()
    .max(max, { abort: true })
    .refine((value) => !value.includes('\0'), notStorable)

/** What is kept of a typed text is shorter than the text; beyond this nothing is looked at. */
const typedMax = (max: number) => 2 * max + 100

/** One line of at most `max` characters as people see it: no control characters, nothing invisible, NFC. */
function line(max: number, tooLong = atMost(max)) {
  return text(typedMax(max), tooLong).transform(plainLine).pipe(z.string().max(max, tooLong))
}

/** What somebody says in lines of their own, without what nobody can see. */
export const commentText = (max: number) =>
  text(max).transform(plainLines).pipe(z.string().min(1, 'Write something first.'))

/** The source of a page. */
export const pageSource = z
  .string()
  .max(pageMaxLength, {
    error: `A page has at most ${pageMaxLength.toLocaleString('en')} characters.`,
    abort: true,
  })
  .refine((value) => !value.includes('\0'), 'A page holds no NUL.')

/** A whole number of a query. */
export const count = (min: number, max: number) =>
  z.union([z.number(), text(20).pipe(z.coerce.number<string>())]).pipe(z.int().min(min).max(max))

/** The ids of a page's elements, as they are written (`design/rebase/element-ids.ts`); null: nobody knows them. */
export const elementIds = (max: number) =>
  z
    .string()
    .max(max, { error: 'These are too many ids.', abort: true })
    .regex(/^[0-9a-z:+* -]+$/, 'These are no ids.')
    .nullable()

/** An id that somebody else made. */
export const id = z.string().max(36, { error: 'This is no id.', abort: true }).pipe(z.uuid('This is no id.'))

const noAddress = 'Please enter a valid email address'
const addressMax = 254

/** Normalised: trimmed, NFKC, lower case, so that one address is one account; what looks like another one is refused. */
export const email = text(2 * addressMax, noAddress)
  .transform((value) => value.normalize('NFKC').trim().toLowerCase())
  .refine((value) => value.length <= addressMax && isAddress(value), noAddress)

/** Longer passwords are refused before anything is hashed. */
export const passwordMaxLength = 256
const passwordTooLong = `Password must be at most ${passwordMaxLength} characters`

/** Sign-in and sign-up. */
export const password = z
  .string()
  .max(passwordMaxLength, { error: passwordTooLong, abort: true })
  .min(6, 'Password must be at least 6 characters')

/** Password change, in settings and after recovery. */
export const newPassword = z
  .string()
  .max(passwordMaxLength, { error: passwordTooLong, abort: true })
  .min(1, 'New password is required')
  .min(8, 'Password must be at least 8 characters')

export const passwordsDiffer = 'Passwords do not match'
export const confirmPassword = z.string().max(typedMax(passwordMaxLength)).min(1, 'Please confirm your password')

export const projectName = line(projectNameMaxLength, 'Project name must be at most 100 characters').pipe(
  z.string().min(1, 'Project name is required'),
)

export const workspaceName = line(49, 'Workspace name must be less than 50 characters').pipe(
  z.string().min(1, 'Workspace name is required').min(2, 'Workspace name must be at least 2 characters'),
)
export const workspaceDescriptionMaxLength = 500
const longDescription = 'Description must be less than 500 characters'
export const workspaceDescription = text(typedMax(workspaceDescriptionMaxLength), longDescription).pipe(
  z.string().trim().max(workspaceDescriptionMaxLength, longDescription),
)

export const personNameMaxLength = 100
const longName = 'At most 100 characters'
export const firstName = line(personNameMaxLength, longName).pipe(z.string().min(1, 'First name is required'))
export const lastName = line(personNameMaxLength, longName)

export const pageName = line(pageNameMaxLength).pipe(z.string().min(1, 'Give the page a name.'))

/** The name of a page that is there, as it was kept. */
export const knownPageName = text(pageNameMaxLength + 40)

/** Nothing, or only white space, takes the name away. */
export const versionName = line(versionNameMaxLength).transform(versionNameOf).nullable()

/** Who looks at a page that was sent to them for review. */
export const reviewerName = line(personNameMaxLength, longName).pipe(z.string().min(1, 'Your name is required'))

/** The contact form: a subject is one line, a message is many. */
export const contactName = line(200, 'At most 200 characters').pipe(
  z.string().min(2, 'Name must be at least 2 characters'),
)
export const contactSubject = line(200, 'At most 200 characters').pipe(
  z.string().min(5, 'Subject must be at least 5 characters'),
)
export const contactText = text(typedMax(10_000), 'At most 10,000 characters').pipe(
  z.string().trim().min(10, 'Message must be at least 10 characters').max(10_000, 'At most 10,000 characters'),
)

/** Avatars: images only, at most 5 MB; the hint is the specification's. */
export const avatarMaxBytes = 5 * 1024 * 1024
export const avatarTypes = ['image/jpeg', 'image/png', 'image/gif'] as const
export const avatarHint = 'JPG, PNG or GIF, max size 5MB'

/** Why a picture of so many bytes is not taken, or null. */
export function avatarSizeProblem(bytes: number): string | null {
  if (bytes <= avatarMaxBytes) return null
  return `This picture is ${(bytes / 1024 / 1024).toFixed(1)} MB; at most 5 MB can be used. Your picture was not changed: choose a smaller one.`
}

/** The name of a site as it is typed; whether it can be one is said by rules/site-names.ts. */
export const siteName = text(200).transform((value) => value.trim().toLowerCase())

/** What visitors type to see a site, or a page that they are to review. */
export const sitePassword = z
  .string()
  .max(200, { error: 'At most 200 characters.', abort: true })
  .min(sitePasswordMinLength, `At least ${sitePasswordMinLength} characters.`)

/** A domain as it is typed or pasted; whether it can be one the server says. */
export const typedDomain = text(2000, 'This is too long for a domain.').pipe(z.string().trim().min(1, 'Type a domain.'))
