/** A photo that waits: a frame in the page's own paper and type, with what should be seen in it. */
const slotStyle = `img[data-slot=photo]:not([src]) { display: inline-grid; box-sizing: border-box; place-content: center; \
max-width: 100%; min-width: 6rem; min-height: 6rem; padding: 0; overflow: hidden; text-wrap: balance; text-align: center; \
font: 500 0.875rem/1.4 var(--font-body, inherit); color: var(--muted, #71717a); background: var(--surface-2, #f4f4f5); \
outline: 1px dashed color-mix(in oklab, currentColor 45%, transparent); outline-offset: -8px; border-radius: var(--radius, 0.5rem); }\n`

/** The CSS for the slots of a page; empty without any. */
export const slotCss = (html: string): string => (/\sdata-slot=["']?photo\b/.test(html) ? slotStyle : '')
