/** A domain of one's own on its way to a site: what is to be seen of it, in the order in which it has to be there. */
export const domainLinks = ['Record found', 'Points here', 'Certificate', 'Live'] as const

/** waiting: not live yet · live · lost: it was live · taken: another account has shown that it is theirs */
export const domainStates = ['waiting', 'live', 'lost', 'taken'] as const
export type DomainState = (typeof domainStates)[number]

/** Where the chain stops, by link: the first of them that holds is told. */
export const domainProblems = {
  nothing: 0,
  no_answer: 0,
  no_proof: 0,
  claimed: 0,
  cname_apex: 1,
  elsewhere: 1,
  proxied: 1,
  aaaa: 1,
  caa: 2,
  certificate: 2,
  site_closed: 3,
  no_page: 3,
} as const
export type DomainProblemCode = keyof typeof domainProblems
export const domainProblemCodes = Object.keys(domainProblems) as [DomainProblemCode, ...DomainProblemCode[]]

/** What is wrong, what we see and what should be there, as far as that helps. */
export type DomainProblem = { code: DomainProblemCode; seen: string | null; should: string | null }

/** Short for the chain, a heading and what to do. */
export const domainProblemWords: Record<DomainProblemCode, { short: string; title: string; line: string }> = {
  nothing: {
    short: 'Not found yet',
    title: 'There is no record for this name yet.',
    line: 'If you have just set it, wait: most providers take minutes, some up to two days. We keep looking and write to you.',
  },
  no_answer: {
    short: 'No answer',
    title: 'The name servers of this domain did not answer.',
    line: 'Nothing is wrong here. If it lasts, ask where you bought the name. We keep looking.',
  },
  no_proof: {
    short: 'TXT record missing',
    title: 'The TXT record that shows that the name is yours is not there yet.',
    line: 'Set it beside the others, and leave it there: it brings the name back by itself if something goes wrong.',
  },
  claimed: {
    short: 'Used by another account',
    title: 'Another account has this name here.',
    line: 'If it is yours, set the TXT record below: as soon as we see it, the name comes to this site.',
  },
  cname_apex: {
    short: 'CNAME at the top',
    title: 'A name without anything in front cannot be a CNAME.',
    line: 'It would hide your mail as well. Take the CNAME record away and set the A record instead.',
  },
  elsewhere: {
    short: 'Points elsewhere',
    title: 'The record still leads to another host.',
    line: 'Change its value where you bought the name. The old page stays reachable until you do.',
  },
  proxied: {
    short: 'Hidden by a proxy',
    title: 'Your DNS provider stands in between.',
    line: 'We see its address and not the record behind it, so no certificate can be made. Set this record to “DNS only”.',
  },
  aaaa: {
    short: 'AAAA points elsewhere',
    title: 'The A record is right, and an AAAA record leads elsewhere.',
    line: 'Whoever has IPv6 would find the old host. Take the AAAA record away, or change its value.',
  },
  caa: {
    short: 'Forbidden by CAA',
    title: 'A CAA record lets only another authority issue certificates.',
    line: 'Add the second line beside it. You need not remove the first.',
  },
  certificate: {
    short: 'Usually two minutes',
    title: 'The certificate is being made.',
    line: 'There is nothing to do. Until it is there, the site stays reachable at its other addresses.',
  },
  site_closed: {
    short: 'The site is not live',
    title: 'The domain is ready, and the site is not live.',
    line: 'Publish it, or show it again in Settings.',
  },
  no_page: {
    short: 'No page yet',
    title: 'The certificate is there, and something else than this site answered.',
    line: 'We look again. If it lasts, write to the host.',
  },
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Every minute at first, slower over 7 days, then daily; a domain that is live is looked at daily. */
export function nextDomainCheckMs(state: DomainState, waitedMs: number): number {
  if (state === 'live' || waitedMs >= 7 * day) return day
  if (waitedMs < 15 * minute) return minute
  if (waitedMs < 2 * hour) return 5 * minute
  if (waitedMs < day) return 30 * minute
  return 3 * hour
}

/** A domain goes on for so long after the plan that allowed it ended. */
export const domainGraceMs = 30 * day

/** What was seen at the name servers the last time. */
export type SeenRecords = { proof: boolean; a: string[]; aaaa: string[]; cname: string | null }

/** Where the record stands that shows whose name it is. */
export const proofLabel = '_pagewright'
export const proofValue = (token: string) => `pw-verify=${token}`
