import { extractTitle } from '#design/clean.ts'
import { escapeText } from '#design/text.ts'
import { linkToFiles } from '../file-links.ts'
import { selfContained } from '../html.ts'
import { SiteAssets } from './assets.ts'
import { withBadge } from './badge.ts'
import { completeHead, iconPath, iconPngPath, sharedPicturePath } from './head.ts'
import { pagePaths } from './paths.ts'
import { policyOf } from './policy.ts'
import { filledFrame, framePath, siteFrame } from './site-frame.ts'
import { siteIcon, siteLook } from './site-look.ts'
import type { SiteFile, SiteInput } from './site-types.ts'
import { takeOut } from './take-out.ts'

const htmlType = 'text/html; charset=utf-8'
/** Of pictures and texts that are opened by themselves: nothing in them runs or loads. */
const closedPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'"

/**
 * All files of a site: its pages with only what each needs, what they show beside them by the digest of its content, and
 * what browsers, search engines and people who share it ask for. The same pages give the same files.
 */
export async function buildSite(input: SiteInput): Promise<SiteFile[]> {
  const { pages, name, url } = input
  const paths = pagePaths(pages.map((page) => page.name))
  const assets = new SiteAssets()
  const made: SiteFile[] = []
  let front = ''
  for (const page of pages) {
    const path = paths.get(page.name) ?? '/'
    const { isPlain } = await input.css(page.html)
    const whole = await selfContained(linkToFiles(page.html, paths), input)
    const light = await takeOut(whole, isPlain, assets, input.picture)
    const address = { url: url + encodeURI(path), site: url, siteName: name, pageName: page.name }
    const complete = completeHead(light, address)
    const html = input.badge ? withBadge(complete, input.badge, path) : complete
    if (path === '/') front = light
    made.push(await document(path, html))
  }
  const frame = siteFrame(front)
  const missing =
    '<h1>This page is not here</h1><p>It may have moved, or the address has a slip in it.</p><p><a href="/">To the front page</a></p>'
  const look = siteLook(name, extractTitle(front), front)
  return [
    ...made,
    await document(framePath, frame),
    await document('/404.html', filledFrame(frame, escapeText(`Not found · ${name}`), missing)),
    file('/robots.txt', 'text/plain; charset=utf-8', `User-agent: *\nAllow: /\n\nSitemap: ${url}/sitemap.xml\n`),
    file(
      '/sitemap.xml',
      'application/xml; charset=utf-8',
      sitemap([...paths.values()].map((path) => url + encodeURI(path))),
    ),
    file(iconPath, 'image/svg+xml', siteIcon(look)),
    { path: iconPngPath, type: 'image/png', content: await input.icon(look, 180), policy: closedPolicy },
    { path: sharedPicturePath, type: 'image/png', content: await input.shared(look), policy: closedPolicy },
    ...assets.files.map((asset) => ({ ...asset, policy: closedPolicy })),
  ]
}

async function document(path: string, html: string): Promise<SiteFile> {
  return { ...file(path, htmlType, html), policy: await policyOf(html) }
}

function file(path: string, type: string, text: string): SiteFile {
  return { path, type, content: new TextEncoder().encode(text), policy: closedPolicy }
}

function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${escapeText(address)}</loc></url>`).join('\n')
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries}\n</urlset>\n`
}
