import { setTimeout } from 'node:timers/promises'

/** Lets an arbitrary moment pass, of so many milliseconds at most: for what must hold whenever something happens. */
export const moment = (most: number): Promise<void> => setTimeout(Math.random() * most)
