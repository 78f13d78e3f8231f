import { classTest } from '#engine/turn/classes.ts'
import { allPages, fitsPage, type MarkedPage, type Phrase } from './cases.ts'
import { judge, type Verdict } from './judge.ts'

type SuiteCase = { phrase: Phrase; page: MarkedPage }

/** Every phrase on every page it fits; of these as many as are picked. */
export async function runSuite(
  phrases: readonly Phrase[],
  pick: (cases: SuiteCase[]) => SuiteCase[] = (cases) => cases,
): Promise<Verdict[]> {
  const options = { classExists: await classTest() }
  const cases = phrases.flatMap((phrase) =>
    allPages()
      .filter((page) => fitsPage(phrase, page))
      .map((page) => ({ phrase, page })),
  )
  return pick(cases).map(({ phrase, page }) => judge(phrase, page, options))
}

export type Figures = {
  cases: number
  understood: number
  exact: number
  outside: number
  declined: number
  declinedRight: number
  unhelpful: number
}

/** Shares of 1: of what should be done, what was; of what was done, what is exactly right. */
export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const asked = verdicts.filter(({ outcome }) => outcome !== 'declined')
  const done = asked.filter(({ outcome }) => outcome === 'done')
  const declined = verdicts.filter(({ outcome }) => outcome === 'declined')
  const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)
  return {
    cases: verdicts.length,
    understood: share(done.length, asked.length),
    exact: share(done.filter(({ exact }) => exact).length, done.length),
    outside: done.reduce((sum, { outside }) => sum + outside, 0),
    declined: declined.length,
    declinedRight: share(declined.filter(({ exact }) => exact).length, declined.length),
    unhelpful: asked.filter(({ outcome, exact }) => outcome === 'refused' && !exact).length,
  }
}
