/** What somebody is in a workspace, strongest first. */
export const workspaceRoles = ['owner', 'admin', 'editor', 'viewer'] as const
export type WorkspaceRole = (typeof workspaceRoles)[number]

/** What somebody is who was invited to one project only, strongest first. */
export const projectRoles = ['editor', 'viewer'] as const
export type ProjectRole = (typeof projectRoles)[number]

/** What somebody is to a project: a member of its workspace, or a guest of that one project. Strongest first. */
export const roles = ['owner', 'admin', 'editor', 'guest-editor', 'viewer', 'guest-viewer'] as const
export type PersonRole = (typeof roles)[number]

type Rule = { who: readonly PersonRole[]; reason: string }

const all = roles
const editors = ['owner', 'admin', 'editor', 'guest-editor'] as const
const members = ['owner', 'admin', 'editor', 'viewer'] as const
const staff = ['owner', 'admin', 'editor'] as const
const admins = ['owner', 'admin'] as const

/** What each role may do, and what is said to who may not. The one table: the server and the screens ask it. */
export const permissions = {
  /** looks at a project: its pages, versions, chat, and how its site stands */
  see: { who: all, reason: 'This is not for you.' },
  /** says something about a page of a project, and takes part in what others say */
  comment: { who: all, reason: 'This is not for you.' },
  /** changes a project: pages, versions, generations, names */
  change: {
    who: editors,
    reason: 'You can look at this project, not change it. Ask the owner of its workspace to make you an editor.',
  },
  /** publishes a project, and changes its site and its forms */
  publish: {
    who: editors,
    reason: 'You can look at this project, not publish it. Ask the owner of its workspace to make you an editor.',
  },
  /** makes a link with which anybody reads a project */
  share: {
    who: editors,
    reason: 'You can look at this project, not share it. Ask the owner of its workspace to make you an editor.',
  },
  /** lets whoever has that link make a project of their own of it */
  allowCopies: {
    who: admins,
    reason: 'Only the owner and admins of the workspace let it be copied.',
  },
  /** reads what visitors of a site have written into its forms */
  readAnswers: {
    who: editors,
    reason: 'What visitors wrote is read by editors. Ask the owner of the workspace to make you one.',
  },
  createProject: {
    who: staff,
    reason: 'You can look at this workspace, not add to it. Ask its owner to make you an editor.',
  },
  deleteProject: { who: staff, reason: 'Only editors of its workspace delete a project.' },
  /** sees who is in a workspace */
  seePeople: { who: members, reason: 'Only members of the workspace see who is in it.' },
  /** invites people, gives them roles, takes them out */
  managePeople: { who: admins, reason: 'Only the owner and admins of the workspace invite and remove people.' },
  /** sees what one's own generations came to */
  seeUsage: { who: members, reason: 'Only members of the workspace see what they used.' },
  /** sees what everybody's came to */
  seeAllUsage: { who: admins, reason: 'Only the owner and admins of the workspace see what others used.' },
  /** sees who did what in a workspace */
  seeActivity: { who: admins, reason: 'Only the owner and admins of the workspace see what was done in it.' },
  /** says how many credits people may use in a month */
  limitPeople: { who: admins, reason: 'Only the owner and admins of the workspace limit what people use.' },
  changeWorkspace: { who: admins, reason: 'You must be the owner or an admin to change this workspace' },
  transferOwnership: { who: ['owner'], reason: 'Only the owner of a workspace offers it to somebody else.' },
  deleteWorkspace: { who: ['owner'], reason: 'You must be the owner to delete this workspace' },
  manageModels: { who: ['owner'], reason: 'Only the owner of the workspace adds and removes keys.' },
} as const satisfies Record<string, Rule>
export type Permission = keyof typeof permissions

/** Why somebody in that role may not do it; null when they may. Nobody (null) may do nothing. */
export function refusal(role: PersonRole | null, action: Permission): string | null {
  const { who, reason }: Rule = permissions[action]
  return role !== null && who.includes(role) ? null : reason
}

/** What somebody is to a project, by what they are in its workspace and what they were invited to. Null: a stranger. */
export function roleIn(inWorkspace: WorkspaceRole | null, invited: ProjectRole | null): PersonRole | null {
  const guest = invited && (`guest-${invited}` as const)
  return roles.find((role) => role === inWorkspace || role === guest) ?? null
}

/** What a role is called on screen. */
export const roleNames: Record<PersonRole, string> = {
  owner: 'Owner',
  admin: 'Admin',
  editor: 'Editor',
  viewer: 'Viewer',
  'guest-editor': 'Editor of this project',
  'guest-viewer': 'Viewer of this project',
}
