import { expect, test } from 'vitest'
import { readLabelledAbstracts } from './labelled-abstracts.ts'
import { judgeRoles } from './sentence-roles.ts'
import { hasSharedSets, sharedFolder } from './shared-sets.ts'

test.skipIf(!hasSharedSets())(
  `the parts of real abstracts are told without their labels (needs ${sharedFolder})`,
  async () => {
    const abstracts = await readLabelledAbstracts()

    const heldBack = judgeRoles(abstracts.filter(({ isHeldBack }) => isHeldBack))

    expect(heldBack.abstracts).toBeGreaterThan(900)
    expect(heldBack.accuracy).toBeGreaterThan(0.83)
    expect(heldBack.macroF1).toBeGreaterThan(0.8)
    expect(heldBack.quotablePrecision).toBeGreaterThan(0.92)
  },
  60_000,
)
