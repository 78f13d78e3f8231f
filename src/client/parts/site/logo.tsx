import { Link } from 'react-router'
import { product } from '#rules/product.ts'
import { paths } from '../../paths.ts'

/** The small indigo square with the turned page. */
export function LogoMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <rect width="24" height="24" rx="6.5" fill="#4f46e5" />
      <path
        fill="#fff"
        d="M7.4 5h9.2c.5 0 .9.4.9.9v4.72c0 .24-.1.47-.26.64l-7.48 7.48a.9.9 0 0 1-.64.26H7.4a.9.9 0 0 1-.9-.9V5.9c0-.5.4-.9.9-.9Z"
      />
      <path
        fill="#fff"
        fillOpacity=".62"
        d="M17.5 14.7v3.4a.9.9 0 0 1-.9.9h-3.4c-.5 0-.74-.6-.4-.95l3.75-3.75c.35-.34.95-.1.95.4Z"
      />
    </svg>
  )
}

/** Logo and name; leads to the front door, or to the projects of who is signed in. */
export function Logo({ to = paths.home }: { to?: string }) {
  return (
    <Link to={to} className="inline-flex items-center gap-2 font-semibold text-[15px] tracking-tight">
      <LogoMark />
      {product.name}
    </Link>
  )
}
