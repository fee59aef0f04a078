// Sees to a Redis server for the tests of shared counters, which say so and are skipped where none can be had.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './bootstrap.mjs'

export function installRedis() {
  const isThere = ['redis-server', 'valkey-server'].some(
    (name) => spawnSync(name, ['--version']).status === 0,
  )
  if (isThere) return
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log('Installing Redis for the tests ...')
    run('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'redis-server'], {
      stdio: 'ignore',
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (spawnSync('redis-server', ['--version']).status !== 0)
    console.log('There is no redis-server: the tests of counters that servers share are skipped.')
}
