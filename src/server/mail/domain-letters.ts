import { type DomainProblem, domainProblemWords, type DomainState } from '#rules/domains.ts'
import { letter } from './letters.ts'
import type { Letter } from './mail.ts'

/** Tells an owner that a domain is live, stopped leading here, or went to another account. */
export function domainLetter(
  to: string,
  name: string,
  state: DomainState,
  problem: DomainProblem | null,
  url: string,
): Letter {
  if (state === 'live')
    return letter({
      to,
      subject: `${name} is live`,
      before: [`Your site answers at https://${name} now, with a certificate that renews itself.`],
      link: { label: 'Open its domains', url },
      after: ['There is nothing more to do.'],
    })
  const words = problem && domainProblemWords[problem.code]
  return letter({
    to,
    subject: state === 'taken' ? `${name} went to another account` : `${name} stopped leading to your site`,
    before: [
      state === 'taken'
        ? `Another account has shown by a TXT record that ${name} is theirs, so that it leads to their site now.`
        : `${name} leads to your site no longer.${words ? ` ${words.title}` : ''}`,
      ...(problem?.seen ? [`Seen now: ${problem.seen}`] : []),
      ...(problem?.should ? [`Should be: ${problem.should}`] : []),
    ],
    link: { label: 'Look at its records', url },
    after: ['Your site is unharmed and reachable at its other addresses.'],
  })
}
