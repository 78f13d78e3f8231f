import type { Notice } from './messages.ts'

/** What the contact page says (specification, sections 2 and 8). */
export const contactWords = {
  success: {
    title: 'Success!',
    description: "Your message has been sent. We'll get back to you soon.",
    variant: 'success',
  },
  failure: {
    title: 'Error',
    description: 'There was a problem sending your message. Please try again later.',
    variant: 'destructive',
  },
  sending: 'Sending Message...',
  sent: 'Message Sent Successfully!',
  again: 'Send Another Message',
} as const satisfies Record<string, Notice | string>
