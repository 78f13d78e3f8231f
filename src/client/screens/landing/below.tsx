import { Figures } from './figures.tsx'
import { Gallery } from './gallery.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { StartFree } from './start-free.tsx'

/** What stands below the first screen. */
export default function Below() {
  return (
    <>
      <HowItWorks />
      <Gallery />
      <Figures />
      <StartFree />
    </>
  )
}
