import { useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { homePage } from '#rules/chat.ts'
import { type DeviceWidth, widthLimits } from '#client/parts/preview/fit.ts'

/** What is looked at. It lives in the address, so that a link or a reload shows the same. */
export type View = {
  page: string
  isCode: boolean
  width: DeviceWidth
  /** the number of an older version that is looked at, null for the current one */
  version: number | null
  /** the numbers of two versions that are compared, the older first */
  compare: Compared | null
}

export type Compared = { before: number; after: number }

const defaultWidth: DeviceWidth = 1280

/** The view an address asks for; what it cannot mean is left at its default. */
export function readView(params: URLSearchParams): View {
  const version = Number(params.get('version'))
  return {
    page: params.get('page') || homePage,
    isCode: params.get('view') === 'code',
    width: readWidth(params.get('width')),
    version: Number.isInteger(version) && version > 0 ? version : null,
    compare: readCompared(params.get('compare')),
  }
}

function readWidth(text: string | null): DeviceWidth {
  if (text === 'full') return text
  const width = /^\d{3,4}$/.test(text ?? '') ? Number(text) : 0
  return width >= widthLimits.least && width <= widthLimits.most ? width : defaultWidth
}

/** '3..5', in any order; a version is not compared with itself. */
function readCompared(text: string | null): Compared | null {
  const [, one, other] = /^(\d{1,6})\.\.(\d{1,6})$/.exec(text ?? '') ?? []
  const [before = 0, after = 0] = [Number(one), Number(other)].sort((a, b) => a - b)
  return before > 0 && before < after ? { before, after } : null
}

/** The address of a view; defaults are left out, other parameters stay. */
export function writeView(params: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value))
  put('page', view.page === homePage ? null : view.page)
  put('view', view.isCode ? 'code' : null)
  put('width', view.width === defaultWidth ? null : String(view.width))
  put('version', view.version === null ? null : String(view.version))
  put('compare', view.compare && `${view.compare.before}..${view.compare.after}`)
  return next
}

const isSame = (one: View, other: View) =>
  String(writeView(new URLSearchParams(), one)) === String(writeView(new URLSearchParams(), other))

/** `goesOn`: the change belongs to the one before it, and one step back leads before both. */
export type Look = (change: Partial<View>, how?: { goesOn: boolean }) => void

/** Whether one can go back from a change: another page, width or view, and Compare. An older version only replaces. */
export function isStep(view: View, part: Partial<View>): boolean {
  const isOther = (name: 'page' | 'width' | 'isCode') => part[name] !== undefined && part[name] !== view[name]
  return isOther('page') || isOther('width') || isOther('isCode') || (Boolean(part.compare) && view.compare === null)
}

/**
 * The view, and how to change a part of it. What is a step stands in the browser's history; the rest replaces.
 * The view changes at once: the router draws where it goes as a transition, which waits for whatever else is drawn, and
 * then finds the view as it is, so that nothing is drawn twice.
 */
export function useView(): [View, Look] {
  const [params, setParams] = useSearchParams()
  const address = params.toString()
  const [{ of, view }, setNow] = useState({ of: address, view: readView(params) })
  if (of !== address) {
    const next = readView(params)
    setNow({ of: address, view: isSame(next, view) ? view : next })
  }
  const change: Look = (part, { goesOn } = { goesOn: false }) => {
    const isOther = part.page !== undefined && part.page !== view.page
    const next = { ...(isOther ? { ...view, version: null, compare: null } : view), ...part }
    setNow({ of: address, view: next })
    setParams((now) => writeView(now, next), { replace: goesOn || !isStep(view, part), preventScrollReset: true })
  }
  const latest = useRef(change)
  useLayoutEffect(() => {
    latest.current = change
  })
  const [look] = useState(() => (part: Partial<View>, how?: { goesOn: boolean }) => latest.current(part, how))
  return [view, look]
}
