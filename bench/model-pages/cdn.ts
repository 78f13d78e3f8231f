import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { typefaceFile } from '#server/typefaces/files.ts'

/** What a host of files answers. */
export type CdnAnswer = { body: string | Buffer; contentType: string }

const folder = join(import.meta.dirname, '../../.bench/cdn')
/** What pages of models load, as packages; only this bench needs them, so they are no part of the project. */
const packages = [
  'tailwindcss-cdn@3.4.10',
  'tailwindcss-2@npm:tailwindcss@2.2.19',
  '@fortawesome/fontawesome-free@6.4.0',
  'feather-icons@4.29.2',
  'gsap@3.12.2',
  'chart.js@4.6.1',
  'chart.js-3@npm:chart.js@3.7.0',
]

/** Brings the packages into `.bench/cdn`, once. */
export async function bringCdnFiles(): Promise<void> {
  const note = join(folder, 'package.json')
  const wanted = packages.join(' ')
  if (existsSync(note) && (await readFile(note, 'utf8')).includes(wanted)) return
  await mkdir(folder, { recursive: true })
  const bare = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock']
  await writeFile(note, '{ "private": true }\n')
  await promisify(execFile)('npm', [...bare, ...packages], { cwd: folder })
  const made: unknown = JSON.parse(await readFile(note, 'utf8'))
  await writeFile(note, `${JSON.stringify({ ...Object(made), description: wanted }, null, 2)}\n`)
}

type Place = { at: RegExp; file: (match: RegExpExecArray) => string }

const places: Place[] = [
  {
    at: /^https:\/\/cdn\.tailwindcss\.com\/?\?plugins=/,
    file: () => 'tailwindcss-cdn/tailwindcss-with-all-plugins.js',
  },
  { at: /^https:\/\/cdn\.tailwindcss\.com/, file: () => 'tailwindcss-cdn/tailwindcss.js' },
  { at: /\/npm\/tailwindcss@2[\d.]*\/(dist\/[\w.-]+\.css)/, file: ([, path = '']) => `tailwindcss-2/${path}` },
  {
    at: /\/font-awesome\/[\w.-]+\/((?:css|webfonts)\/[\w.-]+)/,
    file: ([, path = '']) => `@fortawesome/fontawesome-free/${path}`,
  },
  { at: /\/feather-icons/, file: () => 'feather-icons/dist/feather.min.js' },
  { at: /\/gsap\/[\d.]+\/([\w.]+\.js)/, file: ([, path = '']) => `gsap/dist/${path}` },
  { at: /\/npm\/chart\.js@3[\d.]*\/(dist\/[\w.]+\.js)/, file: ([, path = '']) => `chart.js-3/${path}` },
  { at: /\/npm\/chart\.js/, file: () => 'chart.js/dist/chart.umd.js' },
]

const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
}

/** Where our typefaces stand for those of Google's host, and for those that are installed on somebody's machine. */
export const facesHost = 'https://fonts.gstatic.com/'

/** The file that a host would send; a grey picture for a photo; null for what is in no package. */
export async function cdnFile(url: string, kind: string): Promise<CdnAnswer | null> {
  if (url.startsWith(facesHost)) {
    const bytes = await typefaceFile(url.slice(facesHost.length))
    return bytes ? { body: Buffer.from(bytes), contentType: 'font/woff2' } : null
  }
  for (const { at, file } of places) {
    const match = at.exec(url)
    const path = match ? join(folder, 'node_modules', file(match)) : null
    if (path && existsSync(path))
      return { body: await readFile(path), contentType: types[extname(path)] ?? 'text/plain' }
  }
  return kind === 'image' ? { body: await somePhoto(), contentType: 'image/png' } : null
}

/** What stands for photos that no package has. */
const somePhoto = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#f4f4f5' } })
    .png()
    .toBuffer()
