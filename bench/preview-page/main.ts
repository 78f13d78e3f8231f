import { createElement, createRef } from 'react'
import { createRoot } from 'react-dom/client'
import { pageSvg, svgImage, whiteCanvas } from '#client/parts/picture/page-svg.ts'
import type { DeviceWidth } from '#client/parts/preview/fit.ts'
import { Preview, type PreviewHandle } from '#client/parts/preview/preview.tsx'
import type { LabApi } from '#test/support/preview-lab-api.ts'
import { createSrcdocPreview } from './srcdoc.ts'
import { playStream } from './stream.ts'

const root = createRoot(document.getElementById('root') ?? document.body)
const handle = createRef<PreviewHandle>()
const said: LabApi['said'] = []
const note = (what: string) => (value?: unknown) => void said.push({ what, value, at: performance.now() })
const linked: LabApi['linked'] = new Map()
let width: DeviceWidth = 'full'

const ways = {
  ours: (html: string | null, streaming: boolean, page = 'Home') =>
    root.render(
      createElement(Preview, {
        page,
        html,
        streaming,
        width,
        ref: handle,
        className: 'pane',
        onNavigate: note('navigate'),
        linkedPage: (href) => linked.get(href) ?? null,
        onSubmit: note('submit'),
        onError: note('error'),
        onScroll: note('scroll'),
        onLayout: note('layout'),
        onRendered: note('rendered'),
      }),
    ),
  srcdoc: createSrcdocPreview(document.getElementById('root') ?? document.body),
}

globalThis.previewLab = {
  said,
  async picture(html, page, window) {
    const [canvas, context] = whiteCanvas(page)
    context.drawImage(await svgImage(await pageSvg(html, { page, window })), 0, 0)
    return canvas.toDataURL('image/png')
  },
  linked,
  preview: () => handle.current,
  show: ways.ours,
  setWidth: (next) => {
    width = next
  },
  stream: async (way, html, tokensPerSecond) => {
    let first = 0
    const last = await playStream(html, tokensPerSecond, (text) => {
      first ||= /<body[^>]*>[\s\S]*>/.test(text) ? performance.now() : 0
      ways[way](text, text.length < html.length)
    })
    return { first: performance.timeOrigin + first, last: performance.timeOrigin + last }
  },
}

ways.ours(null, false)
