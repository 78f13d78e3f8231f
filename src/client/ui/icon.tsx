import type { AppIconName } from './app-icons.ts'
import type { MoreIconName } from './more-icons.ts'

/** Our own icons on a 24 px grid, drawn with a 2 px line. */
const paths = {
  alert: 'M12 4 2.8 19.5h18.4zM12 10v4.5M12 17v.2',
  'arrow-left': 'M19 12H5M12 19l-7-7 7-7',
  'arrow-right': 'M5 12h14M12 5l7 7-7 7',
  'arrow-up': 'M12 19V5M5 12l7-7 7 7',
  braces: 'M9 4c-3 0-3 1-3 4s0 3-2 4c2 1 2 1 2 4s0 4 3 4M15 4c3 0 3 1 3 4s0 3 2 4c-2 1-2 1-2 4s0 4-3 4',
  card: 'M4 5h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2zM2 10h20',
  chat: 'M4 5h16v11H10l-4 4v-4H4z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  'chevron-down': 'm6 9 6 6 6-6',
  close: 'M6 6l12 12M18 6 6 18',
  code: 'm9 8-4 4 4 4m6-8 4 4-4 4',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  desktop: 'M5 5h14v10H5zM3 19h18',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  error: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M12 8v4M12 16h.01',
  eye: 'M3 12s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6zM12 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  'eye-off':
    'M10.7 5.1A9.6 9.6 0 0 1 12 5c5.5 0 9 7 9 7a17 17 0 0 1-2.2 3.1M6.5 6.6A16 16 0 0 0 3 12s3.5 7 9 7a9 9 0 0 0 5.4-1.7M9.9 10a3 3 0 0 0 4.2 4.2M4 4l16 16',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  folder: 'M3 6h6l2 3h10v10H3z',
  history: 'M4 12a8 8 0 1 0 2.5-5.8L4 8.5M4 4v4.5h4.5M12 8v4.5l3 1.8',
  home: 'M4 11l8-7 8 7v9h-5v-6H9v6H4Z',
  info: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17zM12 11v5M12 8v.2',
  keyboard: 'M3 6.5h18v11H3zM7 10h.01M11 10h.01M15 10h.01M8 14h8',
  layers: 'M12 2 2 7l10 5 10-5-10-5zM2 17l10 5 10-5M2 12l10 5 10-5',
  layout: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM3 9h18M9 21V9',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  mail: 'M3 5.5h18v13H3zM3.5 6.5 12 13l8.5-6.5',
  more: 'M5 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM12 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2zM19 11a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  open: 'M7 17 17 7M8 7h9v9',
  pause: 'M8 5v14M16 5v14',
  pencil: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  phone: 'M8 3h8v18H8zM11.5 18h1',
  play: 'M7 5l12 7-12 7Z',
  plus: 'M12 5v14M5 12h14',
  retry: 'M20 12a8 8 0 1 1-2.5-5.8L20 8.5M20 4v4.5h-4.5',
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM20 20l-4-4',
  settings:
    'M4 7h9M19 7h1M4 17h1M11 17h9M16 4.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zM8 14.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z',
  'sign-out': 'M14 4H5v16h9M10 12h11m-4-4 4 4-4 4',
  success: 'M12 22a10 10 0 1 0 0-20 10 10 0 0 0 0 20M8.5 12l2.5 2.5 4.5-5',
  sun: 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
  text: 'M5 7V5h14v2M12 5v14M9.5 19h5',
  trash: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13M10 11v5M14 11v5',
  upload: 'M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M17 8l-5-5-5 5M12 3v12',
  user: 'M19 21v-2a4 4 0 0 0-4-4H9a4 4 0 0 0-4 4v2M12 11a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
  zip: 'M6 3h12v18H6zM12 3v2m0 2v2m0 2v2M10.5 16h3v2.5h-3z',
} as const

export type IconName = keyof typeof paths | AppIconName | MoreIconName

/** An icon that was not added is drawn empty: the words beside it say what is meant. */
const all: Partial<Record<IconName, string>> = { ...paths }

export function addIcons(more: Partial<Record<IconName, string>>): void {
  Object.assign(all, more)
}

type IconProps = { name: IconName; size?: number; className?: string }

/** Decoration: what it means is said in words beside it. */
export function Icon({ name, size = 16, className = '' }: IconProps) {
  return (
    <svg
      className={`shrink-0 ${className}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={all[name]} />
    </svg>
  )
}
