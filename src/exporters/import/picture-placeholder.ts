/**
 * A quiet picture for one that is not in the file, as an address that brings it along.
 * @param width in px, as the page says it; with the height it keeps the place of the picture
 */
export function picturePlaceholder(width: string | null, height: string | null): string {
  const [across, down] = [pixels(width), pixels(height)]
  const w = across ?? (down === null ? 800 : Math.round(down * 1.5))
  const h = down ?? Math.round((w * 2) / 3)
  const unit = Math.max(1, Math.min(w, h) / 5)
  const at = (x: number, y: number) => `${round(w / 2 + x * unit)} ${round(h / 2 + y * unit)}`
  const hills = `M${at(-1, 0.8)}L${at(-0.3, -0.2)}L${at(0.1, 0.35)}L${at(0.4, 0)}L${at(1, 0.8)}Z`
  const sun = `M${at(0.45, -0.65)}a${round(unit / 5)} ${round(unit / 5)} 0 1 0 .01 0Z`
  const svg =
    `<svg xmlns='http://www.w3.org/2000/svg' width='${w}' height='${h}' viewBox='0 0 ${w} ${h}'><path fill='#e4e4e7' ` +
    `d='M0 0H${w}V${h}H0Z'/><path fill='#a1a1aa' d='${hills}${sun}'/></svg>`
  return `data:image/svg+xml,${svg.replaceAll('#', '%23').replaceAll('<', '%3C').replaceAll('>', '%3E')}`
}

const round = (value: number) => Math.round(value * 10) / 10

function pixels(text: string | null): number | null {
  const value = /^\s*(\d{1,4})(px)?\s*$/.exec(text ?? '')?.[1]
  return value === undefined || Number(value) === 0 ? null : Number(value)
}
