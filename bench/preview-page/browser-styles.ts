/// <reference types="vite/client" />
import tailwind from 'tailwindcss/index.css?raw'
import { createCssCompiler } from '#exporters/css.ts'

// What the framework's script from a CDN does in a page: it compiles the classes it finds, and again when more come.
const style = document.createElement('style')
const known = new Set<string>()
const compiler = createCssCompiler(tailwind)

async function restyle(): Promise<void> {
  const before = known.size
  for (const element of document.querySelectorAll('[class]')) for (const name of element.classList) known.add(name)
  if (known.size === before) return
  style.textContent = (await compiler).css([...known])
  document.head.append(style)
}

new MutationObserver(restyle).observe(document, { childList: true, subtree: true, attributeFilter: ['class'] })
void restyle()
