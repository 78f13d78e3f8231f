/** Taken when the frame starts, before any script of a page can replace them. */
export const now = performance.now.bind(performance)
export const later = setTimeout.bind(window)
export const nextFrame = requestAnimationFrame.bind(window)
export const listen = window.addEventListener.bind(window)
export const scrollWindow = window.scrollTo.bind(window)
export const openDocument = document.open.bind(document)
export const writeDocument = document.write.bind(document)
export const closeDocument = document.close.bind(document)

const parser = new DOMParser()
export const parseHtml = (html: string) => parser.parseFromString(html, 'text/html')
