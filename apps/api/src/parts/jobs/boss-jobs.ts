import { PgBoss } from 'pg-boss'
import type { DatabasePart } from '../db/database.ts'
import type { Jobs } from './jobs.ts'

/** A cron minute passes unseen where nobody looks twice in it; looking costs one short query. */
const usualPace = { planEverySeconds: 30, lookEverySeconds: 20 }
const stopWithinMs = 10_000
const usualLongestRunSeconds = 15 * 60

/** Jobs in the product's own database, in a schema `pgboss` beside its tables. */
export function createBossJobs(
  { jobStore }: Pick<DatabasePart, 'jobStore'>,
  onError: (error: unknown) => void,
  { planEverySeconds, lookEverySeconds }: typeof usualPace = usualPace,
): Jobs {
  const boss = new PgBoss({
    ...jobStore,
    clockMonitorIntervalSeconds: 600,
    cronMonitorIntervalSeconds: planEverySeconds,
    cronWorkerIntervalSeconds: Math.min(5, lookEverySeconds),
  })
  boss.on('error', onError)
  let isStarted = false

  return {
    async start(jobs) {
      await boss.start()
      isStarted = true
      const wanted = new Set(jobs.map(({ name }) => name))
      // What an earlier release scheduled would be made for ever, with nobody to do it.
      const leftOver = (await boss.getSchedules()).filter(({ name }) => !wanted.has(name))
      await Promise.all(leftOver.map(({ name }) => boss.unschedule(name)))
      for (const { name, schedule, run, longestRunSeconds = usualLongestRunSeconds } of jobs) {
        // oxlint-disable no-await-in-loop -- each needs its queue before its schedule
        await boss.createQueue(name, {
          policy: 'exclusive',
          retryLimit: 0,
          expireInSeconds: longestRunSeconds,
        })
        await boss.work(name, { pollingIntervalSeconds: lookEverySeconds }, async () => {
          await run().catch(onError)
        })
        await boss.schedule(name, schedule, null, { tz: 'UTC' })
        // oxlint-enable no-await-in-loop
      }
    },
    async stop() {
      if (!isStarted) return
      isStarted = false
      await boss.stop({ graceful: true, timeout: stopWithinMs })
    },
  }
}
