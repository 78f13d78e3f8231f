import { z } from 'zod'
import { contactName, contactSubject, contactText, email } from './fields.ts'

/** The contact form (specification, section 5). */
export const contactMessage = z.object({
  name: contactName,
  email,
  subject: contactSubject,
  message: contactText,
})
