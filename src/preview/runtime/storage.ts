/**
 * A frame without an origin has no storage, and a script that asks for it dies. Here it lives in memory, for as long as
 * the frame does.
 */
export function storageInMemory(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    Object.defineProperty(window, name, { value: memoryStorage(), configurable: true })
  }
  let cookies = ''
  Object.defineProperty(Document.prototype, 'cookie', {
    get: () => cookies,
    set: (given: unknown) => {
      const [pair = ''] = text(given).split(';')
      const name = pair.split('=')[0] ?? ''
      const others = cookies.split('; ').filter((cookie) => cookie !== '' && !cookie.startsWith(`${name}=`))
      cookies = [...others, pair.trim()].join('; ')
    },
    configurable: true,
  })
}

function memoryStorage(): Storage {
  const kept = new Map<string, string>()
  const calls = {
    getItem: (key: unknown) => kept.get(text(key)) ?? null,
    setItem: (key: unknown, value: unknown) => void kept.set(text(key), text(value)),
    removeItem: (key: unknown) => void kept.delete(text(key)),
    clear: () => kept.clear(),
    key: (index: number) => [...kept.keys()][index] ?? null,
  }
  return new Proxy({} as Storage, {
    get: (_, name) => {
      if (name === 'length') return kept.size
      if (typeof name === 'string' && Object.hasOwn(calls, name)) return calls[name as keyof typeof calls]
      return typeof name === 'string' ? kept.get(name) : undefined
    },
    set: (_, name, value) => {
      if (typeof name === 'string') kept.set(name, text(value))
      return true
    },
    deleteProperty: (_, name) => {
      if (typeof name === 'string') kept.delete(name)
      return true
    },
    has: (_, name) => typeof name === 'string' && (name in calls || kept.has(name)),
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: (_, name) =>
      typeof name === 'string' && kept.has(name)
        ? { value: kept.get(name), writable: true, enumerable: true, configurable: true }
        : undefined,
  })
}

/** Storage keeps texts, whatever it is given. */
const text = (given: unknown): string => (typeof given === 'string' ? given : String(given))
