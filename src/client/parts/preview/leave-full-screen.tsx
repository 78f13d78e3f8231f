import { Button } from '../../ui/button.tsx'
import { Kbd } from '../../ui/kbd.tsx'

/** The way out of full screen, for who has no Esc or does not know it. It stands there in full screen alone. */
export function LeaveFullScreen() {
  return (
    <Button
      icon="close"
      onClick={() => void document.exitFullscreen()}
      className="absolute top-3 right-3 z-20 hidden! h-9! shadow-float group-[:fullscreen]/preview:inline-flex!"
    >
      Exit full screen
      <Kbd keys="Escape" />
    </Button>
  )
}
