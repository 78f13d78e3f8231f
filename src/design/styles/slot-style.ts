/**
 * A photo that waits: a frame in the page's own paper and type, with what should be seen in it. In a layer under the
 * page's own classes, so that its size and its corners are those that the photo will have.
 */
const slotStyle = `@layer base {
img[data-slot=photo]:not([src]) { display: inline-grid; box-sizing: border-box; place-content: center; max-width: 100%; \
padding: 0; overflow: hidden; text-wrap: balance; text-align: center; font: 500 0.875rem/1.4 var(--font-body, inherit); \
color: var(--muted, #71717a); background: var(--surface-2, #f4f4f5); border-radius: var(--radius, 0.5rem); \
outline: 1px dashed color-mix(in oklab, currentColor 45%, transparent); outline-offset: -8px; }
img[data-slot=photo]:not([src], [width]) { width: 12rem; }
img[data-slot=photo]:not([src], [height]) { aspect-ratio: 3 / 2; }
}\n`

/** The CSS for the slots of a page; empty without any. */
export const slotCss = (html: string): string => (/\sdata-slot=["']?photo\b/.test(html) ? slotStyle : '')
