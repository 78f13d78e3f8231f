import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { moreIcons } from '#client/ui/more-icons.ts'
import { variables } from '#server/config.ts'

const root = join(import.meta.dirname, '..')
/** Tracked files, and new ones that are not ignored, that exist. */
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path !== '' && existsSync(join(root, path)))
const read = (path: string) => readFileSync(join(root, path), 'utf8')
/** Without comments, in which words such as 'any' mean what they say. */
const bare = (path: string) => read(path).replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')
const code = files.filter((path) => /^(src|test|bench)\/.*\.tsx?$/.test(path))
const source = code.filter((path) => path.startsWith('src/') && !path.includes('.test.'))

/** Tables of words and numbers may be long; they hold no logic. */
const isData = (path: string) =>
  /\/(data|lexicon|phrases|corpus)\//.test(path) || /-(table|data|lexicon)\.ts$/.test(path)

/** Every import of a file as a path from the root, or null for a package. */
function importsOf(path: string): string[] {
  const found = [...read(path).matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map(([, name = '']) => name)
  return found.flatMap((name) => {
    if (name.startsWith('#test/')) return [name.replace('#test/', 'test/')]
    if (name.startsWith('#')) return [name.replace('#', 'src/')]
    if (name.startsWith('.')) return [normalize(join(dirname(path), name))]
    return []
  })
}

const room = (path: string) => path.split('/')[1] ?? ''

/** Who may import whom (docs/architecture.md). The compiler holds it too; this names the rule that was broken. */
const walls: Record<string, string[]> = {
  rules: [],
  design: ['rules'],
  api: ['rules', 'design'],
  engine: ['rules', 'design'],
  exporters: ['rules', 'design'],
  preview: ['rules', 'design'],
  server: ['rules', 'design', 'api', 'engine', 'exporters', 'preview'],
  client: ['rules', 'design', 'api', 'exporters', 'preview'],
  cli: ['rules', 'design', 'api', 'engine', 'exporters', 'server'],
}

test('there is a house to look at', () => {
  expect(source.length).toBeGreaterThan(50)
  expect(Object.keys(walls).sort()).toEqual([...new Set(source.map(room))].sort())
})

test('rooms import one way', () => {
  const wrong = source.flatMap((path) =>
    importsOf(path)
      .filter(
        (target) =>
          target.startsWith('src/') && room(target) !== room(path) && !walls[room(path)]?.includes(room(target)),
      )
      .map((target) => `${path} → ${target}`),
  )
  expect(wrong).toEqual([])
})

/** Which folder of a room may reach which other; files beside the folders are for all. */
const floors: Record<string, Record<string, string[]>> = {
  engine: {
    trades: [],
    understanding: ['trades'],
    models: [],
    reader: ['turn'],
    prompts: ['models', 'reader', 'turn', 'understanding'],
    turn: ['composer', 'models', 'prompts', 'reader', 'understanding'],
    composer: ['trades', 'turn', 'understanding'],
  },
  server: {
    db: ['files'],
    files: [],
    limits: [],
    mail: [],
    typefaces: [],
    domains: [],
    bus: ['db'],
    credits: ['db'],
    auth: ['bus', 'db'],
    presenters: ['auth', 'db', 'domains'],
    policies: ['db'],
    realtime: ['bus', 'db'],
    notifications: ['auth', 'bus', 'db', 'mail', 'presenters'],
    generations: ['bus', 'credits', 'db', 'notifications'],
    models: ['db'],
    workers: ['files', 'generations', 'typefaces'],
    http: ['auth'],
    payments: ['http'],
    sites: ['auth', 'bus', 'db', 'domains', 'files', 'http', 'mail', 'models', 'presenters', 'use-cases'],
    'use-cases': [
      'auth',
      'bus',
      'credits',
      'db',
      'domains',
      'files',
      'generations',
      'mail',
      'models',
      'notifications',
      'payments',
      'policies',
      'presenters',
      'realtime',
    ],
    routes: ['auth', 'db', 'http', 'mail', 'payments', 'policies', 'presenters', 'typefaces', 'use-cases'],
  },
  client: {
    styles: [],
    ui: [],
    state: ['ui'],
    data: ['state'],
    flows: ['data', 'state', 'ui'],
    parts: ['data', 'flows', 'state', 'ui'],
    screens: ['data', 'flows', 'parts', 'state', 'ui'],
  },
}

test('inside server, client and engine imports run one way too', () => {
  const floor = (path: string) => /^src\/[^/]+\/([^/]+)\//.exec(path)?.[1]
  const wrong = source.flatMap((path) => {
    const [from, allowed] = [floor(path), floors[room(path)]]
    return importsOf(path).flatMap((target) => {
      const to = room(target) === room(path) ? floor(target) : undefined
      if (!allowed || !from || !to || from === to || allowed[from]?.includes(to)) return []
      return [`${path} → ${target}`]
    })
  })
  expect(wrong).toEqual([])
})

test('routes ask use cases, never the tables', () => {
  const routes = source.filter((path) => path.startsWith('src/server/routes/'))
  expect(routes.filter((path) => importsOf(path).some((target) => target.includes('/db/queries/')))).toEqual([])
})

test('screens do not import each other', () => {
  const screen = (path: string) => /^src\/client\/screens\/([^/]+)\//.exec(path)?.[1]
  const wrong = source.flatMap((path) =>
    importsOf(path)
      .filter((target) => screen(path) && screen(target) && screen(path) !== screen(target))
      .map((target) => `${path} → ${target}`),
  )
  expect(wrong).toEqual([])
})

test('only client/data speaks to the server', () => {
  const wrong = source.filter(
    (path) =>
      path.startsWith('src/client/') &&
      !path.startsWith('src/client/data/') &&
      /\bfetch\(|@orpc\/|new EventSource/.test(read(path)),
  )
  expect(wrong).toEqual([])
})

/** The one place that writes markup: two scripts of our own, before the first paint. */
const writesMarkup = new Set(['src/client/root.tsx'])
const intoDocument =
  /\b(?:innerHTML|outerHTML|dangerouslySetInnerHTML)\b|\.(?:insertAdjacentHTML|setHTML\w*|createContextualFragment|parseHTMLUnsafe)\(|\bdocument\.write|\bsrcdoc\b/i

test('no page is parsed in a document of the app: its handlers would be held against the app', () => {
  const client = source.filter((path) => path.startsWith('src/client/'))
  expect(client.filter((path) => !writesMarkup.has(path) && intoDocument.test(bare(path)))).toEqual([])
  const parses = client.filter((path) => bare(path).includes('.parseFromString('))
  expect(parses.filter((path) => !bare(path).includes(".parseFromString(withoutHandlers(html), 'text/html')"))).toEqual(
    [],
  )
})

/** What files export, with the kind of each: class, const, function or type. */
const exported = code.flatMap((path) =>
  [
    ...bare(path).matchAll(
      /^export (?:abstract |async |declare )*(?<kind>class|const|function|type)\*? +(?<name>\w+)/gm,
    ),
  ].map(({ groups }) => ({ path, kind: groups?.['kind'] ?? '', name: groups?.['name'] ?? '' })),
)

test('an exported type has its name alone', () => {
  const types = exported.filter(({ kind }) => kind === 'type' || kind === 'class')
  const byName = Map.groupBy(types, ({ name }) => name)
  expect(byName.size).toBeGreaterThan(400)
  const twice = [...byName].filter(([, all]) => all.length > 1)
  expect(twice.map(([name, all]) => `${name}: ${all.map(({ path }) => path).join(', ')}`)).toEqual([])
})

/** Words that the house had for itself, and what is said now (docs/architecture.md, Words). */
const retired: [word: RegExp, now: string][] = [
  [/^hands?$/, 'direct edit'],
  [/^stages?$/, 'canvas'],
  [/^(?:keep|keeps|kept|keeping)$/, 'save, cache'],
  [/^(?:tell|tells|told|telling|say|says|said|saying)$/, 'notify, broadcast, emit, report'],
  [/^(?:hear|hears|heard|hearing)$/, 'subscribe, listen, receive'],
  [/^(?:mend|mends|mended)$/, 'fix'],
  [/^(?:rungs?|ladder)$/, 'edit format, fallback'],
  [/^verbs?$/, 'use case, operation'],
]
/** The stages of a turn are called so everywhere; verbs are those of the languages that the designer reads. */
const meantSo = new Set(
  'Stage stages emitStage StageRow StageLine stageLines stage-lines verbs capabilityVerbs'.split(' '),
)
const wordsOf = (name: string) => name.split(/[^a-zA-Z]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())

test('exported names, files and folders speak the words of the field', () => {
  const named = [
    ...exported.map(({ path, name }) => ({ name, path })),
    ...code.flatMap((path) => path.split('/').map((name) => ({ name: name.replace(/\..*/, ''), path }))),
  ]
  expect(named.length).toBeGreaterThan(5000)
  const wrong = named.flatMap(({ name, path }) => {
    if (meantSo.has(name)) return []
    return retired
      .filter(([word]) => wordsOf(name).some((one) => word.test(one)))
      .map(([, now]) => `${name} in ${path}: ${now}`)
  })
  expect([...new Set(wrong)]).toEqual([])
})

test('half of the files have 60 lines at most, nine of ten less than 160', () => {
  const lengths = source.map((path) => read(path).split('\n').length - 1).sort((a, b) => a - b)
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(60)
  expect(lengths[Math.floor(lengths.length * 0.9)]).toBeLessThan(160)
})

test('what the documents name is there', () => {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...files.filter((path) => /^docs\/.*\.md$/.test(path)),
  ]
  const named = documents.flatMap((path) =>
    [...read(path).matchAll(/`((?:src|test|bench|scripts|docs)\/[\w/.-]+)`/g)].map(
      ([, name = '']) => [path, name] as const,
    ),
  )
  expect(named.length).toBeGreaterThan(15)
  expect(named.filter(([, name]) => !existsSync(join(root, name)))).toEqual([])
})

test('no line of the source has more than 160 characters', () => {
  const written = files.filter((path) => /^src\/.*\.(?:tsx?|css)$/.test(path))
  const long = written.flatMap((path) =>
    read(path)
      .split('\n')
      .flatMap((line, index) => (line.length > 160 ? [`${path}:${index + 1}`] : [])),
  )
  expect(long).toEqual([])
})

test('files are short, kebab-case, and no barrels', () => {
  const long = source.filter((path) => !isData(path) && read(path).split('\n').length > 401)
  expect(long).toEqual([])
  expect(code.filter((path) => !/^[a-z0-9][a-z0-9.-]*\.tsx?$/.test(basename(path)))).toEqual([])
  expect(code.filter((path) => /^index\.tsx?$/.test(basename(path)))).toEqual([])
  expect(files.filter((path) => /(^|\/)(utils|helpers|common)(\/|\.ts)/.test(path))).toEqual([])
})

test.for([
  ['any', /(?::|\bas|<)\s*any\b/],
  ['enum', /^\s*(?:export\s+)?(?:const\s+)?enum\s/m],
  ['interface', /^\s*(?:export\s+)?interface\s/m],
  ['ts-ignore', /@ts-(?:ignore|nocheck)/],
  ['skipped or focused tests', /\b(?:test|describe|it)\.(?:only|skip|todo)\(/],
  ['unfinished work', /\b(?:TODO|FIXME|XXX)\b/],
] as const)('no %s', ([name, pattern]) => {
  const own = basename(import.meta.filename)
  expect(
    code.filter((path) => basename(path) !== own && pattern.test(name === 'unfinished work' ? read(path) : bare(path))),
  ).toEqual([])
})

test.for([
  ['tries again', /\bretry:/],
  ['waits for time to pass', /\bwaitForTimeout\(|=> setTimeout\(\w+,/],
] as const)('no test %s', ([, pattern]) => {
  const tests = [...files.filter((path) => /^test\/.*\.test\.ts$/.test(path)), 'vitest.config.ts']
  const own = basename(import.meta.filename)
  expect(tests.length).toBeGreaterThan(50)
  expect(tests.filter((path) => basename(path) !== own && pattern.test(bare(path)))).toEqual([])
})

test('icons that only the builder loads are drawn nowhere else, and there they are', () => {
  const names = Object.keys(moreIcons)
  // a table of icons says what it holds; elsewhere the word stands on the line or in the element
  const places = [
    /<Icon\b[\s\S]*?\/>/g,
    /\bicon=\{[^}]*\}/g,
    /\bIconName\b[^;={]*=\s*[[{][\s\S]*?\n[\]}]/g,
    /.*icons?\b.*/gi,
  ]
  const named = (text: string) => names.filter((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`))
  const drawn = (path: string) => {
    const text = read(path)
    return named(places.flatMap((place) => text.match(place) ?? []).join('\n'))
  }
  const client = source.filter((path) => path.startsWith('src/client/') && path !== 'src/client/ui/more-icons.ts')
  // what shows a page to somebody with a link brings them along as the builder does
  const theirs = [
    'src/client/screens/builder/',
    'src/client/parts/compare/',
    'src/client/parts/read-only/',
    'src/client/screens/shared/',
    'src/client/parts/preview/device-segments',
    'src/client/parts/talk/',
  ]
  const isBuilder = (path: string) => theirs.some((place) => path.startsWith(place))
  expect(client.filter((path) => !isBuilder(path) && drawn(path).length > 0)).toEqual([])
  const used = new Set(client.filter(isBuilder).flatMap((path) => named(read(path))))
  expect(names.filter((name) => !used.has(name))).toEqual([])
})

test('effects are rare', () => {
  const client = source.filter((path) => path.startsWith('src/client/'))
  const effects = client.map((path) => read(path).split(/\buseEffect\(/).length - 1).reduce((a, b) => a + b, 0)
  const lines = client.map((path) => read(path).split('\n').length).reduce((a, b) => a + b, 0)
  expect(lines).toBeGreaterThan(300)
  expect(effects).toBeLessThanOrEqual(Math.ceil(lines / 200))
})

test('nothing names this machine, a registry or a secret', () => {
  const text = files.filter((path) => /\.(tsx?|mjs|json|md|css|html|yaml|yml)$|^\.ci\/|^\.npmrc$/.test(path))
  const own = 'test/house-rules.test.ts'
  const wrong = text.filter(
    (path) =>
      path !== own &&
      /\/work\/(main|shared)|\/tmp\/(n24|ref|brief)|"resolved":|registry\.npm|BEGIN (RSA |EC )?PRIVATE KEY/.test(
        read(path),
      ),
  )
  expect(wrong).toEqual([])
})

test('every package is pinned to one version', () => {
  const { dependencies, devDependencies } = JSON.parse(read('package.json')) as Record<string, Record<string, string>>
  const versions = Object.entries({ ...dependencies, ...devDependencies })
  expect(versions.length).toBeGreaterThan(20)
  expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([])
})

test('.env.example names every setting and no other', () => {
  const named = [...read('.env.example').matchAll(/^# ([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named).toEqual(Object.keys(variables))
  for (const { about } of Object.values(variables)) expect(read('.env.example')).toContain(about)
})

test('a session is who is signed in, and nothing else', () => {
  const names = code.flatMap((path) =>
    [...read(path).matchAll(/^export (?:async )?(?:const|function|type|class) (\w*session\w*)/gim)].map(
      ([, name]) => `${path} ${name}`,
    ),
  )
  expect(names.length).toBeGreaterThan(10)
  expect(
    names.filter((name) => !/sessions?\b|\/auth\/|\/auth\.ts|account\.ts|password\/|db\/schema|members/.test(name)),
  ).toEqual([])
})

test('there is one form system', () => {
  expect(code.filter((path) => /from '(?:react-hook-form|@hookform\/)/.test(read(path)))).toEqual([
    'src/client/parts/form/use-form.ts',
  ])
})

test('what another package calls unstable is behind one file', () => {
  const own = basename(import.meta.filename)
  expect(code.filter((path) => basename(path) !== own && /__unstable__|\bunstable_/.test(read(path)))).toEqual([
    'src/design/design-system.ts',
  ])
})
