import { expect, test } from 'vitest'
import type { OwnModel } from '#api/models.ts'
import { testWords } from './test-words.ts'

const model: OwnModel = {
  id: '0198c5a0-0000-7000-8000-000000000000',
  provider: 'openai',
  base_url: 'https://api.openai.com/v1',
  model: 'gpt-5',
  last_four: '7Q2K',
  trouble: null,
  first_word_ms: null,
  tested_at: null,
}
const at = '2026-11-23T12:00:00.000Z'

test.each([
  [{}, 'Not tested yet'],
  [{ tested_at: at, first_word_ms: 812 }, 'Works, 0.8 s to the first word'],
  [{ tested_at: at }, 'Works'],
  [{ tested_at: at, trouble: 'The provider refuses this key.' }, 'The provider refuses this key.'],
])('%j: %s', (over, words) => expect(testWords({ ...model, ...over })).toBe(words))
