import { expect, test } from 'vitest'
import { completeHead } from './head.ts'
import { preloadedFaces } from './preloaded-faces.ts'

const face = (file: string) => `@font-face{font-family:"A";src:url(${file}) format("woff2")}`
const address = { url: 'https://a.example/', site: 'https://a.example', siteName: 'A', pageName: 'Home' }

test('the typefaces of a page are fetched with its first bytes: each once, four at most, none of elsewhere', () => {
  const own = [1, 2, 3, 4, 5].map((n) => `/assets/${String(n).repeat(24)}.woff2`)
  expect(preloadedFaces([own[0], own[0], own[1]].map((file) => face(file ?? '')).join('\n'))).toEqual([
    `<link rel="preload" as="font" type="font/woff2" href="${own[0]}" crossorigin>`,
    `<link rel="preload" as="font" type="font/woff2" href="${own[1]}" crossorigin>`,
  ])
  expect(preloadedFaces(own.map(face).join(''))).toHaveLength(4)
  for (const other of ['https://b.example/assets/11.woff2', '/assets/11.webp', 'data:font/woff2;base64,AAAA'])
    expect(preloadedFaces(face(other))).toEqual([])
})

test('they are asked for before the styles; a page without a typeface asks for none', () => {
  const page = (styles: string) =>
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A</title><style>${styles}</style></head><body></body></html>`
  const html = completeHead(page(face(`/assets/${'a'.repeat(24)}.woff2`)), address)
  expect(html.match(/rel="preload"/g)).toHaveLength(1)
  expect(html.indexOf('charset')).toBeLessThan(html.indexOf('rel="preload"'))
  expect(html.indexOf('rel="preload"')).toBeLessThan(html.indexOf('<style>'))
  expect(completeHead(page('h1{color:red}'), address)).not.toContain('preload')
})
