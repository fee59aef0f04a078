import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { withMinimumDuration } from './minimum-duration.ts'

const floorMs = 60
/** A timer counts whole milliseconds and may ring within the last of them. */
const earliestMs = floorMs - 1

const refuse = () => withMinimumDuration(floorMs, () => Promise.reject(new Error('unknown')))

async function timed(work: () => Promise<unknown>): Promise<number> {
  const startMs = performance.now()
  await work().catch(() => undefined)
  return performance.now() - startMs
}

describe('a call that tells nobody how much it had to do', () => {
  it('answers no sooner than its floor when there was nothing to do', async () => {
    expect(await timed(() => withMinimumDuration(floorMs, async () => 'known'))).toBeGreaterThanOrEqual(
      earliestMs,
    )
  })

  it('fails no sooner either', async () => {
    expect(await timed(refuse)).toBeGreaterThanOrEqual(earliestMs)
    await expect(refuse()).rejects.toThrow('unknown')
  })

  it('waits for work that takes longer, and gives what came of it', async () => {
    const work = async () => {
      await pause(2 * floorMs)
      return 'done'
    }

    expect(await withMinimumDuration(floorMs, work)).toBe('done')
  })
})
