import { plainLine } from '#rules/plain-text.ts'
import { letter } from './letters.ts'
import type { Letter } from './mail.ts'

/** Tells the owner that a site rests until tomorrow, with what can be done. */
export function restingLetter(to: string, site: string, limit: number, url: string): Letter {
  const name = plainLine(site)
  return letter({
    to,
    subject: `${name} rests until tomorrow`.slice(0, 200),
    before: [
      `${name} had more than ${limit.toLocaleString('en')} views today, which is what its plan serves in a day.`,
      'Visitors read that it is back tomorrow. Nothing was lost, and answers to its forms were kept.',
    ],
    link: { label: 'Open the site', url },
    after: ['It is served again from midnight (UTC), or with a larger plan as soon as you have one.'],
  })
}

/** A page of a site that somebody reported, for whoever runs the host. */
export function reportLetter(to: string, site: string, url: string, why: string, words: string, from: string): Letter {
  return letter({
    to,
    subject: `Reported: ${plainLine(site)}`.slice(0, 200),
    before: [
      `Page: ${url}`,
      `Reason: ${why}`,
      ...(words === '' ? [] : [words]),
      from === '' ? 'Sent without an address.' : `From: ${from}`,
    ],
    after: ['The report is kept, with when it came.'],
  })
}
