/** Where the sections of the shown page are, in CSS pixels of the page itself. */
export type PageLayout = { top: number; height: number; viewport: number; sections: { top: number; height: number }[] }

/** The part of the page in view, from 0 to 1. */
export function viewFrame(layout: PageLayout): { top: number; height: number } {
  const height = Math.max(1, layout.height)
  const shown = Math.min(1, layout.viewport / height)
  return { top: Math.min(1 - shown, Math.max(0, layout.top / height)), height: shown }
}
