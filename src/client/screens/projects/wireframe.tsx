import type { ReactNode } from 'react'
import { cx } from '#client/ui/cx.ts'

/** A page before it is drawn, in a few arrangements, on 320 × 200. `bar` is a line of large words. */
const drawings = {
  split: (
    <>
      <path d="M16 14h40M214 14h20M246 14h20M278 14h26" />
      <Bar d="M16 62h124M16 82h92" />
      <path d="M16 106h104M16 116h84" />
      <rect x="16" y="134" width="54" height="18" rx="4" />
      <rect x="184" y="44" width="120" height="112" rx="6" />
      <path d="M16 182h80M120 182h80M224 182h80" />
    </>
  ),
  product: (
    <>
      <path d="M16 14h40M246 14h58" />
      <rect x="16" y="34" width="150" height="150" rx="6" />
      <Bar d="M184 48h90M184 66h64" />
      <path d="M184 92h108M184 102h96M184 112h70" />
      <circle cx="190" cy="134" r="6" />
      <circle cx="210" cy="134" r="6" />
      <circle cx="230" cy="134" r="6" />
      <rect x="184" y="154" width="120" height="22" rx="5" />
    </>
  ),
  dashboard: (
    <>
      <rect x="16" y="16" width="54" height="184" rx="6" />
      <path d="M28 32h28M28 52h22M28 66h26M28 80h20" />
      <rect x="84" y="16" width="66" height="44" rx="6" />
      <rect x="161" y="16" width="66" height="44" rx="6" />
      <rect x="238" y="16" width="66" height="44" rx="6" />
      <rect x="84" y="72" width="220" height="128" rx="6" />
      <path d="M98 164l34-30 32 18 40-44 30 22 56-38" />
    </>
  ),
  centred: (
    <>
      <path d="M16 14h32M272 14h32" />
      <Bar d="M92 56h136M112 76h96" />
      <path d="M118 98h84" />
      <rect x="131" y="112" width="58" height="18" rx="4" />
      <rect x="16" y="148" width="90" height="70" rx="6" />
      <rect x="115" y="148" width="90" height="70" rx="6" />
      <rect x="214" y="148" width="90" height="70" rx="6" />
    </>
  ),
  form: (
    <>
      <rect x="100" y="22" width="120" height="156" rx="8" />
      <Bar d="M126 46h68" />
      <rect x="114" y="64" width="92" height="18" rx="4" />
      <path d="M114 92h38M168 92h38" />
      <rect x="114" y="102" width="92" height="18" rx="4" />
      <rect x="114" y="126" width="92" height="18" rx="4" />
      <path d="M136 160h48" />
    </>
  ),
} satisfies Record<string, ReactNode>

export type WireframeName = keyof typeof drawings

function Bar({ d }: { d: string }) {
  return <path d={d} className="wire-bar" />
}

type WireframeProps = {
  name: WireframeName
  /** `lines`: a page that is not there yet; `blocks`: one that is being loaded */
  look?: 'lines' | 'blocks'
  className?: string
}

/** Fills the box it stands in. */
export function Wireframe({ name, look = 'lines', className }: WireframeProps) {
  return (
    <svg
      viewBox="0 0 320 200"
      preserveAspectRatio="xMidYMin slice"
      className={cx('absolute inset-0 size-full', look === 'lines' ? 'wire-lines' : 'wire-blocks', className)}
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  )
}

const landings = ['split', 'centred', 'product'] as const

/** The arrangement that stands for a project; always the same for the same one. */
export function wireframeOf(id: string): WireframeName {
  const sum = [...id].reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return landings[sum % landings.length] ?? 'split'
}
