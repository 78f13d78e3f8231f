import fc from 'fast-check'

/** What a tab of somebody does to a project that others change as well. `twice`: the answer is lost, and it asks again. */
export type TabStep =
  /** reads the project anew: until then it goes on from what it knew */
  | { do: 'look' }
  | { do: 'edit'; page: SharedPageName; at: readonly number[]; prefers: 'mine' | 'theirs'; twice: boolean }
  /** takes its own last change by hand back */
  | { do: 'take-back' }
  /** `back`: and takes that back at once */
  | { do: 'switch'; at: number; scope: 'project' | 'page'; back: boolean; twice: boolean }
  | { do: 'undo-switch'; page: SharedPageName; twice: boolean }
  | { do: 'mode'; mode: 'html' | 'json' }
  | { do: 'import'; page: SharedPageName; twice: boolean }
  /** a page is made while so many other calls are answered; one that does not wait in line is refused where another is made */
  | { do: 'make'; page: SharedPageName; at: number; holds: number; waits: boolean; twice: boolean }
  /** the stream of what others change breaks off, and is opened again */
  | { do: 'drop' }

export const pages = ['Home', 'Menu'] as const
export type SharedPageName = (typeof pages)[number]

const page = fc.oneof(
  { weight: 3, arbitrary: fc.constant('Home' as const) },
  { arbitrary: fc.constantFrom(...pages), weight: 1 },
)
const twice = fc.integer({ min: 0, max: 4 }).map((n) => n === 0)
const some = fc.nat(1000)
const is = <Name extends TabStep['do']>(name: Name) => fc.constant(name)

const step: fc.Arbitrary<TabStep> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: is('look') }) },
  {
    weight: 8,
    arbitrary: fc.record({
      do: is('edit'),
      page,
      at: fc.array(some, { minLength: 1, maxLength: 3 }),
      prefers: fc.constantFrom('theirs' as const, 'theirs' as const, 'mine' as const),
      twice,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('take-back') }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: is('switch'),
      at: some,
      scope: fc.constantFrom('project' as const, 'page' as const),
      back: fc.boolean(),
      twice,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: is('undo-switch'), page, twice }) },
  { weight: 1, arbitrary: fc.record({ do: is('mode'), mode: fc.constantFrom('html' as const, 'json' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: is('import'), page, twice }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: is('make'), page, at: some, holds: fc.nat(8), waits: fc.boolean(), twice }),
  },
  { weight: 1, arbitrary: fc.record({ do: is('drop') }) },
)

/** Two people with two tabs each: what each tab does, in its order; all tabs at once. */
export const scripts: fc.Arbitrary<readonly (readonly TabStep[])[]> = fc.array(
  fc.array(step, { minLength: 2, maxLength: 8 }),
  { minLength: 4, maxLength: 4 },
)
