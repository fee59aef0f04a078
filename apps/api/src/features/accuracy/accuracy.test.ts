import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getAccuracy } from '@auscult/contract/public/accuracy.ts'
import { expect, test } from 'vitest'
import { startTestApp } from '../../testing/test-app.ts'
import { readReport } from './read-report.ts'

test('a stranger reads how well the engine did, with what it had to reach', async () => {
  const app = await startTestApp()

  const answer = await app.call(getAccuracy)

  expect(answer.status).toBe(200)
  expect(answer.body).toMatchObject({
    figures: expect.arrayContaining([
      expect.objectContaining({ id: 'clinicians-abstention-two', measuredOn: expect.any(String) }),
    ]),
  })
  await app.close()
})

test('where nothing was measured there is nothing to show, and a file of another form stops the start', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'auscult-accuracy-'))
  const broken = join(folder, 'figures.json')
  await writeFile(broken, '{"figures":[{"id":"retrieval"}]}')

  await expect(readReport(pathToFileURL(join(folder, 'none.json')))).resolves.toEqual({ figures: [] })
  await expect(readReport(pathToFileURL(broken))).rejects.toThrow('measure')
  await rm(folder, { recursive: true })
})
