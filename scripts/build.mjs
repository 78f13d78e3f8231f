// Builds the client and the preview's runtime, then stores each file compressed beside itself.
import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root, run } from './node24.mjs'

rmSync(join(root, 'build'), { recursive: true, force: true })
// React Router gives each prerendered page 10 s, which cannot be set: beside other work the first one may miss them
run('react-router', ['build', '--logLevel', 'warn'], { tries: 2 })
rmSync(join(root, 'build', 'server'), { recursive: true, force: true })
for (const config of ['vite.preview.config.ts', 'vite.check.config.ts'])
  run('vite', ['build', '--config', config, '--logLevel', 'warn'])

for (const folder of ['client', 'preview'].map((name) => join(root, 'build', name))) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|json)$/.test(name)) continue
    const body = readFileSync(join(folder, name))
    writeFileSync(
      join(folder, `${name}.br`),
      brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(join(folder, `${name}.gz`), gzipSync(body, { level: 9 }))
  }
}
