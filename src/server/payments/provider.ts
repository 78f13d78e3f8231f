import type { CreditAmount, PaidPlan } from '#rules/catalogue.ts'

/** Who sells. 'sandbox' plays Gumroad on our own server and takes no money. */
export type ProviderName = 'gumroad' | 'stripe' | 'sandbox'

export type Pack = { plan: PaidPlan; credits: CreditAmount }

/** A sale as its provider tells it when asked, in our words. Nothing else about a sale is believed. */
export type Sale = {
  id: string
  /** what was bought; null when it is no product of ours */
  pack: Pack | null
  quantity: number
  /** what was paid for all of it, in cents */
  paid: number
  /** ISO code in small letters */
  currency: string
  email: string
  /** our checkout, as the provider itself has kept it; null when it has not */
  intentId: string | null
  /** who gets it, when it was bought for somebody else */
  giftee: string | null
  /** no money moved: the seller tried it out */
  isTest: boolean
  isRefunded: boolean
  /** the buyer's bank took the money back, or tries to */
  isDisputed: boolean
  /** of a subscription, whose charges are sales of their own */
  subscriptionId: string | null
  createdAt: Date
}

/** What a provider says by itself: a reason to ask it about a sale, no more. */
export type Hint = { saleId: string; kind: string }

export type CheckoutRequest = Pack & {
  intentId: string
  email: string
  /** what the pack costs, in cents */
  price: number
  /** goes along as a note */
  isAdmin: boolean
}

export type Overlay = { script_url: string; app_id: string; product_id: string; email: string }
export type Checkout = { url: string; overlay: Overlay | null }

/** All that differs between those who sell. What asks them throws when they do not answer. */
export type Provider = {
  name: ProviderName
  hasOverlay: boolean
  /** why this pack cannot be bought, or null */
  problem(pack: Pack): string | null
  checkout(request: CheckoutRequest): Promise<Checkout>
  /** null when the provider does not know it, or it is not paid yet */
  find(saleId: string): Promise<Sale | null>
  /** sales since then, newest first */
  recent(since: Date): Promise<Sale[]>
  /** Reads a webhook. 'forged' when its signature is not right, null when it is about nothing that we keep. */
  readWebhook(body: string, headers: Headers): Hint | 'forged' | null
}

/** The providers of this host by name, and the one that sells now; others are still asked about what they sold. */
export type Payments = { selling: Provider | null; known: ReadonlyMap<ProviderName, Provider> }

/** What may be a sale's id; whatever else comes from outside is not even asked about. */
export const saleIdPattern = /^[A-Za-z0-9_=-]{1,200}$/

export class ProviderAway extends Error {}
