import { lexicon } from '../../../understanding/lexicon.ts'
import type { Fact } from '../../../understanding/read/facts.ts'
import type { Brief } from '../../types.ts'
import { factsOf } from './brand-of.ts'
import { capital } from './source.ts'

/** How to reach somebody, when they are open and on which day it is, exactly as the person wrote it. */
export function contactOf(facts: readonly Fact[], language: Brief['language']): Brief['contact'] {
  const contacts = (id: string) => factsOf(facts, 'contact').find((fact) => fact.id === id)?.text
  const [phone, email, address] = [contacts('phone'), contacts('mail'), contacts('address')]
  // 'not open on Mondays' is 'Mondays closed' in the table
  const [closed = ''] = lexicon(language).grammar.closed
  const line = ({ id, text, of: days }: Fact) => capital(id === 'closed' && days ? `${days} ${closed}` : text)
  const hours = [...new Set(factsOf(facts, 'hours').map(line))]
  const date = factsOf(facts, 'date').find(({ id }) => id !== 'deadline')
  return {
    ...(phone ? { phone } : {}),
    ...(email ? { email } : {}),
    ...(address ? { address } : {}),
    ...(hours.length > 0 ? { hours } : {}),
    ...(date ? { date: date.text } : {}),
  }
}
