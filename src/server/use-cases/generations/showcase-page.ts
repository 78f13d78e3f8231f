import type { ShowcaseName } from '#rules/showcase.ts'
import type { Services } from '../../services.ts'

/** The same page before any paint: every surface a hairline, every text a hollow line. */
const wireCss = `
*,*::before,*::after{
  color:transparent!important;background:none!important;border-color:oklch(.7 .01 286)!important;animation:none!important;
  box-shadow:none!important;text-shadow:none!important;filter:none!important;mask:none!important
}
html{background:light-dark(#fff,#1b1b1e)!important;color-scheme:light dark}
svg *{fill:none!important;stroke:oklch(.65 .012 286)!important;stroke-width:1.4px!important;opacity:1!important;vector-effect:non-scaling-stroke}
svg{opacity:.5;filter:grayscale(1)!important}
h1,h2,h3{-webkit-text-stroke:1.3px oklch(.6 .012 286)}
p,dd,dt,td,label{background:repeating-linear-gradient(to bottom,transparent 0 .42em,oklch(.7 .01 286/.28) .42em 1.02em,transparent 1.02em 1.5em)!important}
a,button,input,textarea,select{outline:1.3px solid oklch(.66 .012 286)!important;outline-offset:-1px}
section,header,footer{outline:1px dashed oklch(.72 .01 286)!important;outline-offset:-8px}`

const made = new Map<string, Promise<{ html: string; css: string }>>()

/** A page of the built-in designer for the landing page's miniatures, styled and without scripts; made once per server. */
export async function showcasePage(
  { work }: Pick<Services, 'work'>,
  name: ShowcaseName,
  wire: boolean,
): Promise<string> {
  const page = made.get(name) ?? work('showcase', name, '')
  made.set(name, page)
  // one that could not be made is made anew when somebody asks again
  page.catch(() => made.delete(name))
  const { html, css } = await page
  return html.replace('</head>', () => `<style>${css}${wire ? wireCss : ''}</style></head>`)
}
