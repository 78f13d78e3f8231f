import { expect, test } from 'vitest'
import { bodyIn, learnDialect, newDialect } from './dialect.ts'

const ask = {
  model: 'm',
  messages: [
    { role: 'system', content: 'Rules' },
    { role: 'user', content: 'A page' },
  ],
  maxTokens: 4_000,
  extra: { temperature: 0.2, reasoning: { effort: 'low' } },
} as const

const error = (message: string, param: string | null = null) => JSON.stringify({ error: { message, param } })

test.each<[name: string, status: number, answer: string, learns: string | null]>([
  [
    'an unsupported limit',
    400,
    error("Unsupported parameter: 'max_tokens'"),
    'max_completion_tokens in place of max_tokens',
  ],
  ['a limit that is too large', 400, error('max_tokens is too large: 4000. This model supports at most 2048.'), null],
  ['a value by its name', 400, error('Only the default (1) value is supported.', 'temperature'), 'no temperature'],
  ['a member inside of one', 400, error('Unsupported value.', 'reasoning.effort'), 'no reasoning'],
  [
    'a member that is not permitted',
    422,
    '{"detail":[{"type":"extra_forbidden","loc":["body","stream_options"]}]}',
    'no stream_options',
  ],
  [
    'the role',
    400,
    error("Unsupported value: 'messages[0].role' does not support 'system'"),
    'rules said as developer',
  ],
  ['streams', 400, error('stream is not supported by this model'), 'no streaming'],
  ['what is too long', 400, error("This model's maximum context length is 4096 tokens", 'messages'), null],
  ['a key', 401, error("Unsupported parameter: 'max_tokens'"), null],
  ['something else', 400, error('Bad request'), null],
])('%s', (_, status, answer, learns) => {
  const dialect = newDialect()
  const body = bodyIn(dialect, ask)
  expect(learnDialect(dialect, body, status, answer)).toBe(learns)
  if (learns !== null) expect(bodyIn(dialect, ask)).not.toEqual(body)
})

test('the rules are said by the system, the developer, then at the start of the first message', () => {
  const dialect = newDialect()
  const roles = () => (bodyIn(dialect, ask)['messages'] as { role: string }[]).map(({ role }) => role)
  expect(roles()).toEqual(['system', 'user'])
  learnDialect(dialect, bodyIn(dialect, ask), 400, error('System role not supported'))
  expect(roles()).toEqual(['developer', 'user'])
  learnDialect(dialect, bodyIn(dialect, ask), 400, error('Conversation roles must alternate'))
  expect(bodyIn(dialect, ask)['messages']).toEqual([{ role: 'user', content: 'Rules\n\nA page' }])
  expect(learnDialect(dialect, bodyIn(dialect, ask), 400, error('System role not supported'))).toBeNull()
})

test('a limit that the host sets takes the place of ours', () => {
  const body = bodyIn(newDialect(), { ...ask, extra: { max_completion_tokens: 9_000 } })
  expect(body).toMatchObject({ max_completion_tokens: 9_000 })
  expect(body).not.toHaveProperty('max_tokens')
})
