/** A chart is drawn by a script: where none runs its box is as large as Chart.js makes one that is not told otherwise. */
export const chartBoxes = (html: string): string =>
  html.includes('chart.js') ? 'canvas{display:block;width:100%;max-height:100%;aspect-ratio:2;background:#8883}' : ''
