import { storageLimits } from '#rules/storage.ts'

const minute = 60
const hour = 60 * minute

/** `points` tries within `seconds`. */
type Bucket = { points: number; seconds: number }

/** How often something may be tried for one account, and from one network address. */
export const limitTable = {
  signIn: { account: { points: 10, seconds: 15 * minute }, address: { points: 60, seconds: 15 * minute } },
  /** counted for the browser itself, see auth/known-device.ts */
  signInFromKnown: { account: null, address: { points: 10, seconds: 15 * minute } },
  signUp: { account: { points: 5, seconds: hour }, address: { points: 60, seconds: hour } },
  /** mails to a person: recovery and verification */
  mail: { account: { points: 5, seconds: hour }, address: { points: 30, seconds: hour } },
  /** tokens of mails, which nobody can guess but somebody may try */
  token: { account: null, address: { points: 60, seconds: 15 * minute } },
  password: { account: { points: 10, seconds: hour }, address: { points: 60, seconds: hour } },
  google: { account: null, address: { points: 60, seconds: 15 * minute } },
  avatar: { account: { points: 30, seconds: hour }, address: { points: 120, seconds: hour } },
  accountExport: { account: { points: 6, seconds: hour }, address: { points: 30, seconds: hour } },
  checkout: { account: { points: 30, seconds: hour }, address: { points: 120, seconds: hour } },
  /** the page asks again every few seconds while a payment is being confirmed */
  confirmSale: { account: { points: 120, seconds: 10 * minute }, address: { points: 600, seconds: 10 * minute } },
  /** what is too much is answered and not kept; the reconciler finds it */
  webhook: { account: null, address: { points: 600, seconds: minute } },
  contact: { account: { points: 5, seconds: 10 * minute }, address: { points: 20, seconds: 10 * minute } },
  useCredit: { account: { points: 120, seconds: minute }, address: { points: 600, seconds: minute } },
  discard: { account: { points: 20, seconds: 24 * hour }, address: { points: 40, seconds: 24 * hour } },
  /** changes of projects, whichever; a larger plan takes more (policies/count-write.ts) */
  write: {
    account: { points: storageLimits.free.writesPerMinute, seconds: minute },
    address: { points: 1500, seconds: minute },
  },
  messagePicture: { account: { points: 120, seconds: hour }, address: { points: 480, seconds: hour } },
  /** pictures that are fetched from somebody else's server */
  photo: { account: { points: 120, seconds: hour }, address: { points: 240, seconds: hour } },
  /** invitations, each of which may send a mail */
  invite: { account: { points: 120, seconds: hour }, address: { points: 480, seconds: hour } },
  /** sessions of others that are ended (account: who ends them, and whose) */
  signOutOther: { account: { points: 3, seconds: hour }, address: { points: 120, seconds: hour } },
  /** own keys that are added or tested: each test asks somebody else's server */
  ownModel: { account: { points: 40, seconds: hour }, address: { points: 120, seconds: hour } },
  /** a repair by a model costs its person nothing */
  repair: { account: { points: 20, seconds: 24 * hour }, address: { points: 40, seconds: 24 * hour } },
  /** pictures of a page that are drawn anew before a model sees them */
  polish: { account: { points: 120, seconds: hour }, address: { points: 480, seconds: hour } },
  /** composing a page again after its reading was changed costs its person nothing */
  recompose: { account: { points: 60, seconds: 10 * minute }, address: { points: 240, seconds: 10 * minute } },
  /** typefaces with only some letters; a download of many pages asks for many */
  typeface: { account: { points: 600, seconds: 10 * minute }, address: { points: 2400, seconds: 10 * minute } },
  /** opening the stream of what others change; a browser that comes back waits a second first */
  realtime: { account: { points: 60, seconds: minute }, address: { points: 600, seconds: minute } },
  /** changes by hand that others see at once: a tab tells ten a second at most */
  liveEdit: { account: { points: 900, seconds: minute }, address: { points: 9000, seconds: minute } },
  /** what is picked: ten a second a person, however many tabs */
  pick: { account: { points: 10, seconds: 1 }, address: { points: 200, seconds: 1 } },
  /** answers to a form of a site (account: the form); whoever is over it is asked to send again in a moment */
  formAnswer: { account: { points: 120, seconds: minute }, address: { points: 20, seconds: 5 * minute } },
  /** decisions on a page that somebody was sent (account: the link) */
  reviewDecision: { account: { points: 60, seconds: hour }, address: { points: 30, seconds: hour } },
  /** comments on a page that somebody was sent (account: the link) */
  reviewComment: { account: { points: 120, seconds: hour }, address: { points: 60, seconds: hour } },
  /** a page that is read with a preview or review link asks every so often whether there is a newer one */
  previewLook: { account: null, address: { points: 2400, seconds: 10 * minute } },
  /** copies of what somebody shares, each of which may have many pages */
  remix: { account: { points: 30, seconds: hour }, address: { points: 120, seconds: hour } },
  siteReport: { account: null, address: { points: 5, seconds: 10 * minute } },
  /** webhooks that are asked by a press of a button */
  webhookTest: { account: { points: 20, seconds: 10 * minute }, address: { points: 60, seconds: 10 * minute } },
  /** building a site takes a worker for seconds */
  publish: { account: { points: 60, seconds: hour }, address: { points: 240, seconds: hour } },
  siteName: { account: { points: 300, seconds: 10 * minute }, address: { points: 1200, seconds: 10 * minute } },
  /** each look at a domain asks name servers of others */
  domain: { account: { points: 60, seconds: 10 * minute }, address: { points: 240, seconds: 10 * minute } },
  /** the proxy asks for which names it may get certificates, all from one address */
  tlsAsk: { account: null, address: { points: 1200, seconds: minute } },
  /** the password of a site or of a review link, by that and address */
  sitePassword: { account: null, address: { points: 20, seconds: 15 * minute } },
} as const satisfies Record<string, { account: Bucket | null; address: Bucket }>

export type Limited = keyof typeof limitTable
