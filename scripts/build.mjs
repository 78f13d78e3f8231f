// Builds the client and the preview's runtime, then stores each file compressed beside itself.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root, run } from './node24.mjs'

rmSync(join(root, 'build'), { recursive: true, force: true })
run('react-router', ['build', '--logLevel', 'warn'])
rmSync(join(root, 'build', 'server'), { recursive: true, force: true })
run('vite', ['build', '--config', 'vite.preview.config.ts', '--logLevel', 'warn'])

const client = join(root, 'build', 'client')
for (const name of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
  if (!/\.(js|css|svg|json)$/.test(name)) continue
  const body = readFileSync(join(client, name))
  writeFileSync(
    join(client, `${name}.br`),
    brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
  writeFileSync(join(client, `${name}.gz`), gzipSync(body, { level: 9 }))
}
