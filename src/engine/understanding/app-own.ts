import { eachClause, groupsOf } from './app-groups.ts'
import type { AppList } from './app-list-at.ts'
import { type AppScene, endsSentence } from './app-scene.ts'
import { servedClauses } from './app-served.ts'
import { LONGEST_CONTEXT, LONGEST_SUBJECT } from './app-subject.ts'
import { tasksWishes } from './app-tasks.ts'
import type { AppReading } from './apps.ts'
import type { Span } from './types.ts'

/** Settings with the parts that were listed for them. */
export function withGroups(app: AppReading, scene: AppScene): AppReading {
  const { language } = scene.lexicon
  const groups = groupsOf(scene, language)
  if (groups.length === 0) return app
  const each = eachClause(scene.text, language)
  const spans = groups.map(({ start, end }) => ({ start, end }))
  return {
    ...app,
    groups,
    lists: spans.map((span): AppList => ({ ...span, cue: 'groups', said: '', entries: [] })),
    served: [headOf(app, scene), ...servedClauses(scene, language, ['bars', 'groups'], []), ...(each ? [each] : [])],
  }
}

/** Whether several things are set in a text, each with what sets it: 'units metric or imperial', 'weekly digest (off)'. */
export function listsSettings(scene: AppScene): boolean {
  const controls = groupsOf(scene, scene.lexicon.language).flatMap((group) => group.controls)
  return controls.filter(({ kind, isOn }) => kind !== 'switch' || isOn !== undefined).length > 2
}

/** A list of tasks with its own entries, and what it was asked to do. */
export function withWishes(app: AppReading, scene: AppScene): AppReading {
  const wishes = tasksWishes(scene, scene.lexicon.language)
  const { tag, entries, hasDue, amount, isLasting } = wishes
  const lists = [
    ...app.lists,
    ...wishes.lists.map((span): AppList => ({ ...span, cue: 'columns', said: '', entries: [] })),
  ]
  if (!(tag || hasDue || amount !== null || isLasting || entries.length > 0)) return app
  const whole = { ...app, ...(app.context ? {} : wholeName(app, scene)) }
  return { ...whole, wishes, lists, served: [headOf(whole, scene), ...wishes.served] }
}

/** What says which app it is, and what it is for. */
function headOf({ span, context }: AppReading, { text }: AppScene): Span {
  const at = context ? text.indexOf(context) : -1
  return { start: 0, end: Math.max(span.end, at + context.length) }
}

/** 'lista della spesa CONDIVISA DELLA NOSTRA CASA': where the noun comes first, what belongs to it stands behind. */
function wholeName(
  { subject, context, span }: AppReading,
  scene: AppScene,
): Pick<AppReading, 'subject' | 'context' | 'span'> {
  const { text, tokens, words, lexicon } = scene
  const first = tokens.findIndex(({ start }) => start >= span.end)
  const ends = (at: number) => at >= words.length || words[at] === ',' || endsSentence(scene, at)
  if (!lexicon.grammar.headFirst || first < 0) return { subject, context, span }
  const joins = (at: number) =>
    (['of', 'about', 'at', 'having'] as const).some((kind) => lexicon.has(kind, words[at] ?? ''))
  let joint = first
  while (!ends(joint) && !joins(joint)) joint++
  let end = joint
  while (!ends(end)) end++
  const cut = (from: number, to: number) =>
    text.slice(tokens[from]?.start ?? text.length, tokens[to - 1]?.end ?? text.length)
  const whole = joint > first ? `${subject} ${cut(first, joint)}` : subject
  const rest = end > joint ? cut(joint, end) : ''
  if (whole.length > LONGEST_SUBJECT || rest.length > LONGEST_CONTEXT) return { subject, context, span }
  return { subject: whole, context: rest, span: { ...span, end: tokens[end - 1]?.end ?? span.end } }
}
