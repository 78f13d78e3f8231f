import { openDocument } from '#design/document.ts'
import type { Designer } from '#engine/designer.ts'
import type { Brief, ComposedPage, DesignPlan } from '#engine/composer/types.ts'
import type { GenerationRequest } from '#engine/types.ts'

/** A designer for tests: three sections in the words of the request, and one kind of edit. Always the same. */
export const plainDesigner: Designer = { compose, edit }

const filler = 'Words that fill a section so that it is worth writing at a pace. '.repeat(12)

function compose({ prompt, pageName }: GenerationRequest): ComposedPage {
  const words = prompt.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const parts = [
    {
      id: 'top',
      label: 'Header',
      html: `<!doctype html>\n<html lang="en"><head><meta name="viewport" content="width=device-width"><title>${pageName}</title><meta name="description" content="A page."></head><body><header id="top"><a href="#top">${pageName}</a></header><main>\n`,
    },
    {
      id: 'hero',
      label: 'Hero',
      html: `<section id="hero"><h1>${words}</h1><a class="bg-black px-4" href="#more">Begin</a></section>\n`,
    },
    { id: 'more', label: 'Opening hours', html: `<section id="more"><h2>More 🥖</h2><p>${filler}</p></section>\n` },
    { id: 'footer', label: 'Footer', html: '</main><footer id="footer"><p>The end</p></footer></body></html>\n' },
  ]
  return {
    html: parts.map(({ html }) => html).join(''),
    parts,
    brief: brief(prompt),
    plan,
    reply: 'I used your words.',
    suggestions: ['Make it dark'],
  }
}

function edit({ prompt, html }: GenerationRequest): ReturnType<Designer['edit']> {
  const text = /button to '([^']+)'/.exec(prompt)?.[1]
  const button = [...openDocument(html ?? '').elements.keys()].find((key) => key.startsWith('b') && key !== 'body')
  if (text === undefined || button === undefined)
    return { reply: 'I did not understand that.', operations: [], suggestions: [] }
  return { reply: 'I changed the button.', operations: [{ do: 'text', k: button, text }], suggestions: [] }
}

const plan: DesignPlan = { family: 'plain', theme: { variables: {}, mode: 'light', css: '' }, sections: [], seed: 0 }

const brief = (request: string): Brief => ({
  request,
  language: 'en',
  kind: 'landing',
  domain: 'general',
  trade: '',
  brand: null,
  place: null,
  audience: null,
  tones: [],
  mode: null,
  colors: [],
  sections: [],
  quoted: [],
  facts: [],
  offers: [],
  contact: {},
  component: null,
  leftOver: [],
  pages: [],
})
