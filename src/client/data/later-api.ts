import { laterContract } from '#api/later-contract.ts'
import { clientOf } from './api.ts'

/** What the screens of people and of sites call. */
export const laterApi = clientOf(laterContract)
