import { Gauge } from 'prom-client'
import type { Services } from '../compose/services.ts'
import type { Metrics } from './metrics.ts'
import { installationReaders, type Reading } from './read-installation.ts'

/** Whoever asks more often gets what was read last: a reading costs the database a few short queries. */
const freshForMs = 5_000
const readWithinMs = 2_000

/**
 * Puts what the installation holds beside what this server counted. A figure that cannot be read in time is left out, never told as it was
 * before: an alert on a missing one is honest, one on an old one is not.
 */
export function gatherInstallation(services: Services, { registry }: Metrics): void {
  for (const [name, { help, labelNames = [], read }] of Object.entries(installationReaders)) {
    const readFresh = keepFresh(() => read(services))
    const gauge = new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const readings = await readFresh()
        gauge.reset()
        // Without labels a reset is a 0, which would be told as a figure.
        if (labelNames.length === 0) gauge.remove()
        for (const { labels = {}, value } of readings) gauge.set(labels, value)
      },
    })
  }
}

/** Reads once for all who ask within a moment; nothing where it fails or takes too long. */
function keepFresh(read: () => Promise<Reading[]>): () => Promise<Reading[]> {
  let last: { at: number; readings: Promise<Reading[]> } | undefined
  return () => {
    if (last === undefined || performance.now() - last.at >= freshForMs)
      last = { at: performance.now(), readings: readWithin(read) }
    return last.readings
  }
}

async function readWithin(read: () => Promise<Reading[]>): Promise<Reading[]> {
  const late = Promise.withResolvers<Reading[]>()
  const timer = setTimeout(() => late.resolve([]), readWithinMs)
  try {
    return await Promise.race([read(), late.promise])
  } catch {
    return []
  } finally {
    clearTimeout(timer)
  }
}
