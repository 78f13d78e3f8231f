import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { createElement, type FunctionComponent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { build } from 'vite'

const root = join(import.meta.dirname, '../..')
const run = promisify(execFile)

const strict = {
  compilerOptions: {
    target: 'es2024',
    lib: ['es2024', 'dom'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noUnusedLocals: true,
    noUncheckedSideEffectImports: true,
    isolatedModules: true,
    verbatimModuleSyntax: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
  },
  include: ['**/*.tsx'],
}

/** A folder in which exported components can be checked and built with the packages of this project. */
export async function reactFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'react-export-'))
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(strict))
  return {
    async write(files: ReadonlyMap<string, string>, below: string) {
      for (const [name, text] of files) {
        const path = join(folder, below, name)
        await mkdir(dirname(path), { recursive: true })
        await writeFile(path, text)
      }
    },
    /** What the compiler says about everything in the folder; empty when it is content. */
    async typeErrors(): Promise<string> {
      const compiler = join(root, 'node_modules/typescript/bin/tsc')
      const done = await run(process.execPath, [compiler, '-p', folder], { maxBuffer: 10_000_000 }).catch(
        (error: { stdout: string }) => error,
      )
      return done.stdout
    },
    /** Builds these files, by a name each. */
    async build(input: Record<string, string>): Promise<void> {
      await build({
        root: folder,
        configFile: false,
        logLevel: 'silent',
        build: {
          ssr: true,
          outDir: join(folder, 'built'),
          rolldownOptions: { input, output: { entryFileNames: '[name].mjs' } },
        },
      })
    },
    /** What the component of a built file looks like. */
    async render(name: string, component: string): Promise<string> {
      const made: Record<string, FunctionComponent> = await import(
        pathToFileURL(join(folder, 'built', `${name}.mjs`)).href
      )
      const found = made[component]
      if (!found) throw new Error(`${name} exports no ${component}`)
      return renderToStaticMarkup(createElement(found))
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
