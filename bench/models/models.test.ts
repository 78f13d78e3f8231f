import { expect, test } from 'vitest'
import { drawn } from '#test/support/draw.ts'
import { recordedAnswers } from './answers.ts'
import { endpointScenarios } from './endpoints.ts'
import { playAnswer } from './play.ts'

test('there are as many scenarios as the paper asks for, each with a name of its own', () => {
  expect(endpointScenarios.length).toBeGreaterThanOrEqual(31)
  expect(recordedAnswers.length).toBeGreaterThanOrEqual(40)
  for (const list of [endpointScenarios, recordedAnswers])
    expect(new Set(list.map(({ name }) => name)).size).toBe(list.length)
})

test.for(drawn(recordedAnswers, 12))('$name', async (answer) => {
  expect((await playAnswer(answer)).wrong).toEqual([])
})
