import { useSearchParams } from 'react-router'
import { homePage } from '#rules/chat.ts'
import { type DeviceWidth, deviceWidths } from '#client/parts/preview/fit.ts'

/** What is looked at. It lives in the address, so that a link or a reload shows the same. */
export type View = {
  page: string
  isCode: boolean
  width: DeviceWidth
  /** the number of an older version that is looked at, null for the current one */
  version: number | null
}

const defaultWidth: DeviceWidth = 1280

/** The view an address asks for; what it cannot mean is left at its default. */
export function readView(params: URLSearchParams): View {
  const width = deviceWidths.find((known) => String(known) === params.get('width'))
  const version = Number(params.get('version'))
  return {
    page: params.get('page') || homePage,
    isCode: params.get('view') === 'code',
    width: width ?? defaultWidth,
    version: Number.isInteger(version) && version > 0 ? version : null,
  }
}

/** The address of a view; defaults are left out, other parameters stay. */
export function writeView(params: URLSearchParams, view: View): URLSearchParams {
  const next = new URLSearchParams(params)
  const put = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value))
  put('page', view.page === homePage ? null : view.page)
  put('view', view.isCode ? 'code' : null)
  put('width', view.width === defaultWidth ? null : String(view.width))
  put('version', view.version === null ? null : String(view.version))
  return next
}

/** The view, and how to change a part of it. Another page is a step one can go back from; the rest replaces. */
export function useView(): [View, (change: Partial<View>) => void] {
  const [params, setParams] = useSearchParams()
  const view = readView(params)
  const change = (part: Partial<View>) => {
    const isStep = part.page !== undefined && part.page !== view.page
    const version = isStep ? null : view.version
    setParams((now) => writeView(now, { ...view, version, ...part }), { replace: !isStep, preventScrollReset: true })
  }
  return [view, change]
}
