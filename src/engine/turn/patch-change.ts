import { customProperties } from '#design/theme.ts'
import type { ReplyEvent } from '../reader/events.ts'
import type { EngineEvent } from '../types.ts'
import { applyChange, refuse } from './change.ts'
import type { Turn } from './turn.ts'

/**
 * Code that a model wrote beside its answer. A stylesheet that only sets theme values is taken as those changes;
 * anything else cannot be applied, and is said so.
 */
export function applyPatch(turn: Turn, { language, text }: Extract<ReplyEvent, { type: 'patch' }>): EngineEvent[] {
  const values = language === 'css' ? themeValues(text) : []
  if (values.length > 0)
    return values.flatMap(({ name, value }) => applyChange(turn, { do: 'token', k: 'theme', name, value }, text))
  const what = language === 'css' ? 'styles' : /^(?:diff|patch)$/.test(language) ? 'a diff' : 'a script'
  const reason = `A code block of ${language} is not applied to the page: write <edit k="…" do="…"> operations.`
  return refuse(turn, text, reason, `${what} in a block of code`)
}

function themeValues(css: string): { name: `--${string}`; value: string }[] {
  if (!/^\s*:root\s*\{[^{}]*\}\s*$/.test(css)) return []
  return customProperties(css).flatMap(({ name, valueStart, valueEnd }) =>
    isProperty(name) ? [{ name, value: css.slice(valueStart, valueEnd) }] : [],
  )
}

const isProperty = (name: string): name is `--${string}` => name.startsWith('--')
