import type { KnownForm, SiteFormSource } from './types.ts'

type Found = Pick<SiteFormSource, 'label' | 'fields'> & { pageName: string }

/** From here on two forms are taken for one; what is only alike in its page is another one. */
const enough = 3.5

/** How much speaks for two forms being the same one: the same page, the same words above it, the fields it has. */
function likeness(known: KnownForm, found: Found): number {
  const names = (form: Pick<SiteFormSource, 'fields'>) => new Set(form.fields.map(({ name }) => name))
  const [before, now] = [names(known), names(found)]
  const shared = [...now].filter((name) => before.has(name)).length
  const all = new Set([...before, ...now]).size
  if (shared === 0) return 0
  const fields = (4 * shared) / all
  return fields + (known.pageName === found.pageName ? 2 : 0) + (known.label === found.label ? 1 : 0)
}

/**
 * Which key each form of a release has: that of the form it was before, wherever it stands now and whatever was changed of
 * it, else a new one. No key is given twice.
 *
 * @param known the forms of earlier releases, the newest first
 */
export function matchForms<Form extends Found>(
  known: readonly KnownForm[],
  found: readonly Form[],
  newKey: () => string,
): (Form & { key: string })[] {
  const pairs = found
    .flatMap((form, at) => known.map((old) => ({ at, key: old.key, points: likeness(old, form) })))
    .filter(({ points }) => points >= enough)
    .toSorted((a, b) => b.points - a.points)
  const keys = new Map<number, string>()
  const given = new Set<string>()
  for (const { at, key } of pairs) {
    if (keys.has(at) || given.has(key)) continue
    keys.set(at, key)
    given.add(key)
  }
  return found.map((form, at) => ({ ...form, key: keys.get(at) ?? newKey() }))
}
