import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** Beside what a plan does not allow: where the others are. */
export function PlansLink({ onFollow }: { onFollow?: () => void }) {
  return (
    <Link
      to={paths.pricing}
      onClick={onFollow}
      className="rounded-sm font-medium text-accent-text underline-offset-4 hover:underline"
    >
      View Plans
    </Link>
  )
}
