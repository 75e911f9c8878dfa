import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those of a folder `test` start processes, nodes and whole markets: begun last, one of them would run on alone. */
const isLong = ({ moduleId }: TestSpecification): boolean => /\/(?:apps|packages)\/\w+\/test\//.test(moduleId)

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

export default defineConfig({
  test: { projects: ['packages/*', 'apps/*', 'apps/web/vitest.apart.config.ts'], sequence: { sequencer: LongFirst } },
})
