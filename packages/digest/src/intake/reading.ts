import type { Version } from '../fetch/fetch-public.ts'
import type { Story } from '../story.ts'

/** An entry or paper, and the story it gave or why it gave none. */
export type Told = { title: string; story: Story } | { title: string; refusal: string }

/** What a source had to say. `told` is undefined where nothing has changed since the last time. */
export type Reading = { told: Told[] | undefined; version: Version }
