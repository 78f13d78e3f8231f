import { z } from 'zod'
import { languageWords } from '../language-words.ts'

const text = z.string().min(1)

/** words/<lang>/say/alone.json: what single parts say where the request does not. */
const schema = z.strictObject({
  social: text,
  addSocial: text,
  addImage: text,
  addText: text,
  addLogo: text,
  addMenu: text,
  addPoint: text,
  forgot: text,
  join: text,
  signIn: text,
  signUp: text,
  plans: text,
  examples: text,
})

export const aloneWording = languageWords('alone', schema)
