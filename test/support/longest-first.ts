import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** What takes a quarter of an hour or more in its long form, the longest first: begun last, it would run on by itself. */
const longest = [
  'test/patterns.test.ts',
  'src/design/rebase/rebase.property.test.ts',
  'test/faults/kill-while-publishing.test.ts',
  'test/api/worst-case.test.ts',
  'test/api/changes-at-once.test.ts',
  'test/faults/kill-under-writers.test.ts',
  'test/faults/project-generations.test.ts',
]

/** Begins with the files that take longest; the others come in the usual order. */
export default class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const usual = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.some((path) => moduleId.endsWith(path))
    const place = ({ moduleId }: TestSpecification) => longest.findIndex((path) => moduleId.endsWith(path))
    const long = usual.filter(isLong).toSorted((one, other) => place(one) - place(other))
    return [...long, ...usual.filter((file) => !isLong(file))]
  }
}
