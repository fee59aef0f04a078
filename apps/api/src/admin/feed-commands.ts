import { Source } from '@auscult/digest/known-sources.ts'
import { z } from 'zod'
import type { Intake } from '../features/intake/intake.ts'
import { CommandError } from './command-error.ts'
import { describeHealth, describeReport, describeStory } from './print-feed.ts'

const Id = z.string().trim().min(1).max(300)
const Url = z.url({ protocol: /^https$/u })

export const FeedCommand = z.discriminatedUnion('name', [
  z.strictObject({ name: z.literal('feed sync'), now: z.boolean().default(false) }),
  z.strictObject({ name: z.literal('feed sources'), all: z.boolean().default(false) }),
  z.strictObject({
    name: z.literal('feed add'),
    source: z.string().trim().min(1).max(200),
    url: Url,
    site: Url.optional(),
  }),
  z.strictObject({ name: z.literal('feed remove'), source: z.string().trim().min(1) }),
  z.strictObject({
    name: z.literal('feed review'),
    most: z.coerce.number().int().min(1).max(1_000).default(20),
  }),
  z.strictObject({ name: z.literal('feed approve'), id: Id }),
  z.strictObject({ name: z.literal('feed refuse'), id: Id }),
])
export type FeedCommand = z.infer<typeof FeedCommand>

/** Runs a command on news and research and resolves to what it prints. Throws `CommandError`. */
export async function runFeedCommand({ intake }: { intake: Intake }, command: FeedCommand): Promise<string> {
  switch (command.name) {
    case 'feed sync':
      return syncNow(intake, command.now)
    case 'feed sources':
      return listSources(intake, command.all)
    case 'feed add':
      return addSource(intake, command)
    case 'feed remove':
      if (!(await intake.remove(command.source)))
        throw new CommandError(`No source of your own is called '${command.source}'.`)
      return `${command.source} is not asked any more. What it told of stays.`
    case 'feed review': {
      const waiting = await intake.listWaiting(command.most)
      return waiting.length === 0 ? 'Nothing waits for review.' : waiting.map(describeStory).join('\n\n')
    }
    default:
      return decide(intake, command)
  }
}

async function syncNow(intake: Intake, evenIfNotDue: boolean): Promise<string> {
  const reports = await intake.sync({ evenIfNotDue })
  if (reports.length === 0)
    return 'No source is switched on: set FEED_SOURCES, or add one with npm run feed -- add NAME ADDRESS.'
  return reports.map(describeReport).join('\n')
}

async function listSources(intake: Intake, all: boolean): Promise<string> {
  const sources = await intake.listSources()
  const shown = all ? sources : sources.filter(({ isOn }) => isOn)
  const others = sources.length - shown.length
  return [
    ...shown.map(describeHealth),
    ...intake.unknownNames.map((name) => `FEED_SOURCES names '${name}', which is no source.`),
    ...(others === 0 ? [] : [`${others} more are off; --all lists them.`]),
  ].join('\n')
}

async function addSource(
  intake: Intake,
  { source: name, url, site }: Extract<FeedCommand, { name: 'feed add' }>,
): Promise<string> {
  const source = Source.parse({
    name,
    shortName: name,
    kind: 'agency',
    country: '',
    website: site ?? new URL(url).origin,
    aliases: [],
    specialities: [],
    medlineTitle: null,
    feed: { address: url, mark: 'checked' },
  })
  try {
    return `${describeReport(await intake.add(source))}\nIt is asked from now on.`
  } catch (error) {
    throw new CommandError(
      `${name} was not added: ${error instanceof Error ? error.message : String(error)}. Check the address with a browser.`,
    )
  }
}

async function decide(
  intake: Intake,
  { name, id }: Extract<FeedCommand, { name: 'feed approve' | 'feed refuse' }>,
): Promise<string> {
  const isApproval = name === 'feed approve'
  const wasWaiting = isApproval ? await intake.approve(id) : await intake.turnDown(id)
  if (!wasWaiting) throw new CommandError(`Nothing waits for review under '${id}'.`)
  return isApproval ? `${id} can be read now.` : `${id} is turned down and does not come again.`
}
