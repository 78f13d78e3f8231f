import { z } from 'zod'
import { languageWords } from '../language-words.ts'

/** Commands and code that drafts of documentation show, in no language of people. */
export const examples = {
  install: 'npm install --global {command}',
  first: '{command} init my-project\ncd my-project\n{command} start',
  settings: '{\n  "name": "my-project",\n  "input": "src",\n  "output": "build",\n  "watch": true\n}',
  daily:
    '{command} check          # look, change nothing\n{command} build          # write the result\n{command} build --watch  # and again at every change',
  broken: '{command} --version\n{command} check --verbose > report.txt',
  auth: 'curl https://api.example.com/v1/items \\\n  --header "Authorization: Bearer $TOKEN"',
  list: 'GET /v1/items?limit=20&after=itm_42\n\n{\n  "items": [\n    { "id": "itm_43", "name": "Field notebook" }\n  ],\n  "next": "itm_63"\n}',
  create: 'POST /v1/items\n\n{\n  "name": "Field notebook",\n  "price": 1400\n}',
  change: 'PATCH /v1/items/itm_43\n\n{ "price": 1600 }',
  errors: '{\n  "error": {\n    "code": "not_found",\n    "message": "There is no item itm_99."\n  }\n}',
} as const

const text = z.string().min(1)
const codes = Object.keys(examples) as (keyof typeof examples)[]
const part = z.strictObject({ title: text, text, where: text, code: z.enum(codes), points: z.array(text).optional() })

/**
 * words/<lang>/say/guide.json: a draft of documentation. Its shape is real, its commands are examples until the writer
 * puts theirs in.
 */
const schema = z.strictObject({
  name: text,
  kicker: text,
  head: text,
  lead: text,
  plainLead: text,
  note: text,
  onward: text,
  back: text,
  parts: z.array(part),
  referenceKicker: text,
  referenceHead: text,
  reference: z.array(part),
})

export const guides = languageWords('guide', schema)
