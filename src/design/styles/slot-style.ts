/**
 * A photo that waits: a frame in the page's own paper and type, with what should be seen in it. In a layer under the
 * page's own classes, so that its size and its corners are those that the photo will have. The words lie over the mark that
 * browsers draw for a picture they have not.
 */
const slotStyle = `@layer base {
img[data-slot=photo]:not([src]) { display: inline-block; position: relative; box-sizing: border-box; max-width: 100%; \
padding: 0; overflow: hidden; text-wrap: balance; text-align: center; font-weight: 500; font-size: 0.875rem; line-height: 1.4; \
font-family: var(--font-body, inherit); color: var(--muted, #71717a); background: var(--surface-2, #f4f4f5); \
border-radius: var(--radius, 0.5rem); outline: 1px dashed color-mix(in oklab, currentColor 45%, transparent); outline-offset: -8px; }
img[data-slot=photo]:not([src])::before { content: attr(alt); position: absolute; inset: 0; display: grid; place-content: center; \
padding: 0.75rem; background: inherit; outline: inherit; outline-offset: -8px; }
img[data-slot=photo]:not([src], [width]) { width: 12rem; }
img[data-slot=photo]:not([src], [height]) { aspect-ratio: 3 / 2; }
}\n`

/** The CSS for the slots of a page; empty without any. */
export const slotCss = (html: string): string => (/\sdata-slot=["']?photo\b/.test(html) ? slotStyle : '')
