import { expect, test, vi } from 'vitest'
import { type OpenAppDeps, projectToOpen } from './open-app.ts'

const personal = { id: 'w1', name: 'Personal' }
const studio = { id: 'w2', name: 'Studio' }

function deps(change: Partial<OpenAppDeps> = {}) {
  return {
    workspaces: vi.fn(() => Promise.resolve([personal, studio])),
    setUp: vi.fn<OpenAppDeps['setUp']>(() => Promise.resolve([])),
    remembered: null,
    latest: vi.fn<OpenAppDeps['latest']>(() => Promise.resolve(null)),
    create: vi.fn<OpenAppDeps['create']>(() => Promise.resolve({ id: 'created' })),
    importKept: vi.fn<OpenAppDeps['importKept']>(() => Promise.resolve(null)),
    offersKept: () => false,
    onKeptStays: vi.fn(),
    isPlanLimit: () => false,
    ...change,
  }
}

test('the most recent project of the active workspace is opened, and nothing is made', async () => {
  const given = deps({ remembered: 'w2', latest: vi.fn((id?: string) => Promise.resolve({ id: `latest-${id}` })) })
  expect(await projectToOpen(given)).toBe('latest-w2')
  expect(given.create).not.toHaveBeenCalled()
  expect(given.importKept).not.toHaveBeenCalled()
})

test('a new person whose workspaces are being made is taken to a project in them', async () => {
  const given = deps({ workspaces: () => Promise.resolve([]), setUp: () => Promise.resolve([personal]) })
  expect(await projectToOpen(given)).toBe('created')
  expect(await projectToOpen(deps({ workspaces: () => Promise.resolve([]) }))).toBeNull()
})

test('what was made in this browser becomes a project before any other is opened', async () => {
  const given = deps({
    offersKept: () => true,
    importKept: vi.fn(() => Promise.resolve({ id: 'imported' })),
    latest: vi.fn(() => Promise.resolve({ id: 'there' })),
  })
  expect(await projectToOpen(given)).toBe('imported')
})

test('where the plan has no room for it, it stays in the browser, says so, and the latest project opens', async () => {
  const given = deps({
    offersKept: () => true,
    importKept: vi.fn(() => Promise.reject(new Error('limit'))),
    isPlanLimit: () => true,
    latest: vi.fn(() => Promise.resolve({ id: 'there' })),
  })
  expect(await projectToOpen(given)).toBe('there')
  expect(given.onKeptStays).toHaveBeenCalledTimes(1)
})

test('with none, the work of this browser becomes a project', async () => {
  const given = deps({ importKept: vi.fn(() => Promise.resolve({ id: 'imported' })) })
  expect(await projectToOpen(given)).toBe('imported')
  expect(given.importKept).toHaveBeenCalledWith('w1')
  expect(given.create).not.toHaveBeenCalled()
})

test('with none and nothing made here, an empty one is made', async () => {
  const given = deps()
  expect(await projectToOpen(given)).toBe('created')
  expect(given.create).toHaveBeenCalledWith('w1', 'My Design Project')
})

test('without a workspace there is no project', async () => {
  const given = deps({ workspaces: vi.fn(() => Promise.resolve([])) })
  expect(await projectToOpen(given)).toBe(null)
  expect(given.latest).not.toHaveBeenCalled()
})

test('a plan whose one project is elsewhere leads there', async () => {
  const given = deps({
    create: vi.fn(() => Promise.reject(new Error('limit'))),
    isPlanLimit: () => true,
    latest: vi.fn((id?: string) => Promise.resolve(id ? null : { id: 'elsewhere' })),
  })
  expect(await projectToOpen(given)).toBe('elsewhere')
})

test('another failure is told, and nothing else is tried', async () => {
  const given = deps({ importKept: vi.fn(() => Promise.reject(new Error('no line'))) })
  await expect(projectToOpen(given)).rejects.toThrow('no line')
  expect(given.create).not.toHaveBeenCalled()
  expect(given.latest).toHaveBeenCalledTimes(1)
})
