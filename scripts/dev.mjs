// npm run dev: rebuilds the client when its sources change and restarts the server with it.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { env24, root } from './node24.mjs'
import serverArgs from './server-args.json' with { type: 'json' }
import { setup } from './setup.mjs'

let server = null
let timer = null

restart()
watch(join(root, 'src'), { recursive: true }, (_event, name) => {
  if (!name || /\.test\.tsx?$/.test(name)) return
  clearTimeout(timer)
  timer = setTimeout(restart, 200)
})
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server?.kill(signal)
    process.exit(0)
  })
}

function restart() {
  const begin = () => {
    setup()
    server = spawn('node', serverArgs, { cwd: root, stdio: 'inherit', env: env24() })
  }
  if (!server || server.exitCode !== null) return begin()
  server.once('exit', begin)
  server.kill('SIGTERM')
}
