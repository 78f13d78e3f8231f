import { expect, test } from 'vitest'
import { staleAfter } from './follow-changes.ts'

test.for([
  [{ type: 'heartbeat' }, []],
  [{ type: 'projects', workspace_id: 'w' }, [['projects', 'w'], ['usage'], ['workspaces']]],
  [
    { type: 'content', project_id: 'p', revision: 2 },
    [
      ['project', 'p', 'content'],
      ['publishing', 'p'],
      ['comments', 'p'],
    ],
  ],
  [{ type: 'profile' }, [['profile'], ['credits'], ['usage'], ['purchases']]],
  // Everything: what was missed is not known.
  [{ type: 'missed' }, [[]]],
] as const)('after %j', ([event, keys]) => expect(staleAfter(event)).toEqual(keys))
