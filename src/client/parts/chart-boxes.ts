/** A chart is drawn by a script: where none runs its box is as large as Chart.js makes one that is not told otherwise. */
export const chartBoxes = (html: string): string => (/data-library=["']?chart\.js/.test(html) ? boxes : '')

const boxes =
  'canvas{display:block;width:100%;max-height:100%;aspect-ratio:2;border-radius:8px;' +
  'background:color-mix(in srgb,currentColor 12%,transparent)}\n'
