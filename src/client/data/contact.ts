import { api } from './api.ts'

type ContactMessage = Parameters<typeof api.contact.send>[0]

/** Sends a message to whoever runs this host. Throws when it was not taken. */
export async function sendContactMessage(message: ContactMessage): Promise<void> {
  await api.contact.send(message)
}
