import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { z } from 'zod'
import { content } from '#api/project-content.ts'
import { project, projectCard } from '#api/projects.ts'
import { get, type Settled } from '#test/support/people.ts'

type Known = {
  /** the last name that was acknowledged, and those since whose answer was never heard */
  name: string
  unsure: string[]
  pages: Set<string>
  versions: Set<string>
  turns: Set<string>
}

const made = z.object({ id: z.uuid() })

/** A no that may be; a server that is away, or too busy to read what it is sent, is told apart from it. */
function refused({ status }: Response, allowed: number[]): void {
  if (status === 503 || status === 408) throw new Error(': 503 ')
  expect(allowed).toContain(status)
}

/** A person who writes without a pause, and remembers every write that the server said yes to. */
export function createWriter(person: Settled) {
  const projects = new Map<string, Known>()
  let written = 0

  const works = {
    async create() {
      const { id, name } = await get(project, person, 'POST', '/projects', { workspace_id: person.workspace })
      projects.set(id, { name, unsure: [], pages: new Set(), versions: new Set(), turns: new Set() })
    },
    async rename(id: string, known: Known) {
      const name = `Renamed ${randomUUID()}`
      known.unsure.push(name)
      await get(project, person, 'PATCH', `/projects/${id}`, { name })
      known.name = name
      known.unsure = []
    },
    async addPage(id: string, known: Known) {
      const name = `Page ${randomUUID().slice(0, 8)}`
      await get(z.object({}), person, 'POST', `/projects/${id}/pages`, { name })
      known.pages.add(name)
    },
    async store(id: string, known: Known) {
      const html_content = `<!doctype html><html><body><h1>${randomUUID()}</h1></body></html>`
      const answer = await person.call('POST', `/api/projects/${id}/versions`, { page_name: 'Home', html_content })
      if (answer.status === 201) known.versions.add(made.parse(await answer.json()).id)
      // The page is being made.
      else refused(answer, [409, 429])
    },
    async generate(id: string, known: Known) {
      const turn = randomUUID()
      const asked = { prompt: 'a page for a bakery', mode: 'html', page_name: 'Home', base: null, turn }
      const answer = await person.call('POST', `/api/projects/${id}/generations`, asked)
      if (answer.status === 201) known.turns.add(turn)
      // One runs on this page already, or enough of them do.
      else refused(answer, [409, 429])
      await answer.text()
    },
  }

  async function next() {
    const [id, known] = [...projects].at(-1) ?? []
    if (!id || !known || (projects.size < 4 && written % 25 === 0)) return works.create()
    const { rename, addPage, store, generate } = works
    const work = [rename, addPage, store, store, generate][written % 5] ?? store
    return work(id, known)
  }

  return {
    /** how many writes were acknowledged */
    written: () => written,
    /** Writes until the signal; a server that is gone is waited for. */
    async write(signal: AbortSignal) {
      while (!signal.aborted) {
        try {
          await next()
          written += 1
        } catch (error) {
          // A lost line, a 503 and too many changes a minute are forgiven; any other answer that is an error is not.
          if (!(error instanceof TypeError) && !/: (?:503|429) /.test(String(error))) throw error
          await new Promise((resolve) => setTimeout(resolve, 50))
        }
      }
    },
    /** Asks for one more page, where none is being made. */
    async generate() {
      const [id, known] = [...projects].at(-1) ?? []
      if (id && known) await works.generate(id, known)
    },
    /** Whether nothing is being made in the projects of this person any more. */
    async isIdle(): Promise<boolean> {
      const cards = await get(projectCard.array(), person, 'GET', `/workspaces/${person.workspace}/projects`)
      return cards.every((card) => !card.is_generating)
    },
    /** Looks for everything that was acknowledged. Returns how the generations ended. */
    async check(): Promise<string[]> {
      const cards = await get(projectCard.array(), person, 'GET', `/workspaces/${person.workspace}/projects`)
      const outcomes: string[] = []
      for (const [id, known] of projects) {
        const card = cards.find((one) => one.id === id)
        expect([known.name, ...known.unsure]).toContain(card?.name)
        const now = await get(content, person, 'GET', `/projects/${id}/content`)
        const has = (names: Set<string>, there: string[]) =>
          expect([...names].filter((one) => !there.includes(one))).toEqual([])
        has(
          known.pages,
          now.pages.map(({ name }) => name),
        )
        has(
          known.versions,
          now.versions.map((version) => version.id),
        )
        const asked = now.messages.filter(({ role }) => role === 'user').map(({ turn }) => turn ?? '')
        has(known.turns, asked)
        expect(now.running).toEqual([])
        // Each question has exactly one answer, and a version where the answer says so.
        const answers = now.messages.filter(({ role }) => role === 'assistant')
        expect(answers).toHaveLength(asked.length)
        expect(new Set(answers.map(({ turn }) => turn))).toEqual(new Set(asked))
        for (const { details } of answers) outcomes.push(details?.outcome ?? 'none')
        const numbers = now.versions.filter(({ page_name }) => page_name === 'Home').map(({ number }) => number)
        expect(numbers.sort((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1))
      }
      return outcomes
    },
  }
}
