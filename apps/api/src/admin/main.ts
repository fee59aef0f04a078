import type { PostTerms } from '@auscult/digest/search/post-terms.ts'
import { BadConfiguration, type Config, loadConfig, publicUrlOf } from '../config.ts'
import { createNotifier } from '../features/notifications/notifier.ts'
import { createSessions } from '../http/session.ts'
import { openIntake } from '../compose/intake.ts'
import { loadOnlyPostTerms, openBaseParts, openOnlyEvidence } from '../open-parts.ts'
import type { EvidencePart } from '../parts/evidence.ts'
import { createOutbox } from '../parts/mail/outbox.ts'
import { StartError } from '../parts/start-error.ts'
import { CommandError } from './command-error.ts'
import { type Command, runCommand } from './commands.ts'
import { askRunningServer } from './control-door.ts'
import { previewFeed, readPreviewedFile } from './preview-feed.ts'
import { readArguments, usage } from './read-arguments.ts'

try {
  await main()
} catch (error) {
  const isPlain =
    error instanceof CommandError || error instanceof StartError || error instanceof BadConfiguration
  console.error(isPlain ? error.message : error)
  process.exit(1)
}

async function main(): Promise<void> {
  const given = process.argv.slice(2)
  const previewed = readPreviewedFile(given)
  if (previewed !== undefined) {
    console.log(await previewFeed(previewed, loadConfig().DATA_DIR))
    return
  }
  const command = readArguments(given)
  if (command === undefined) throw new CommandError(usage)
  const config = loadConfig()
  const output = (await askRunningServer(config.DATA_DIR, command)) ?? (await runHere(config, command))
  console.log(output)
}

/** No server runs on this data folder: the same command, on the database opened here. */
async function runHere(config: Config, command: Command): Promise<string> {
  const parts = await openBaseParts(config)
  const { clock, counters, database, secrets, mailer, mailbox, storage } = parts
  let evidence: Promise<EvidencePart> | undefined
  let terms: Promise<PostTerms> | undefined
  try {
    await database.migrate()
    const { db } = database
    const loadTerms = () => (terms ??= loadOnlyPostTerms(config))
    const openEvidence = () => (evidence ??= openOnlyEvidence(config))
    return await runCommand(
      {
        db,
        clock,
        mailbox,
        secrets,
        notifier: createNotifier(clock),
        intake: openIntake({ config, clock, db, openEvidence, loadTerms }),
        publicUrl: publicUrlOf(config),
        sessions: createSessions({ db, secrets, clock }),
        outbox: createOutbox({ db, mailer, clock, onFailure: (error) => console.error(error) }),
      },
      command,
    )
  } finally {
    mailer.close()
    await (await evidence)?.close()
    await storage.close()
    await counters.close()
    await database.close()
  }
}
