import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { defineCommand } from 'citty'
import { z } from 'zod'
import { askServer, CommandError, reportErrors } from './ask-server.ts'
import { projectArg } from './publish.ts'

/** Within the folder, whatever the server says. */
const path = z.string().refine((text) => !text.startsWith('/') && !text.split('/').includes('..'))
const folder = z.object({
  name: z.string(),
  release: z.number(),
  has_password: z.boolean(),
  files: z.array(z.object({ path, sha256: z.string() })),
  texts: z.array(z.object({ path, text: z.string() })),
})
const file = z.object({ content: z.base64() })

export const exportSiteCommand = defineCommand({
  meta: { name: 'export-site', description: 'Write what is live as a folder for any static host' },
  args: {
    project: projectArg,
    out: { type: 'string', alias: 'o', description: 'Folder to write; new or empty', required: true },
  },
  run: ({ args }) => reportErrors(() => exportSite(args.project, args.out)),
})

async function exportSite(project: string, out: string): Promise<void> {
  const site = await askServer(folder, '/site/export', { project })
  if ((await thereIs(out)).length > 0)
    throw new CommandError(`${out} is not empty. Nothing was written; name a new or an empty folder.`)
  let hasForms = false
  for (const { path: name, sha256 } of site.files) {
    const { content } = await askServer(file, '/site/file', { sha256 })
    const bytes = Buffer.from(content, 'base64')
    hasForms ||= name.endsWith('.html') && bytes.includes('action="/_forms/')
    await write(name, bytes)
  }
  for (const { path: name, text } of site.texts) await write(name, text)
  const count = site.files.length + site.texts.length
  process.stdout.write(`Release ${site.release} of ${site.name} is written to ${out}: ${count} files.\n`)
  if (hasForms) process.stdout.write('Its forms work on this server only: give them another address elsewhere.\n')
  if (site.has_password)
    process.stdout.write('Its password is not in the folder: a static host shows it to everybody.\n')

  async function write(name: string, content: Uint8Array | string): Promise<void> {
    const at = join(out, name)
    await mkdir(dirname(at), { recursive: true })
    await writeFile(at, content)
  }
}

async function thereIs(out: string): Promise<string[]> {
  return readdir(out).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw new CommandError(`${out} cannot be used as a folder. Nothing was written.`)
  })
}
