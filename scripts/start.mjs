// npm start: installs, builds what is stale, and runs the server.
import { become } from './node24.mjs'
import serverArgs from './server-args.json' with { type: 'json' }
import serverEnv from './server-env.json' with { type: 'json' }
import { setup } from './setup.mjs'

setup()
// Young objects of each thread have little room, old ones are swept when there is half as much again, and threads share
// two pools of memory: some hundred megabytes less.
become(serverArgs, serverEnv)
