import { z } from 'zod'
import { email } from './fields.ts'

const text = z
  .string()
  .refine((value) => !/[\0\uD800-\uDFFF]/u.test(value), 'This text holds a character that cannot be stored.')

/** The contact form (specification, section 5). A subject is one line. */
export const contactMessage = z.object({
  name: text.pipe(z.string().trim().min(2, 'Name must be at least 2 characters').max(200, 'At most 200 characters')),
  email,
  subject: text
    .transform((value) => value.replace(/[\r\n]+/g, ' '))
    .pipe(z.string().trim().min(5, 'Subject must be at least 5 characters').max(200, 'At most 200 characters')),
  message: text.pipe(
    z.string().trim().min(10, 'Message must be at least 10 characters').max(10_000, 'At most 10,000 characters'),
  ),
})
