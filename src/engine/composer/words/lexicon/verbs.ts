/** Verbs that open a capability: 'browse products, submit orders'. */
export const capabilityVerbs = new Set(
  (
    'access add adjust analyze analyse answer apply appear arm ask assign auto-fill award block book browse build ' +
    'buy calculate cancel chat check choose click collect comment communicate compare complete configure connect ' +
    'consult contact control copy create customize customise delete design discover discuss display donate download ' +
    'draw earn edit engage enter evaluate experience explore export favorite fill filter find follow generate get ' +
    'give handle hear import inquire input interact invite join keep learn like list listen load lock log login make ' +
    'manage match message monitor navigate obtain open order organize organise participate pay perform pick plan ' +
    'play post practise practice preview process promote provide publish purchase push query quickly rank rate read ' +
    'receive recommend record redeem refresh register rent reply report request reserve reset restore retrieve ' +
    'review save scan schedule search see select sell send set share show sign solve sort start store submit ' +
    'subscribe switch track try understand unlock update upload use verify view visit vote watch withdraw write zoom'
  ).split(' '),
)

/** -ing forms that do not give their verb by dropping the ending. */
export const gerunds: Record<string, string> = {
  managing: 'manage',
  publishing: 'publish',
  planning: 'plan',
  running: 'run',
  pushing: 'push',
  writing: 'write',
  sharing: 'share',
  browsing: 'browse',
  submitting: 'submit',
  creating: 'create',
  editing: 'edit',
  tracking: 'track',
  using: 'use',
  making: 'make',
  providing: 'provide',
  configuring: 'configure',
  displaying: 'display',
  setting: 'set',
  getting: 'get',
  storing: 'store',
  saving: 'save',
  updating: 'update',
  deleting: 'delete',
  generating: 'generate',
  receiving: 'receive',
  scheduling: 'schedule',
  booking: 'book',
  handling: 'handle',
  analyzing: 'analyze',
  organizing: 'organize',
  purchasing: 'purchase',
  exchanging: 'exchange',
  comparing: 'compare',
  calculating: 'calculate',
  verifying: 'verify',
  monitoring: 'monitor',
  searching: 'search',
  viewing: 'view',
  uploading: 'upload',
  downloading: 'download',
  selling: 'sell',
  buying: 'buy',
  reading: 'read',
  watching: 'watch',
  sending: 'send',
  adding: 'add',
}
