import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, rmSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import type { Database } from '#server/db/database.ts'
import { openEmbedded } from '#server/db/embedded.ts'
import { openDatabase } from '#server/db/open.ts'
import serverArgs from '../../scripts/server-args.json' with { type: 'json' }
import serverEnv from '../../scripts/server-env.json' with { type: 'json' }
import { isSoak, patience } from './draw.ts'
import { noteServer, preparedData } from './run-folder.ts'
import { recordWords } from './seen-words.ts'
import { slowDown } from './slow.ts'

const root = join(import.meta.dirname, '../..')
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // As in every Chrome that people use: a page in a frame has a process of its own.
  '--site-per-process',
  '--enable-features=IsolateSandboxedIframes',
  // The last list counts: what Playwright leaves off, and two documents behind the address bar that each window loads.
  `--disable-features=${[
    'AvoidUnnecessaryBeforeUnloadCheckSync',
    'DestroyProfileOnBrowserClose',
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'LensOverlay',
    'MediaRouter',
    'PaintHolding',
    'ThirdPartyStoragePartitioning',
    'AvoidCorsURLLoaderRestartOnRedirect',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'PreconnectToSearch',
    'WebUIOmniboxPopup',
    'WebUIOmniboxAimPopup',
  ].join(',')}`,
]

/** The real server process on a free port with a data folder of its own. */
export type Product = {
  url: string
  folder: string
  /** of a PostgreSQL server; null: the database is in the folder */
  databaseUrl: string | null
  /** the one that runs now, or ran last */
  readonly process: ChildProcess
  /** stops it and removes its data */
  stop(): Promise<void>
  /** stops it and leaves its data */
  halt(): Promise<void>
  kill(): Promise<void>
  /** starts it once more, on the same data and port */
  again(): Promise<void>
  isUp(): boolean
}

/** Starts the built product as `npm start` does. `folder` continues an earlier one's data. */
export async function startProduct(env: Record<string, string> = {}, folder?: string): Promise<Product> {
  const port = env['PORT'] ? Number(env['PORT']) : await freePort()
  const data = folder ?? (await freshFolder())
  let running = await launch({ ...env, PORT: String(port), DATA_DIR: data })
  const end = async (signal: NodeJS.Signals) => {
    running.child.kill(signal)
    await running.gone
  }
  return {
    url: `http://localhost:${port}`,
    folder: data,
    databaseUrl: env['DATABASE_URL'] ?? null,
    get process() {
      return running.child
    },
    halt: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
    stop: async () => {
      await end('SIGTERM')
      await rm(data, { recursive: true, force: true })
    },
    again: async () => {
      running = await launch({ ...env, PORT: String(port), DATA_DIR: data })
    },
    isUp: () => running.child.exitCode === null && running.child.signalCode === null,
  }
}

async function launch(env: Record<string, string>) {
  const child = spawn(process.execPath, serverArgs, {
    cwd: root,
    // The test runner's own variables (BASE_URL among them) are not the product's.
    env: {
      ...serverEnv,
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      NODE_OPTIONS: process.env['NODE_OPTIONS'],
      NODE_ENV: 'test',
      NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node'),
      VISITOR_DAILY_GENERATIONS: '1000',
      // Each window comes from an address of its own, so that what is counted by address is not counted together.
      TRUSTED_PROXIES: '1',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  await noteServer(child.pid, gone)
  await until(() => output.includes('is running') || child.exitCode !== null, 120_000)
  if (child.exitCode !== null) throw new Error(`The server did not start:\n${output}`)
  return { child, gone }
}

/** Stops the product, changes its database, and goes on at the same address: for what people cannot do yet. */
export async function changed(product: Product, change: (database: Database) => Promise<void>): Promise<void> {
  await product.halt()
  const database = await openDatabase({ databaseUrl: product.databaseUrl, dataDir: product.folder })
  await change(database)
  await database.close()
  await product.again()
}

/** A data folder whose database is created already: the first start costs seconds, and is tested elsewhere. */
async function freshFolder(): Promise<string> {
  const prepared = preparedData() ?? (await (template ??= firstStart()))
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-'))
  await cp(prepared, folder, { recursive: true })
  return folder
}

let template: Promise<string> | null = null

async function firstStart(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-first-'))
  await (await openEmbedded(folder)).close()
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Waits for something that becomes true; throws when it does not in time. */
export async function until(isTrue: () => boolean | Promise<boolean>, milliseconds = patience): Promise<void> {
  const end = Date.now() + milliseconds
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('It did not happen in time.')
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
}

/** Undefined leaves the choice to Playwright. */
const ownChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

/** The machine's own Chromium, without its services. */
export function openBrowser(more: readonly string[] = []): Promise<Browser> {
  const args = [...browserArguments, ...more]
  return chromium.launch({ executablePath: process.env['CHROMIUM'] ?? ownChromium, args })
}

/**
 * Most windows want less motion, as many people do: what fades and pulses is a quarter to a third of what a window costs a
 * machine without a graphics card. In `npm run soak` all move.
 */
export const motion = isSoak ? 'no-preference' : 'reduce'

/** A person's browser window that collects what a journey must not see: console errors and requests to foreign hosts. */
export type Visit = { page: Page; context: BrowserContext; complaints: string[]; close(): Promise<void> }

export async function visit(
  browser: Browser,
  product: Product,
  options: { width?: number; height?: number; dark?: boolean; moves?: boolean; touch?: boolean; proxy?: string } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: product.url,
    viewport: { width: options.width ?? 1440, height: options.height ?? 900 },
    colorScheme: options.dark ? 'dark' : 'light',
    reducedMotion: options.moves ? 'no-preference' : motion,
    acceptDownloads: true,
    hasTouch: options.touch ?? false,
    // Without the bypass a browser goes to its own machine directly.
    ...(options.proxy ? { proxy: { server: options.proxy, bypass: '<-loopback>' } } : {}),
    extraHTTPHeaders: { 'x-forwarded-for': newAddress() },
  })
  context.setDefaultTimeout(patience)
  await recordWords(context)
  await slowDown(context)
  const page = await context.newPage()
  const complaints: string[] = []
  context.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`)
  })
  context.on('weberror', (error) => complaints.push(`error: ${error.error().message}`))
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^https?:|^wss?:/.test(protocol) && origin !== product.url) complaints.push(`foreign request: ${request.url()}`)
  })
  return { page, context, complaints, close: () => context.close() }
}

/** An address that no other window comes from. */
const newAddress = () => `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`

/**
 * A port that nobody listens on. Not one of those that the system gives to connections: a server that is started again
 * could find its own port taken by one of them.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000)
    const server = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false))
      server.listen(port, '127.0.0.1', () => resolve(true))
    })
    if (!isFree) continue
    await new Promise((resolve) => server.close(resolve))
    return port
  }
}
