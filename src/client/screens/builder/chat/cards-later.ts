import type { CreditStatus } from '#api/credits.ts'
import type { AssistantMessage } from '#client/state/builder/types.ts'
import { later, NotHere } from '#client/ui/later.tsx'
import type { PendingPrompt } from '../pending-prompt.ts'
import type { EditProps } from './edit-text.tsx'
import type { TroubleProps } from './trouble-card.tsx'
import type { ModelPick } from './use-model-choice.ts'
import type { Pictures } from './use-pictures.ts'

export const creditsCardId = 'credits-card'

/** What is free once nothing is left to generate with; like the others, its code comes behind the builder's. */
export const CreditsCard = later<{ page: string; credits: CreditStatus }>(
  async () => (await import('./credits-card.tsx')).CreditsCard,
  NotHere,
)

/** Brings the card into view, wherever the chat stands. */
export function showCreditsCard(): void {
  document.getElementById(creditsCardId)?.scrollIntoView({ block: 'nearest' })
}

/** The stages of what is being made. */
export const Making = later<object>(async () => (await import('./making.tsx')).Making, NotHere)

/** What happened when a page could not be made. */
export const TroubleCard = later<TroubleProps>(async () => (await import('./trouble-card.tsx')).TroubleCard, NotHere)

/** What a turn wrote over that was changed by hand meanwhile. */
export const WroteOverCard = later<{ page: string; message: AssistantMessage }>(
  async () => (await import('./wrote-over-card.tsx')).WroteOverCard,
  NotHere,
)

/** The answers to a question, each of which shows the part that it means. */
export const PointingFollowUps = later<{ page: string; message: AssistantMessage }>(
  async () => (await import('./pointing-follow-ups.tsx')).PointingFollowUps,
  NotHere,
)

/** What waits until the page is made. */
export const LineCards = later<{ page: string }>(async () => (await import('./line-cards.tsx')).LineCards, NotHere)

/** What became of a page that was stopped. */
export const StoppedCard = later<{ page: string; message: AssistantMessage }>(
  async () => (await import('./stopped-card.tsx')).StoppedCard,
  NotHere,
)

/** What a page has that no request made yet. */
export const PageThere = later<{ page: string }>(async () => (await import('./page-there.tsx')).PageThere, NotHere)

/** What was read of the request that a page began with. */
export const BriefCard = later<{ page: string; isWhole: boolean }>(
  async () => (await import('../brief/brief-card.tsx')).BriefCard,
  NotHere,
)

/** The last request, said in other words. */
export const EditText = later<EditProps>(async () => (await import('./edit-text.tsx')).EditText, NotHere)

/** Where a prompt belongs that came along, and Home holds work. */
export const Question = later<PendingPrompt>(async () => (await import('./question.tsx')).Question, NotHere)

const Nothing = () => null

/** What stands in the chat only for some: where there is a choice, a picture, or a model on this machine. */
export const ModelPicker = later<ModelPick>(async () => (await import('./model-picker.tsx')).ModelPicker, Nothing)
export const PictureChips = later<Pictures>(async () => (await import('./picture-chips.tsx')).PictureChips, Nothing)
export const LocalModelOffer = later<object>(
  async () => (await import('#client/parts/local-model-offer.tsx')).LocalModelOffer,
  Nothing,
)

export const cardsAhead = [
  Making.bring,
  CreditsCard.bring,
  TroubleCard.bring,
  StoppedCard.bring,
  PageThere.bring,
  BriefCard.bring,
  PictureChips.bring,
  EditText.bring,
]
