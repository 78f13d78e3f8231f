import { auth } from './auth.ts'
import { contact } from './contact.ts'
import { credits } from './credits.ts'
import { generations } from './generations.ts'
import { host } from './host.ts'
import { messagePictures } from './message-pictures.ts'
import { models } from './models.ts'
import { photos } from './photos.ts'
import { payments } from './payments.ts'
import { profiles } from './profiles.ts'
import { projectContent } from './project-content.ts'
import { projects } from './projects.ts'
import { readings } from './readings.ts'
import { repairs } from './repairs.ts'
import { realtime } from './realtime.ts'
import { releases, sites } from './sites.ts'
import { laterContract } from './later-contract.ts'
import { workspaces } from './workspaces.ts'

/** What the screens call from the first one on. */
export const firstContract = {
  auth,
  profiles,
  workspaces,
  projects,
  projectContent,
  generations,
  readings,
  repairs,
  sites,
  releases,
  models,
  messagePictures,
  photos,
  credits,
  payments,
  contact,
  realtime,
  host,
}

/** The whole API: what is not here does not exist for the client or anybody else. */
export const contract = { ...firstContract, ...laterContract }
