import type { Services } from '../../services.ts'
import { sendContactMessage } from '../../use-cases/contact/send-contact-message.ts'
import { api } from './api.ts'

export function contactProcedures(services: Services) {
  return {
    send: api.contact.send.handler(({ input, context }) => sendContactMessage(services, context, input)),
  }
}
