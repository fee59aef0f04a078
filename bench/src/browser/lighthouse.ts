import { loadavg } from 'node:os'
import { quantile } from '@auscult/evaluation/report/quantile.ts'
import { table, writePart } from '@auscult/evaluation/report/page.ts'
import lighthouse, { type Result } from 'lighthouse'
import { startChromium, startProduct } from './served-product.ts'

const pages = ['/', '/login', '/signup']
const runs = 3

/** Floors of a release: scores of 100, kB of script as it is sent, layout shift. `/` alone has a floor for its script. */
const floors = ['95', '100', '100', '100', '150 on /', '0']

type Measured = { values: number[]; failed: string[] }

/** What Lighthouse says of the served product on a middling phone and network, which it simulates: the median of three runs. */
export async function benchLighthouse(): Promise<void> {
  const product = await startProduct()
  const chromium = await startChromium()
  const rows: string[][] = [['floor', ...floors]]
  const failed = new Set<string>()
  try {
    for (const page of pages) {
      const measured: Measured[] = []
      for (let run = 0; run < runs; run += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one at a time, or they would measure each other
        measured.push(await measure(`http://localhost:${product.port}${page}`, chromium.port))
      }
      rows.push([page, ...medians(measured)])
      for (const { failed: names } of measured) for (const name of names) failed.add(`${page}: ${name}`)
    }
  } finally {
    await chromium.stop()
    await product.stop()
  }
  const figures = table(
    ['page', 'performance', 'accessibility', 'best practices', 'SEO', 'script kB', 'layout shift'],
    rows,
  )
  console.log(`${figures}\n\n${[...failed].join('\n')}`)
  await writePart('Lighthouse', `${figures}\n\n${method()}`)
}

async function measure(address: string, port: number): Promise<Measured> {
  const outcome = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
  })
  if (outcome === undefined || outcome.lhr.runtimeError !== undefined)
    throw new Error(`Lighthouse could not measure ${address}: ${outcome?.lhr.runtimeError?.message ?? ''}`)
  const { categories, audits } = outcome.lhr
  const scores = ['performance', 'accessibility', 'best-practices', 'seo'].map((name) =>
    Math.round((categories[name]?.score ?? 0) * 100),
  )
  return {
    values: [
      ...scores,
      scriptKilobytes(audits),
      audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    ],
    failed: Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) => score !== null && score < 1 && scoreDisplayMode !== 'informative',
      )
      .map(({ id, displayValue }) => `${id} ${displayValue ?? ''}`.trim()),
  }
}

/** All script that the page fetched, also what came after it stood. */
function scriptKilobytes(audits: Result['audits']): number {
  const details = audits['network-requests']?.details
  const items = details?.type === 'table' ? details.items : []
  const bytes = items
    .filter(({ resourceType }) => resourceType === 'Script')
    .map(({ transferSize }) => (typeof transferSize === 'number' ? transferSize : 0))
  return bytes.reduce((sum, size) => sum + size, 0) / 1_000
}

function medians(measured: readonly Measured[]): string[] {
  return floors.map((_floor, column) => {
    const middle = quantile(
      measured.map(({ values }) => values[column] ?? Number.NaN),
      0.5,
    )
    return column < 4 ? String(middle) : middle.toFixed(column === 4 ? 0 : 3)
  })
}

const method =
  () => `The built web app from the server on this machine, mobile preset of Lighthouse 13.5 with its simulated phone and network, median of
${runs} runs. Script is all that the page fetched, compressed as it was sent (Brotli). Performance means something on a quiet machine only;
the load of this one was ${(loadavg()[0] ?? 0).toFixed(1)}.`
