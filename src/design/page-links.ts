import { homePage } from '#rules/chat.ts'
import { fileName } from './clean.ts'

/** Where a page of a project is found by a link: Home at the front, the others by their names. */
export const pageLink = (name: string): string => (name === homePage ? 'index.html' : `${fileName(name)}.html`)
