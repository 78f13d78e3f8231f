import type { EditAnswer } from '../designer.ts'
import type { GenerationRequest } from '../types.ts'
import { changeLook } from './edit/change-look.ts'
import { addSection, duplicatePart, type MakeSection, movePart, removePart } from './edit/change-sections.ts'
import { changeAlignment, changeSize } from './edit/change-size.ts'
import { changeName } from './edit/change-name.ts'
import { changeLink, changeText, swapText } from './edit/change-text.ts'
import { readClauses } from './edit/clauses.ts'
import type { Intent, Reading } from './edit/intents.ts'
import { type OpenPage, openPage } from './edit/open-page.ts'
import type { Outcome } from './edit/outcome.ts'
import { readIntent } from './edit/read-intent.ts'
import { answer } from './edit/answer.ts'
import { compose } from './compose.ts'

/**
 * A change of a page without a model: the same keyed operations that a model would write.
 * No operations: nothing was understood, or the reply asks back and `suggestions` are the answers.
 */
export function edit(request: GenerationRequest): EditAnswer {
  const { clauses, quotes } = readClauses(request.prompt)
  const readings = clauses.map((words): Reading => ({ words, intent: readIntent(words, quotes) }))
  const page = openPage(request.html ?? '')
  const make: MakeSection = (words) =>
    compose({
      ...request,
      prompt: `A page with: ${words}`,
      pages: [{ name: request.pageName, html: request.html ?? '' }, ...request.pages],
    })
  return answer(
    page,
    readings.map(({ words, intent }) => ({ words, outcome: intent ? carryOut(page, intent, make) : null })),
  )
}

function carryOut(page: OpenPage, intent: Intent, make: MakeSection): Outcome {
  switch (intent.do) {
    case 'text':
      return changeText(page, intent.target, intent.text)
    case 'swap':
      return swapText(page, intent.from, intent.to)
    case 'name':
      return changeName(page, intent.name)
    case 'look':
      return changeLook(page, intent.changes, intent.target)
    case 'size':
      return changeSize(page, intent.target, intent.by)
    case 'align':
      return changeAlignment(page, intent.target, intent.to)
    case 'link':
      return changeLink(page, intent.target, intent.href)
    case 'add':
      return addSection(page, intent.what, intent.where, make)
    case 'remove':
      return removePart(page, intent.target)
    case 'move':
      return moveOrAdd(page, intent, make)
    case 'duplicate':
      return duplicatePart(page, intent.target)
  }
}

/** 'Put a pricing table under the hero' adds one when there is none to move. */
function moveOrAdd(page: OpenPage, { target, where }: Extract<Intent, { do: 'move' }>, make: MakeSection): Outcome {
  const moved = movePart(page, target, where)
  if ('operations' in moved) return moved
  const added = addSection(page, target, where, make)
  return 'operations' in added ? added : moved
}
