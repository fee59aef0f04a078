// `node scripts/render-images.mjs`: draws the icons and the picture of link previews anew, from apps/web/images into apps/web/public.
// Run it after a change of a drawing; what it makes is checked in, so that a build needs no browser.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './bootstrap.mjs'
import { requireChromium } from './chromium.mjs'

const drawings = join(root, 'apps', 'web', 'images')
const served = join(root, 'apps', 'web', 'public')
const scratch = mkdtempSync(join(tmpdir(), 'auscult-images-'))
const chromium = requireChromium()
if (chromium === undefined) throw new Error('Set CHROMIUM_PATH to a Chromium.')

const fonts = ['source-sans-3', 'source-serif-4'].map((name) => {
  const family = name === 'source-sans-3' ? 'Source Sans 3 Variable' : 'Source Serif 4 Variable'
  const file = join(
    root,
    'node_modules',
    '@fontsource-variable',
    name,
    'files',
    `${name}-latin-wght-normal.woff2`,
  )
  return `@font-face { font-family: '${family}'; font-weight: 200 900; src: url('${pathToFileURL(file).href}') }`
})

/** Draws an SVG file as a PNG of that many pixels; what it leaves free stays transparent. */
function draw(svg, width, height = width) {
  const page = join(scratch, 'page.html')
  const picture = join(scratch, 'picture.png')
  const shape = `svg { display: block; width: ${width}px; height: ${height}px }`
  writeFileSync(
    page,
    `<!doctype html><style>${fonts.join('')} body { margin: 0 } ${shape}</style>${readFileSync(svg, 'utf8')}`,
  )
  const { status, stderr } = spawnSync(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--allow-file-access-from-files',
      '--hide-scrollbars',
      '--force-device-scale-factor=1',
      '--default-background-color=00000000',
      '--virtual-time-budget=3000',
      `--window-size=${width},${height}`,
      `--screenshot=${picture}`,
      pathToFileURL(page).href,
    ],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(`Chromium did not draw ${svg}: ${stderr}`)
  const drawn = readFileSync(picture)
  // The size stands in the first chunk of a PNG.
  if (drawn.readUInt32BE(16) !== width || drawn.readUInt32BE(20) !== height)
    throw new Error(`${svg} came out in another size than ${width} by ${height}`)
  return drawn
}

/** An .ico file that holds one PNG: a header of 6 bytes, a directory entry of 16, the picture. */
function wrapAsIco(png, size) {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

try {
  const icon = join(drawings, 'app-icon.svg')
  const maskable = join(drawings, 'app-icon-maskable.svg')
  const pictures = {
    'icon-192.png': draw(icon, 192),
    'icon-512.png': draw(icon, 512),
    'icon-maskable-512.png': draw(maskable, 512),
    // Without corners of its own: the phone rounds it.
    'apple-touch-icon.png': draw(maskable, 180),
    'favicon.ico': wrapAsIco(draw(join(served, 'icon.svg'), 32), 32),
    'open-graph.png': draw(join(drawings, 'open-graph.svg'), 1200, 630),
  }
  for (const [name, picture] of Object.entries(pictures)) {
    writeFileSync(join(served, name), picture)
    console.log(`${name}: ${picture.length} bytes`)
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
