// `npm run screenshots`: takes over how components look now. Look at each picture before you commit it: it is what the next change is held to.
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { install, isOwnNode, root, run, stop } from './bootstrap.mjs'
import { requireChromium } from './chromium.mjs'

/** As many as the pictures need to look the same: flat grounds, and text in a few inks. */
const colours = '32'

install({ isWhole: true })
if (!isOwnNode()) stop('Run it as `npm run screenshots`.')
process.chdir(root)

const chromium = requireChromium()
const updated = run(
  'playwright',
  [
    'test',
    '--config',
    'e2e/components.config.ts',
    '--project',
    'desktop',
    '--grep',
    'look as they did',
    '--update-snapshots=changed',
  ],
  { env: chromium ? { CHROMIUM_PATH: chromium } : {} },
)
if (updated.status !== 0) stop('The pictures could not be taken; the lines above say why.')
shrink()

/** A picture of few colours is a third as large. Without pngquant they stay as they are, which compares as well. */
function shrink() {
  const fresh = globSync('e2e/screenshots/*.png').map((path) => join(root, path))
  const shrunk = spawnSync('pngquant', [
    '--nofs',
    '--speed',
    '1',
    '--skip-if-larger',
    '--ext',
    '.png',
    '--force',
    colours,
    '--',
    ...fresh,
  ])
  if (shrunk.error !== undefined) console.log('Install pngquant to make the pictures a third as large.')
}
