import axe, { type NodeResult, type Result } from 'axe-core'
import { type CheckHit, uncured } from '../check-hit.ts'
import { type Cure, helps, isStyled, pathOf } from './check-try.ts'

const target = 24

const enlarged: Cure[] = [
  { add: 'inline-block py-1', styles: { display: 'inline-block', 'padding-block': '4px' } },
  {
    add: 'inline-flex min-h-6 min-w-6 items-center justify-center',
    styles: { display: 'inline-flex', 'min-height': '24px', 'min-width': '24px' },
  },
  { add: 'min-h-6 min-w-6', styles: { 'min-height': '24px', 'min-width': '24px' } },
  { add: 'size-6', styles: { width: '24px', height: '24px' } },
]

/** What axe finds in the page as it is drawn: names, roles, order, contrast, targets that are too small. */
export async function axeHits(): Promise<CheckHit[]> {
  const { violations } = await axe.run(document, {
    resultTypes: ['violations'],
    elementRef: true,
    iframes: false,
    preload: false,
    rules: { 'target-size': { enabled: true } },
  })
  return violations.flatMap((violation) => violation.nodes.flatMap((node) => hitOf(violation, node)))
}

function hitOf({ id, impact, help }: Result, node: NodeResult): CheckHit[] {
  const { element } = node
  const path = element ? pathOf(element) : null
  const severity = impact === 'critical' || impact === 'serious' ? ('error' as const) : ('warning' as const)
  const hit = { ...uncured, rule: id, path: path ?? '', severity, help: `${help.replace(/\.$/, '')}.` }
  if (!element || path === null) return [hit]
  if (id === 'color-contrast') return [{ ...hit, ...contrastOf(element, node) }]
  if (id === 'target-size') return [{ ...hit, ...largerTarget(element, path) }]
  return [hit]
}

function contrastOf(element: Element, node: NodeResult): Partial<CheckHit> {
  const data: unknown = node.any.find((check) => check.id === 'color-contrast')?.data
  if (typeof data !== 'object' || data === null) return {}
  const { fgColor, bgColor, contrastRatio, expectedContrastRatio } = data as Record<string, unknown>
  if (typeof fgColor !== 'string' || typeof bgColor !== 'string') return {}
  return {
    cure: 'colour',
    at: pathOf(groundOf(element)) ?? '',
    ink: fgColor,
    ground: bgColor,
    ratio: Number(contrastRatio) || 0,
    needed: Number.parseFloat(String(expectedContrastRatio)) || 4.5,
    help: `Its contrast is ${Number(contrastRatio)} to 1; ${Number.parseFloat(String(expectedContrastRatio))} is needed.`,
  }
}

/** The element whose colour lies behind the words. */
function groundOf(element: Element): Element {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    if (!/^(transparent|rgba\(.*, 0\))$/.test(getComputedStyle(at).backgroundColor)) return at
  }
  return document.body
}

function largerTarget(element: Element, path: string): Partial<CheckHit> {
  const isGood = () => {
    const { width, height } = element.getBoundingClientRect()
    return width >= target - 0.01 && height >= target - 0.01
  }
  const cure = isStyled(element) ? enlarged.find(({ styles }) => helps(element, styles, isGood)) : undefined
  return cure ? { cure: 'class', at: path, add: cure.add } : {}
}
