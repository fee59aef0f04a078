// Where the time of `npm test` goes: by step, by feature or package, and which files take longest.
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './bootstrap.mjs'

const shownFiles = 10
const shownRooms = 12

export function createTiming() {
  const parts = []
  const files = []

  return {
    addPart: (name, seconds) => parts.push({ name, seconds }),

    /** `report` is what Vitest writes as JSON. Files that run beside each other are counted each. */
    addFiles(part, report) {
      if (!existsSync(report)) return
      for (const { name, startTime, endTime } of JSON.parse(readFileSync(report, 'utf8')).testResults) {
        files.push({ part, path: relative(root, name), seconds: (endTime - startTime) / 1000 })
      }
    },

    print() {
      if (files.length === 0) return
      const rooms = Map.groupBy(files, ({ path }) => roomOf(path))
      const sums = [...rooms].map(([name, inside]) => ({ name, seconds: sum(inside) }))
      console.log('\n── where the time went')
      list('steps', parts)
      list('unit tests by room', longest(sums, shownRooms))
      list(
        'longest files',
        longest(files, shownFiles).map(({ part, path, seconds }) => ({ name: `${path} (${part})`, seconds })),
      )
    },
  }
}

/** A feature of an app, a folder of a package, or what stands beside them. */
function roomOf(path) {
  const [workspace, name, , folder, feature] = path.split('/')
  if (workspace === 'apps') return [workspace, name, folder === 'features' ? feature : folder].join('/')
  return workspace === 'packages' ? [workspace, name, folder].join('/') : workspace
}

const sum = (timed) => timed.reduce((total, { seconds }) => total + seconds, 0)

const longest = (timed, most) => timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, most)

function list(title, timed) {
  console.log(`  ${title}`)
  for (const { name, seconds } of timed) console.log(`  ${seconds.toFixed(1).padStart(8)} s  ${name}`)
}
