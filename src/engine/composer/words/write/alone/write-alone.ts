import type { AlonePiece } from '../../../../understanding/alone/alone-words.ts'
import type { AloneReading } from '../../../../understanding/alone/types.ts'
import type { Brief, SectionContent } from '../../../types.ts'
import { writeFooter } from './footer.ts'
import { writeAsking } from './forms.ts'
import { writeHeader } from './header.ts'
import { writePlans } from './plans.ts'
import { writeBanner, writeHero, writeNewsletter, writeTestimonial } from './small.ts'

export type AloneWriter = (alone: AloneReading, brief: Brief) => SectionContent

const writers: Record<AlonePiece, AloneWriter> = {
  header: writeHeader,
  footer: writeFooter,
  hero: writeHero,
  login: writeAsking,
  signup: writeAsking,
  contact: writeAsking,
  plans: writePlans,
  banner: writeBanner,
  testimonial: writeTestimonial,
  newsletter: writeNewsletter,
}

/** The words of a single part that was asked for by itself: what was said, marked slots for what only the person knows. */
export const writeAlone = (alone: AloneReading, brief: Brief): SectionContent => writers[alone.piece](alone, brief)
