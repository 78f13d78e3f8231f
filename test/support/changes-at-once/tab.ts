import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { content, editConflict, type ProjectContent, versionInfo } from '#api/project-content.ts'
import { directEditsTitle } from '#rules/version-names.ts'
import { idsFrom } from '#design/rebase/element-ids.ts'
import { ask, type ApiResponse, type Settled } from '../people.ts'
import { askFor, type CallPace } from './pace.ts'
import { lineAt, linesOf, pageOfLines, withWords } from './page.ts'
import { type SharedPageName, pages, type TabStep } from './steps.ts'

const stored = versionInfo.extend({ revision: z.number(), conflicts: z.array(editConflict) })
const begun = z.object({ id: z.uuid(), waits: z.boolean() })

/** What was asked for and answered with a yes. */
export type TabDeed =
  | {
      did: 'stored'
      who: Settled
      id: string
      page: SharedPageName
      html: string
      base: string | null
      prefers: string
      answer: z.infer<typeof stored>
    }
  | { did: 'switched'; who: Settled; id: string; origin: string; scope: 'project' | 'page'; answer: ProjectContent }
  | { did: 'undone'; who: Settled; page: SharedPageName; answer: ProjectContent }
  | { did: 'asked'; who: Settled; id: string; turn: string; waits: boolean; mayWait: boolean; words: string }
export type RefusedCall = { step: TabStep['do']; answer: ApiResponse }

/** What is known of a run, by all tabs together. */
export type RunRecord = { deeds: TabDeed[]; refused: RefusedCall[]; seen: ProjectContent[] }

type Around = { record: RunRecord; pace: CallPace; nextWords: () => string; drop: () => Promise<void> }

/** One tab of somebody, with what it knows of the project. */
export function tabOf(
  who: Settled,
  projectId: string,
  first: ProjectContent,
  { record, pace, nextWords, drop }: Around,
) {
  let view = first
  let last: { page: SharedPageName; line: string; before: string; words: string } | null = null
  const path = `/projects/${projectId}`

  const pageOf = (name: SharedPageName) => view.pages.find((page) => page.name === name)

  function know(answer: ProjectContent) {
    view = answer
    record.seen.push(answer)
  }

  async function call(step: TabStep['do'], method: string, at: string, body: unknown, times = 1) {
    const answers = await Promise.all(Array.from({ length: times }, () => ask(who, method, `${path}${at}`, body)))
    pace.tick()
    for (const answer of answers) if (answer.status >= 300) record.refused.push({ step, answer })
    return answers.filter(({ status }) => status < 300).map((answer) => answer.body)
  }

  async function store(
    step: TabStep['do'],
    made: {
      page: SharedPageName
      html: string
      base: string | null
      ids: string | null
      prefers?: string
      title: string
    },
    times: number,
  ) {
    const { page, html, base, ids, prefers = 'theirs', title } = made
    const id = randomUUID()
    const asked = {
      id,
      page_name: page,
      html_content: html,
      base_id: base,
      element_ids: ids,
      preferred: prefers,
      title,
    }
    for (const body of await call(step, 'POST', '/versions', asked, times)) {
      const answer = stored.parse(body)
      record.deeds.push({ did: 'stored', who, id, page, html, base, prefers, answer })
      const known = { name: page, html, version_id: id, element_ids: ids }
      view = { ...view, pages: view.pages.map((one) => (one.name === page ? known : one)) }
    }
  }

  const take = {
    look: async () => know(content.parse((await ask(who, 'GET', `${path}/content`)).body)),
    async edit({ page, at, prefers, twice }: Extract<TabStep, { do: 'edit' }>) {
      const known = pageOf(page)
      if (!known?.version_id) return
      const { version_id: base, element_ids } = known
      let html = known.html
      for (const n of at) {
        const words = nextWords()
        const line = lineAt(html, n)
        last = { page, line, before: new Map(linesOf(known.html)).get(line) ?? '', words }
        html = withWords(html, line, words)
      }
      // Some tabs know which elements the page has, others leave that to be found out.
      const ids = at.length > 1 ? null : (element_ids ?? idsFrom(base))
      await store('edit', { page, html, base, ids, prefers, title: directEditsTitle }, twice ? 2 : 1)
    },
    async 'take-back'() {
      const known = last && pageOf(last.page)
      if (!last || !known?.version_id) return
      const { page, line, before, words } = last
      last = null
      if (new Map(linesOf(known.html)).get(line) !== words) return
      const html = withWords(known.html, line, before)
      await store('take-back', { page, html, base: known.version_id, ids: null, title: directEditsTitle }, 1)
    },
    async switch({ at, scope, back, twice }: Extract<TabStep, { do: 'switch' }>) {
      const version = view.versions[at % view.versions.length]
      if (!version) return
      const id = randomUUID()
      const asked = { version_id: version.id, scope, id }
      for (const body of await call('switch', 'POST', '/restore', asked, twice ? 2 : 1)) {
        const answer = content.parse(body)
        know(answer)
        record.deeds.push({ did: 'switched', who, id, origin: version.id, scope, answer })
      }
      const page = pages.find((name) => name === version.page_name)
      if (back && page) await this['undo-switch']({ page, twice })
    },
    async 'undo-switch'({ page, twice }: { page: SharedPageName; twice: boolean }) {
      const shown = pageOf(page)?.version_id
      const asked = { page_name: page, version_id: shown, id: randomUUID() }
      for (const body of await call('undo-switch', 'POST', '/restore/undo', asked, twice ? 2 : 1)) {
        const answer = content.parse(body)
        know(answer)
        record.deeds.push({ did: 'undone', who, page, answer })
      }
    },
    mode: ({ mode }: Extract<TabStep, { do: 'mode' }>) => call('mode', 'PUT', '/mode', { mode }),
    async import({ page, twice }: Extract<TabStep, { do: 'import' }>) {
      if (!pageOf(page)) await call('import', 'POST', '/pages', { name: page })
      const html = pageOfLines(Array.from({ length: 4 }, (_, n) => [`p${n}`, nextWords()]))
      await store('import', { page, html, base: null, ids: null, title: 'Imported page.html' }, twice ? 2 : 1)
    },
    async make({ page, at, holds, waits, twice }: Extract<TabStep, { do: 'make' }>) {
      const [turn, words] = [randomUUID(), nextWords()]
      const base = pageOf(page)?.version_id ?? null
      const prompt = askFor(words, at, holds)
      const asked = { prompt, mode: 'html', page_name: page, base, turn, in_line: waits }
      for (const body of await call('make', 'POST', '/generations', asked, twice ? 2 : 1))
        record.deeds.push({ did: 'asked', who, turn, mayWait: waits, words, ...begun.parse(body) })
    },
    drop,
  }

  return async (steps: readonly TabStep[]): Promise<void> => {
    for (const step of steps) {
      if (step.do === 'look') await take.look()
      if (step.do === 'edit') await take.edit(step)
      if (step.do === 'take-back') await take['take-back']()
      if (step.do === 'switch') await take.switch(step)
      if (step.do === 'undo-switch') await take['undo-switch'](step)
      if (step.do === 'mode') await take.mode(step)
      if (step.do === 'import') await take.import(step)
      if (step.do === 'make') await take.make(step)
      if (step.do === 'drop') await take.drop()
    }
  }
}
