import type { Version } from '../fetch/fetch-public.ts'
import type { Story } from '../story.ts'

/** What has become of a work since it was published, under every id that a story of it may have. */
export type WorkStatus = { ids: readonly string[]; status: NonNullable<Story['status']> }

/** An entry or paper, and the story it gave or why it gave none; `work` where it does not stand as it was published, whatever it gave. */
export type Told = { title: string; work?: WorkStatus } & ({ story: Story } | { refusal: string })

/** What a source had to say. `told` is undefined where nothing has changed since the last time. */
export type Reading = { told: Told[] | undefined; version: Version }
