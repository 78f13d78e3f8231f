import { librariesPath, libraryOf } from '#design/libraries.ts'

/** Puts the utilities before the first style of the page, where a download has them too; none leave no trace. */
export function addUtilities(page: Document, css: string): void {
  if (css === '') return
  const style = page.createElement('style')
  style.textContent = css
  page.head.insertBefore(style, page.head.querySelector(':scope > style'))
}

/**
 * Takes the sting out of a parsed page before it meets the document. Attributes go, elements stay:
 * selectors such as `:last-child` and the paths of elements count them.
 */
export function tidy(page: Document, scripts: boolean): void {
  for (const element of page.querySelectorAll('meta[http-equiv]')) element.removeAttribute('http-equiv')
  for (const element of page.querySelectorAll('base')) dropAttributes(element, ['href', 'target'])
  for (const element of page.querySelectorAll('link:not([rel~=icon])')) element.removeAttribute('href')
  for (const element of page.querySelectorAll('script')) {
    if (!scripts || isTailwindScript(element)) withhold(element)
    else bringLibrary(element)
  }
  if (!scripts) silence(page)
}

/** The utilities are already here; the framework's own browser script would only be refused. */
function isTailwindScript(script: Element): boolean {
  const source = script.getAttribute('src')
  return source === null ? /^\s*tailwind\.config\s*=/.test(script.textContent ?? '') : /tailwind/i.test(source)
}

/** A library that the page names comes from the server; its own code is empty. */
function bringLibrary(script: HTMLScriptElement): void {
  const name = libraryOf(`<script data-library="${script.dataset.library ?? ''}"`)
  if (name) script.setAttribute('src', librariesPath + name)
}

function withhold(script: Element): void {
  dropAttributes(script, ['src', 'href', 'xlink:href'])
  script.setAttribute('type', 'text/plain')
}

function silence(page: Document): void {
  for (const element of page.querySelectorAll('iframe, object, embed'))
    dropAttributes(element, ['src', 'srcdoc', 'data'])
  for (const element of page.querySelectorAll('*')) {
    for (const name of element.getAttributeNames()) if (/^on/i.test(name)) element.removeAttribute(name)
  }
  for (const template of page.querySelectorAll('template')) {
    for (const script of template.content.querySelectorAll('script')) withhold(script)
  }
}

function dropAttributes(element: Element, names: string[]): void {
  for (const name of names) element.removeAttribute(name)
}
