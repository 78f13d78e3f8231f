import type { Services } from '../services.ts'
import { hostInfo } from '../use-cases/host/host-info.ts'
import { useLocalModel } from '../use-cases/host/use-local-model.ts'
import { api } from './procedures/api.ts'
import { authProcedures } from './procedures/auth.ts'
import { commentProcedures } from './procedures/comments.ts'
import { contactProcedures } from './procedures/contact.ts'
import { creditProcedures } from './procedures/credits.ts'
import { domainProcedures } from './procedures/domains.ts'
import { generationProcedures } from './procedures/generations.ts'
import { messagePictureProcedures } from './procedures/message-pictures.ts'
import { notificationProcedures } from './procedures/notifications.ts'
import { modelProcedures } from './procedures/models.ts'
import { ownershipProcedures } from './procedures/ownership.ts'
import { paymentProcedures } from './procedures/payments.ts'
import { peopleProcedures } from './procedures/people.ts'
import { photoProcedures } from './procedures/photos.ts'
import { polishProcedures } from './procedures/polish.ts'
import { profileProcedures } from './procedures/profiles.ts'
import { previewLinkProcedures } from './procedures/preview-links.ts'
import { projectContentProcedures } from './procedures/project-content.ts'
import { projectProcedures } from './procedures/projects.ts'
import { readingProcedures } from './procedures/readings.ts'
import { repairProcedures } from './procedures/repairs.ts'
import { reviewProcedures } from './procedures/reviews.ts'
import { siteProcedures } from './procedures/sites.ts'
import { workspaceProcedures } from './procedures/workspaces.ts'
import { liveProcedures, realtimeProcedures } from './procedures/realtime.ts'
import { activityProcedures, usageProcedures } from './procedures/usage.ts'
import { visitProcedures } from './procedures/visits.ts'
import { submissionProcedures } from './procedures/submissions.ts'

/** Routes only unpack, call a use case and answer; a file per subject stands in `procedures/`. */
export function createRouter(services: Services) {
  return {
    auth: authProcedures(services),
    profiles: profileProcedures(services),
    workspaces: workspaceProcedures(services),
    projects: projectProcedures(services),
    projectContent: projectContentProcedures(services),
    generations: generationProcedures(services),
    readings: readingProcedures(services),
    repairs: repairProcedures(services),
    polish: polishProcedures(services),
    ...peopleProcedures(services),
    ...ownershipProcedures(services),
    ...siteProcedures(services),
    comments: commentProcedures(services),
    notifications: notificationProcedures(services),
    domains: domainProcedures(services),
    previewLinks: previewLinkProcedures(services),
    reviews: reviewProcedures(services),
    messagePictures: messagePictureProcedures(services),
    photos: photoProcedures(services),
    models: modelProcedures(services),
    realtime: realtimeProcedures(services),
    live: liveProcedures(services),
    credits: creditProcedures(services),
    payments: paymentProcedures(services),
    submissions: submissionProcedures(services),
    visits: visitProcedures(services),
    usage: usageProcedures(services),
    activity: activityProcedures(services),
    contact: contactProcedures(services),
    host: {
      info: api.host.info.handler(({ context }) => hostInfo(services, context.visitor)),
      useLocalModel: api.host.useLocalModel.handler(({ input, context }) =>
        useLocalModel(services, context.visitor, input),
      ),
    },
  }
}
