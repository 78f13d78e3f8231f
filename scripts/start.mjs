// npm start: installs, builds what is stale, and runs the server.
import { become } from './node24.mjs'
import { setup } from './setup.mjs'

setup()
become(['src/server/main.ts'])
