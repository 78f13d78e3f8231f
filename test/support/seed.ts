import fc from 'fast-check'

/** The same cases in every run, so that a red test is a change's doing; `SEED=$RANDOM npx vitest --project unit` looks for new ones. */
fc.configureGlobal({ seed: Number(process.env['SEED'] ?? 20_261_122) })
