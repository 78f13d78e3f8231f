import { createRequire } from 'node:module'
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import type { AxeViolation, Measured } from '../score/types.ts'
import { pageCss } from '#test/support/family-checks.ts'
import { lookAround, type Seen } from './in-page.ts'

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

export type Watcher = { look: (html: string, pictures: string | null) => Promise<Measured> }

/** A window that looks at one page after the other; foreign hosts are refused and noted. */
export async function openWatcher(browser: Browser): Promise<Watcher> {
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } })
  let errors: string[] = []
  let requests: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error' && !/ERR_FAILED|ERR_BLOCKED/.test(message.text())) errors.push(message.text())
  })
  await page.route(/^(?:https?|wss?):/, (route) => {
    requests.push(route.request().url())
    return route.abort()
  })
  return {
    async look(html, pictures) {
      errors = []
      requests = []
      const css = await pageCss(html)
      await at(page, 1440)
      await page.setContent(html.replace(/<\/head>/i, () => `<style>${css.replaceAll('</', '<\\/')}</style></head>`))
      const wide = await page.evaluate(lookAround)
      if (pictures) await picture(page, `${pictures}-1440.webp`, 720)
      await page.addScriptTag({ path: axeFile })
      const axeWide = await page.evaluate(runAxe)
      await at(page, 768)
      const middle = await page.evaluate(lookAround)
      await at(page, 390)
      if (pictures) await picture(page, `${pictures}-390.webp`, 390)
      await at(page, 360)
      const narrow = await page.evaluate(lookAround)
      const axeNarrow = await page.evaluate(runAxe)
      return measured({ wide, middle, narrow }, joined(axeWide, axeNarrow), errors, requests)
    },
  }
}

const at = (page: Page, width: number) => page.setViewportSize({ width, height: width < 768 ? 844 : 900 })

async function picture(page: Page, path: string, width: number): Promise<void> {
  const whole = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 80 })
  await sharp(whole, { limitInputPixels: false })
    .resize({ width, withoutEnlargement: true, height: 12_000, fit: 'inside' })
    .webp({ quality: 70 })
    .toFile(path)
}

type Looks = { wide: Seen; middle: Seen; narrow: Seen }

function measured(
  { wide, middle, narrow }: Looks,
  axe: AxeViolation[],
  errors: string[],
  requests: string[],
): Measured {
  const overflow = [
    { width: 360, seen: narrow },
    { width: 768, seen: middle },
    { width: 1440, seen: wide },
  ].map(({ width, seen }) => ({ width, over: seen.over, what: seen.wide }))
  return {
    overflow,
    targets: { all: wide.targets + narrow.targets, small: [...new Set([...wide.small, ...narrow.small])] },
    body: { letters: wide.body, small: wide.bodySmall, what: wide.bodyWhat },
    fonts: wide.fonts,
    sizes: wide.sizes,
    colors: wide.colors,
    spacing: { all: wide.spacing, off: wide.offGrid },
    lines: { all: wide.paragraphs, off: wide.offLines },
    fold: { heading: wide.foldHeading, action: wide.foldAction },
    blankAt: [
      { width: 360, seen: narrow },
      { width: 1440, seen: wide },
    ].flatMap(({ width, seen }) => (seen.letters > 0 ? [] : [width])),
    errors,
    requests,
    axe,
  }
}

/** What is wrong at both widths counts once. */
function joined(a: AxeViolation[], b: AxeViolation[]): AxeViolation[] {
  return [...a, ...b].reduce<AxeViolation[]>((found, one) => {
    const known = found.find(({ id }) => id === one.id)
    if (!known) return [...found, one]
    known.nodes = [...new Set([...known.nodes, ...one.nodes])]
    return found
  }, [])
}

async function runAxe(): Promise<AxeViolation[]> {
  type Node = { target: string[]; html: string; any: { message: string }[] }
  type Violation = { id: string; impact: AxeViolation['impact'] | null; nodes: Node[] }
  const { axe } = window as unknown as {
    axe: { run: (root: Document, options: object) => Promise<{ violations: Violation[] }> }
  }
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations.map(({ id, impact, nodes }) => ({
    id,
    impact: impact ?? 'minor',
    nodes: nodes.map((node) => {
      const section = document.querySelector(String(node.target[0]))?.closest('[data-section]')
      const name = section?.getAttribute('data-section') ?? 'page'
      return `${name} ${node.html.slice(0, 90)} ${node.any[0]?.message.match(/contrast of [\d.]+ \([^)]*\)/)?.[0] ?? ''}`
    }),
  }))
}
