import { afterAll, beforeAll, beforeEach } from 'vitest'
import { addDoctor, type Person } from './people.ts'
import { startTestApp, type TestApp } from './test-app.ts'

/** Of the file whose tests run, once `withDoctors` was called in it. */
export let app: TestApp
export let ada: Person
export let ben: Person
export let cleo: Person

/** For tests of what people have to do with each other: the app, and three doctors who do not know each other, new for each test. */
export function withDoctors(): void {
  beforeAll(async () => {
    app = await startTestApp()
  })
  beforeEach(async () => {
    await app.reset()
    ada = await addDoctor(app)
    ben = await addDoctor(app, { name: 'Ben Kidd' })
    cleo = await addDoctor(app, { name: 'Cleo Marr' })
  })
  afterAll(() => app.close())
}
