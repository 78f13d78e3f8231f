import { expect, test } from 'vitest'
import { hostChoiceIds } from './host-choices.ts'
import { readListedModels } from './listed-models.ts'

const [here, there] = ['http://a.example/v1', 'http://b.example/v1']

test('one name at two addresses is two choices; the one of the host keeps its id, wherever it stands', () => {
  const models = [
    { model: 'qwen3', baseUrl: there },
    { model: 'qwen3', baseUrl: here },
    { model: 'llama', baseUrl: there },
  ]
  const ids = hostChoiceIds(models, here)
  expect(ids[1]).toBe('host:qwen3')
  expect(ids[2]).toBe('host:llama')
  expect(ids[0]).toMatch(/^host:qwen3#[0-9a-f]{8}$/)
  expect(hostChoiceIds(models.toReversed(), here).toReversed()).toEqual(ids)
  expect(hostChoiceIds(models.slice(0, 1), undefined)).toEqual(['host:qwen3'])
})

test('a list may name a model at two addresses, and not twice at one', () => {
  const row = { model: 'qwen3', baseUrl: here }
  expect(readListedModels(JSON.stringify([row, { ...row, baseUrl: there }]))).toHaveLength(2)
  expect(readListedModels(JSON.stringify([row, row]))).toBeNull()
})
