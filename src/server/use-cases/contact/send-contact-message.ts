import type { z } from 'zod'
import type { contactMessage } from '#rules/contact.ts'
import { insertContactMessage } from '../../db/queries/contact-messages.ts'
import { contactLetter } from '../../mail/letters.ts'
import type { Caller, Services } from '../../services.ts'
import { newId } from '../../db/new-id.ts'

/** Keeps a message for the host, of whoever is signed in, and forwards it where mail is set up. Throws TOO_MANY. */
export async function sendContactMessage(
  { config, db, limits, mail }: Pick<Services, 'config' | 'db' | 'limits' | 'mail'>,
  { person, visitor }: Caller,
  message: z.infer<typeof contactMessage>,
): Promise<{ id: string }> {
  await limits.take('contact', { account: person?.id ?? visitor.id, address: visitor.address })
  const id = newId()
  await insertContactMessage(db, { ...message, id, userId: person?.id ?? null })
  if (config.contactEmail) mail?.send(contactLetter(config.contactEmail, message, person?.email ?? null))
  return { id }
}
