import { Link } from 'react-router'
import { type OriginState, paths } from '#client/paths.ts'
import { buttonLooks } from '#client/ui/button.tsx'
import { Tip } from '#client/ui/tooltip.tsx'

const kept = 'What you made here is kept and comes with you.'
/** Back to the builder afterwards, where the work of this browser is taken over. */
const state: OriginState = { from: { pathname: paths.builder, search: '', hash: '' } }

/** A visitor's way to an account. */
export function SignInLink() {
  return (
    <Tip label={kept}>
      <Link to={paths.auth} state={state} className={`${buttonLooks('outline', 'regular')} ml-1`}>
        Sign in<span className="sr-only">. {kept}</span>
      </Link>
    </Tip>
  )
}
